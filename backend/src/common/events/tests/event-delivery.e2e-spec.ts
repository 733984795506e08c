import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { signedInAccount } from '../../../../test/account.js';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { until } from '../../../../test/until.js';
import { Wire } from '../../../../test/wire.js';
import { EventHub } from '../event-hub.js';
import { EventListener } from '../event-listener.js';
import { Events } from '../events.js';
import { Reader } from './reader.js';

describe('events', () => {
  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    jest.restoreAllMocks();
    for (const end of ends.splice(0).reverse()) await end();
  });

  async function start(...args: Parameters<typeof createTestApp>): Promise<TestApp> {
    const [environment, options] = args;
    const test = await createTestApp(environment, { ...options, own: true });
    ends.push(() => test.close());
    return test;
  }

  async function open(test: TestApp, cookie: string): Promise<Reader> {
    const reader = await Reader.open(test.url, cookie);
    ends.push(() => reader.close());
    await until(() => reader.messages.length > 0);
    return reader;
  }

  const publish = (test: TestApp, userId: string, subject: string): Promise<void> =>
    test.dataSource.transaction((tx) => test.app.get(Events).publish(tx, [userId], { topic: 'jobs', subject }));

  it('go from one process to the streams of another', async () => {
    const one = await start();
    const two = await start({}, { keepData: true });
    const me = await signedInAccount(one);
    const reader = await open(two, me.cookie);
    await until(() => two.app.get(EventListener).listening);
    const hint = jest.spyOn(two.app.get(EventHub), 'readLog');
    await publish(one, me.id, 'across');
    expect(await until(() => hint.mock.calls.length > 0)).toBe(true);
    expect(await until(() => reader.subjects.includes('across'))).toBe(true);
  });

  it('replays events from another process than the one that the browser read from before', async () => {
    const one = await start();
    const two = await start({}, { keepData: true });
    const me = await signedInAccount(one);
    const before = await open(one, me.cookie);
    await publish(one, me.id, 'seen');
    expect(await until(() => before.subjects.includes('seen'))).toBe(true);
    before.close();
    await publish(one, me.id, 'missed');
    const after = await Reader.open(two.url, me.cookie, { header: before.lastId ?? '' });
    ends.push(() => after.close());
    expect(await until(() => after.subjects.includes('missed'))).toBe(true);
  });

  it('arrive by polling while NOTIFY is lost, and by NOTIFY again once the listener reconnects', async () => {
    const target = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    const wire = new Wire(target);
    ends.push(() => wire.close());
    const test = await start({ DATABASE_DIRECT_URL: await wire.url(target) });
    const listener = test.app.get(EventListener);
    const me = await signedInAccount(test);
    const reader = await open(test, me.cookie);
    expect(await until(() => listener.listening)).toBe(true);
    wire.cut();
    expect(await until(() => !listener.listening)).toBe(true);
    await publish(test, me.id, 'unhinted');
    expect(await until(() => reader.subjects.includes('unhinted'))).toBe(true);
    wire.mend();
    expect(await until(() => listener.listening)).toBe(true);
    const hint = jest.spyOn(test.app.get(EventHub), 'readLog');
    await publish(test, me.id, 'hinted');
    expect(await until(() => hint.mock.calls.length > 0)).toBe(true);
    expect(await until(() => reader.subjects.includes('hinted'))).toBe(true);
  });

  it('closes the stream of an ended session, and leaves other streams open', async () => {
    const test = await start();
    const [ended, staying] = await Promise.all([signedInAccount(test), signedInAccount(test)]);
    const [first, second] = await Promise.all([open(test, ended.cookie), open(test, staying.cookie)]);
    await test.dataSource.query('DELETE FROM sessions WHERE user_id = $1', [ended.id]);
    await test.app.get(EventHub).sendHeartbeats();
    expect(await until(() => first.closed)).toBe(true);
    expect(first.messages.at(-1)?.event).toBe('end');
    expect(await until(() => second.messages.at(-1)?.event === 'beat')).toBe(true);
    expect(second.messages.at(-1)?.id).toMatch(/^\d+-\d+$/);
    expect(second.closed).toBe(false);
  });

  it('close each stream with a retry time when the server stops', async () => {
    const test = await createTestApp({}, { own: true });
    const me = await signedInAccount(test);
    const reader = await open(test, me.cookie);
    await test.app.close();
    expect(await until(() => reader.closed)).toBe(true);
    expect(reader.retries).toHaveLength(2);
    expect(reader.retries[1]).toBeLessThan(5000);
  });
});
