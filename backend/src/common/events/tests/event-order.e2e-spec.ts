import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { signedInAccount } from '../../../../test/account.js';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { until } from '../../../../test/until.js';
import { Events } from '../events.js';
import { Reader } from './reader.js';

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('events of transactions that overlap', () => {
  let test: TestApp;
  let id: string;
  let cookie: string;
  const readers: Reader[] = [];

  beforeAll(async () => {
    test = await createTestApp();
    ({ id, cookie } = await signedInAccount(test));
  });
  afterEach(async () => {
    for (const reader of readers.splice(0)) reader.close();
    await test.dataSource.query('DELETE FROM events');
  });
  afterAll(() => test.close());

  const open = async (lastEventId?: string): Promise<Reader> => {
    const reader = await Reader.open(test.url, cookie, lastEventId === undefined ? {} : { lastEventId });
    readers.push(reader);
    await until(() => reader.messages.length > 0);
    return reader;
  };
  /** Writes an event, and commits or rolls back once `ready` resolves. */
  const publish = (subject: string, ready?: () => Promise<void>, commits = true): Promise<void> =>
    test.dataSource
      .transaction(async (tx) => {
        await test.app.get(Events).publish(tx, [id], { topic: 'jobs', subject });
        await ready?.();
        if (!commits) throw new Error('no');
      })
      .catch((error: unknown) => {
        if (commits) throw error;
      });

  /** Publishes an event in a transaction that stays open until `commit` is called. */
  const publishSlowly = async (subject: string): Promise<{ commit: () => Promise<void> }> => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let committed = Promise.resolve();
    await new Promise<void>((written) => {
      committed = publish(subject, () => (written(), released));
    });
    return { commit: () => (release(), committed) };
  };

  /** Publishes an event while another transaction is open. The embedded database runs one transaction at a time. */
  const publishMeanwhile = async (subject: string, slow: { commit: () => Promise<void> }): Promise<void> => {
    const published = publish(subject);
    if (!process.env['TEST_SERVER_URL']) await slow.commit();
    await published;
  };

  it('arrive when they are committed, the smaller number after the larger one, each once', async () => {
    const reader = await open();
    const slow = await publishSlowly('slow');
    await publishMeanwhile('fast', slow);
    await slow.commit();
    expect(await until(() => reader.changes.length >= 2)).toBe(true);
    await publish('last');
    expect(await until(() => reader.subjects.includes('last'))).toBe(true);
    expect(reader.subjects.toSorted()).toEqual(['fast', 'last', 'slow']);
  });

  it('replays an event to a reader that left between two overlapping commits', async () => {
    const reader = await open();
    const slow = await publishSlowly('slow');
    await publishMeanwhile('fast', slow);
    await until(() => reader.subjects.includes('fast'));
    const position = reader.lastId;
    const met = reader.subjects;
    reader.close();
    await slow.commit();
    const after = await open(position);
    expect(await until(() => [...met, ...after.subjects].includes('slow'))).toBe(true);
  });

  it('delivers all events to a reader that reconnects during concurrent writes', async () => {
    const writers = 8;
    const each = 25;
    const committed: string[] = [];
    const met = new Set<string | undefined>();
    const write = async (writer: number): Promise<void> => {
      for (let number = 0; number < each; number++) {
        const subject = `${writer}-${number}`;
        const commits = (writer + number) % 7 !== 0;
        await publish(subject, () => pause(((writer * 7 + number * 3) % 5) * 4), commits);
        if (commits) committed.push(subject);
      }
    };
    let writing = true;
    const written = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer))).finally(
      () => (writing = false),
    );
    let position: string | undefined;
    const visit = (milliseconds: number): Promise<void> => visitUntil(() => pause(milliseconds).then(() => true));
    const visitUntil = async (isEnough: () => boolean | Promise<boolean>): Promise<void> => {
      const reader = await open(position);
      await until(async () => {
        for (const subject of reader.subjects) met.add(subject);
        return isEnough();
      });
      for (const subject of reader.subjects) met.add(subject);
      position = reader.lastId;
      reader.close();
    };
    for (let round = 0; writing; round++) await visit((round % 4) * 15);
    await written;
    await visitUntil(() => committed.every((subject) => met.has(subject)));
    expect(committed.length).toBeGreaterThan(150);
    expect([...met].toSorted()).toEqual(committed.toSorted());
  });
});
