import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventTopic } from '@nukkad/contract/platform/events';
import type { EntityManager } from 'typeorm';
import { signedInAccount } from '../../../../test/account.js';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { until } from '../../../../test/until.js';
import { Events } from '../events.js';
import { Reader } from './reader.js';

describe('GET /api/events', () => {
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

  const open = async (options = {}, as = cookie): Promise<Reader> => {
    const reader = await Reader.open(test.url, as, options);
    readers.push(reader);
    await until(() => reader.messages.length > 0);
    return reader;
  };
  /**
   * Returns whether repeated reconnects finally return no events. A reconnect repeats events younger than the oldest
   * open transaction of the server.
   */
  const runsDry = async (optionsOf: (position: string | undefined) => object, from: Reader): Promise<boolean> => {
    let reader = from;
    return until(async () => {
      reader.close();
      reader = await open(optionsOf(reader.lastId));
      return reader.messages[0]?.event === 'change' && reader.changes.length === 0;
    });
  };
  const publish = (subject: string, userId = id, topic: EventTopic = 'jobs'): Promise<void> =>
    test.dataSource.transaction((tx: EntityManager) => test.app.get(Events).publish(tx, [userId], { topic, subject }));

  it('returns 400 for an invalid position and for an unknown field', async () => {
    for (const query of ['lastEventId=yesterday', 'since=1']) {
      await test.api.get(`/api/events?${query}`).set('Cookie', cookie).expect(400);
    }
  });

  it('responds at once, with headers that prevent proxies from buffering', async () => {
    const reader = await open();
    expect(reader.status).toBe(200);
    expect(reader.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(reader.headers['content-encoding']).toBeUndefined();
    expect(reader.messages).toEqual([{ event: 'change', id: expect.stringMatching(/^\d+-\d+$/), data: [] }]);
    expect(reader.retries[0]).toBeGreaterThanOrEqual(1000);
  });

  it('sends a change to both pages of an account, and to no other account', async () => {
    const other = await signedInAccount(test);
    const [first, second, stranger] = await Promise.all([open(), open(), open({}, other.cookie)]);
    await publish('a', id, 'messages');
    expect(await until(() => first.changes.length > 0 && second.changes.length > 0)).toBe(true);
    expect(first.changes).toEqual([{ topic: 'messages', subject: 'a' }]);
    expect(second.changes).toEqual(first.changes);
    expect(stranger.changes).toEqual([]);
  });

  it('sends no event of a transaction that was rolled back', async () => {
    const reader = await open();
    await test.dataSource
      .transaction(async (tx) => {
        await test.app.get(Events).publish(tx, [id], { topic: 'jobs', subject: 'undone' });
        throw new Error('no');
      })
      .catch(() => undefined);
    await publish('done');
    await until(() => reader.changes.length > 0);
    expect(reader.subjects).toEqual(['done']);
  });

  it('skips a deleted account', async () => {
    await publish('a', '00000000-0000-4000-8000-000000000000');
    expect(await test.dataSource.query('SELECT 1 FROM events')).toEqual([]);
  });

  it('replays events missed since the last message, each change once', async () => {
    const before = await open();
    const position = before.lastId;
    before.close();
    const { id: stranger } = await signedInAccount(test);
    for (const subject of ['a', 'b', 'a']) await publish(subject);
    await publish('of somebody else', stranger);
    for (const options of [{ lastEventId: position }, { header: position }]) {
      const after = await open(options);
      expect(after.missed.toSorted()).toEqual(['a', 'b']);
      expect(await runsDry((lastEventId) => ({ lastEventId }), after)).toBe(true);
    }
  });

  it('prefers Last-Event-ID to the query parameter when a reconnect sends both', async () => {
    const stale = (await open()).lastId;
    await publish('a');
    const fresh = await open({ lastEventId: stale });
    expect(fresh.missed).toEqual(['a']);
    expect(await runsDry((header) => ({ lastEventId: stale, header }), fresh)).toBe(true);
  });

  it('shows a first stream the last minute, in which its page was loaded', async () => {
    await publish('just now');
    await publish('long ago');
    await test.dataSource.query(
      `UPDATE events SET created_at = clock_timestamp() - interval '2 minutes' WHERE subject = 'long ago'`,
    );
    expect((await open()).missed).toEqual(['just now']);
  });

  it('sends a reset after more than a day, after too many changes, and for a position of another database', async () => {
    const [xid, at] = ((await open()).lastId ?? '').split('-').map(BigInt) as [bigint, bigint];
    const day = 24n * 3600n * 1_000_000n;
    for (const header of [`${xid}-${at - day}`, `${xid + 1_000_000n}-${at}`, 'what?']) {
      const { messages } = await open({ header });
      expect(messages).toEqual([{ event: 'reset', id: expect.any(String), data: {} }]);
    }
    const publishMany = (from: number, to: number): Promise<void> =>
      test.dataSource.query(
        `INSERT INTO events (user_id, topic, subject, xid)
         SELECT $1, 'jobs', n, pg_current_xact_id()::text::bigint FROM generate_series($2::int, $3::int) n`,
        [id, from, to],
      );
    await publishMany(1, 200);
    expect((await open({ header: `${xid}-${at}` })).missed).toHaveLength(200);
    await publishMany(201, 201);
    expect((await open({ header: `${xid}-${at}` })).messages[0]?.event).toBe('reset');
  });

  it('replays an event whose transaction number was reused after a crash', async () => {
    const [xid, at] = ((await open()).lastId ?? '').split('-');
    await publish('after the crash');
    await test.dataSource.query('UPDATE events SET xid = 3');
    // events around a position may be sent again
    expect(new Set((await open({ header: `${xid}-${at}` })).subjects)).toEqual(new Set(['after the crash']));
  });

  it('closes the oldest of more than ten streams of an account and delays its reconnection by a minute', async () => {
    const all: Reader[] = [];
    for (let count = 0; count < 11; count++) all.push(await open());
    expect(await until(() => all[0]?.closed === true)).toBe(true);
    expect(all[0]?.retries.at(-1)).toBe(60_000);
    await publish('a');
    expect(await until(() => all.slice(1).every((reader) => reader.subjects.includes('a')))).toBe(true);
  });
});
