import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { signedInAccount } from '../../../../test/account.js';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { until } from '../../../../test/until.js';
import { EventListener } from '../event-listener.js';
import { Events } from '../events.js';
import { Reader } from './reader.js';

const ACCOUNTS = 40;
const STREAMS_EACH = 5;

describe('two hundred streams', () => {
  let test: TestApp;
  const ids: string[] = [];
  const readers: Reader[] = [];

  beforeAll(async () => {
    test = await createTestApp();
    for (let count = 0; count < ACCOUNTS; count++) {
      const { id, cookie } = await signedInAccount(test);
      ids.push(id);
      const own = Array.from({ length: STREAMS_EACH }, () => Reader.open(test.url, cookie));
      readers.push(...(await Promise.all(own)));
    }
  });
  afterAll(async () => {
    for (const reader of readers) reader.close();
    await test.close();
  });

  it('query the events table once for all of them, at each poll and each notification', async () => {
    expect(await until(() => readers.every((reader) => reader.messages.length > 0))).toBe(true);
    expect(await until(() => test.app.get(EventListener).listening)).toBe(true);
    const query = jest.spyOn(test.dataSource, 'query');
    const polls = (): number => query.mock.calls.filter(([sql]) => /FROM (now_is|events)/.test(sql)).length;
    expect(await until(() => polls() > 0)).toBe(true); // without events: the scheduled poll
    expect(polls()).toBeLessThanOrEqual(2);

    query.mockClear();
    await test.dataSource.transaction((tx) => test.app.get(Events).publish(tx, ids, { topic: 'jobs', subject: 'all' }));
    expect(await until(() => readers.every((reader) => reader.subjects.includes('all')))).toBe(true);
    expect(polls()).toBeLessThanOrEqual(2);
    query.mockRestore();
  });
});
