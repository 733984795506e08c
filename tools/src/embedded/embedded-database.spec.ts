import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { startEmbeddedDatabase, type EmbeddedDatabase } from './supervisor.js';
import { bind, connectWire, execute, flush, openWire, parse, type WireClient } from './testing/wire-client.js';
import { int32, MessageReader, query, readErrorText, sync } from './wire.js';

const POLL_INTERVAL_MS = 5;
/** No statement of a test is so late, on any machine, that its transaction is ended. */
const NO_LIMIT_MS = 3_600_000;

describe('the embedded database', () => {
  let directory: string;
  let database: EmbeddedDatabase;
  let clients: pg.Client[] = [];

  async function client(config: pg.ClientConfig = {}): Promise<pg.Client> {
    const made = new pg.Client({ connectionString: database.url, ...config });
    made.on('error', () => undefined);
    await made.connect();
    clients.push(made);
    return made;
  }

  async function several(count: number): Promise<pg.Client[]> {
    return Promise.all(Array.from({ length: count }, () => client()));
  }

  function notifications(of: pg.Client): string[] {
    const heard: string[] = [];
    of.on('notification', ({ channel, payload }) => heard.push(`${channel}:${payload}`));
    return heard;
  }

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'nukkad-db-'));
    database = await startEmbeddedDatabase({
      dataDir: directory,
      log: () => undefined,
      idleInTransactionMs: NO_LIMIT_MS,
    });
  });

  afterEach(async () => {
    await Promise.all(clients.map((open) => open.end().catch(() => undefined)));
    clients = [];
  });

  afterAll(async () => {
    await database.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  it('has the extensions of the product and an ordinary URL on a port below the ephemeral range', async () => {
    const one = await client();
    const { rows } = await one.query<{ extname: string }>('select extname from pg_extension order by 1');
    expect(rows.map(({ extname }) => extname)).toEqual([
      ...['btree_gist', 'citext', 'pg_trgm', 'pgcrypto', 'plpgsql', 'postgis', 'unaccent'],
    ]);
    const url = new URL(database.url);
    expect(url.protocol).toBe('postgres:');
    expect(url.hostname).toBe('127.0.0.1');
    expect(Number(url.port)).toBeLessThan(32_768);
  });

  it('measures distances and transforms coordinates', async () => {
    const one = await client();
    const { rows } = await one.query<{ metres: number; x: number }>(
      `select st_distance(st_point(77.5946, 12.9716)::geography, st_point(76.6394, 12.2958)::geography) as metres,
              st_x(st_transform(st_setsrid(st_point(77.5946, 12.9716), 4326), 32643)) as x`,
    );
    expect(rows[0]?.metres).toBeGreaterThan(127_000);
    expect(rows[0]?.metres).toBeLessThan(129_000);
    expect(rows[0]?.x).toBeCloseTo(781_481.02, 1);
  });

  it('returns every client its own results when parameters arrive in many pieces', async () => {
    const all = await several(6);
    await Promise.all(
      all.map(async (one, who) => {
        for (let round = 0; round < 15; round++) {
          const text = String.fromCharCode(97 + who).repeat(300_000 + who * 1000 + round);
          const { rows } = await one.query(`select length($1::text) as l, left($1, 1) as f, ${who} as who`, [text]);
          expect(rows).toEqual([{ l: text.length, f: text[0], who }]);
        }
      }),
    );
  });

  it('separates named statements of different clients and deletes them with their client', async () => {
    const [one, two] = (await several(2)) as [pg.Client, pg.Client];
    const ask = (who: pg.Client, text: string): Promise<pg.QueryResult> =>
      who.query({ name: 'find', text, values: [1] });
    for (let round = 0; round < 2; round++) {
      expect((await ask(one, 'select $1::int + 1 as x')).rows).toEqual([{ x: 2 }]);
      expect((await ask(two, 'select $1::int + 2 as x')).rows).toEqual([{ x: 3 }]);
    }
    await two.end();
    const { rows } = await one.query('select count(*)::int as n from pg_prepared_statements');
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('returns an error to the client that caused it', async () => {
    const [one, two] = (await several(2)) as [pg.Client, pg.Client];
    for (let round = 0; round < 20; round++) {
      const [failed, fine] = await Promise.allSettled([
        one.query('select $1::int / 0', [round]),
        two.query('select $1::int as x', [round]),
      ]);
      expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
      expect(fine).toMatchObject({ status: 'fulfilled', value: { rows: [{ x: round }] } });
    }
  });

  it('turns endless recursion into an error and lives on', async () => {
    const one = await client();
    await one.query('create function deeper() returns int language plpgsql as $$ begin return deeper(); end $$');
    await expect(one.query('select deeper()')).rejects.toMatchObject({ code: '54001' });
    expect((await one.query('select 1 as x')).rows).toEqual([{ x: 1 }]);
  });

  describe('transactions', () => {
    it('run one after another, and no increment is lost', async () => {
      const all = await several(8);
      const [first] = all as [pg.Client];
      await first.query('create table counter (n int); insert into counter values (0)');
      await Promise.all(
        all.map(async (one) => {
          for (let round = 0; round < 10; round++) {
            await one.query('begin');
            const { rows } = await one.query<{ n: number }>('select n from counter for update');
            await one.query('update counter set n = $1', [(rows[0]?.n ?? 0) + 1]);
            await one.query('commit');
          }
        }),
      );
      expect((await first.query('select n from counter')).rows).toEqual([{ n: 80 }]);
    });

    it('block other clients until their end, also after an error', async () => {
      const [one, two] = (await several(2)) as [pg.Client, pg.Client];
      await one.query('begin');
      await expect(one.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' });
      const ended: string[] = [];
      const other = two.query('select 2 as x').then(({ rows }) => (ended.push('other'), rows));
      for (let round = 0; round < 20; round++) {
        await expect(one.query('select 1')).rejects.toMatchObject({ code: '25P02' });
      }
      expect(ended).toEqual([]);
      await one.query('rollback').then(() => ended.push('rollback'));
      expect(await other).toEqual([{ x: 2 }]);
      expect(ended).toEqual(['rollback', 'other']);
    });

    it('are rolled back when their client disconnects', async () => {
      const [one, two] = (await several(2)) as [pg.Client, pg.Client];
      await two.query('create table gone (n int)');
      await one.query('begin');
      await one.query('insert into gone values (1)');
      (one as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
      expect((await two.query('select count(*)::int as n from gone')).rows).toEqual([{ n: 0 }]);
    });

    it.each([{ idle_in_transaction_session_timeout: 1 }, { options: '-c idle_in_transaction_session_timeout=1' }])(
      'run without the session timeout that %j sets, which the gateway enforces instead',
      async (asked) => {
        const one = await client(asked);
        await one.query('begin');
        const { rows } = await one.query(`select current_setting('idle_in_transaction_session_timeout') as clock`);
        expect(rows).toEqual([{ clock: '0' }]);
        await one.query('commit');
      },
    );
  });

  describe('LISTEN and NOTIFY', () => {
    it('notify the listeners and no other client, also after a LISTEN with a leading comment', async () => {
      const [one, two, three] = (await several(3)) as [pg.Client, pg.Client, pg.Client];
      const heard = [one, two, three].map(notifications);
      await one.query('-- the listener\n  LISTEN jobs');
      await two.query('listen "Mail"');
      await three.query(`notify jobs, 'a'`);
      await three.query(`select pg_notify('Mail', $1)`, ['b']);
      while (heard.flat().length < 2) await sleep(POLL_INTERVAL_MS);
      expect(heard).toEqual([['jobs:a'], ['Mail:b'], []]);
    });

    it('arrive after the commit only', async () => {
      const [one, two] = (await several(2)) as [pg.Client, pg.Client];
      const heard = notifications(one);
      await one.query('listen jobs');
      await two.query(`begin; notify jobs, 'lost'`);
      await two.query('rollback');
      await two.query(`begin; notify jobs, 'kept'`);
      await two.query('commit');
      while (heard.length === 0) await sleep(POLL_INTERVAL_MS);
      expect(heard).toEqual(['jobs:kept']);
    });

    it('continue for other clients after one stops listening or disconnects', async () => {
      const [one, two, three] = (await several(3)) as [pg.Client, pg.Client, pg.Client];
      const [first, third] = [notifications(one), notifications(three)];
      for (const each of [one, two, three]) await each.query('listen jobs');
      await three.query('unlisten *');
      await two.end();
      const four = await client();
      await four.query(`notify jobs, 'still'`);
      while (first.length === 0) await sleep(POLL_INTERVAL_MS);
      expect(first).toEqual(['jobs:still']);
      expect(third).toEqual([]);
    });
  });

  describe('session settings', () => {
    const show = async (who: pg.Client, name: string): Promise<unknown> =>
      (await who.query<{ v: string }>('select current_setting($1) as v', [name])).rows[0]?.v;

    it('belong to the connection that set them', async () => {
      const [one, two] = (await several(2)) as [pg.Client, pg.Client];
      await one.query(`set timezone = 'Asia/Kolkata'`);
      await one.query(`select set_config('work_mem', '9MB', false)`);
      expect([await show(two, 'timezone'), await show(two, 'work_mem')]).toEqual(['UTC', '4MB']);
      expect([await show(one, 'timezone'), await show(one, 'work_mem')]).toEqual(['Asia/Kolkata', '9MB']);
      await one.query('reset timezone');
      await show(two, 'timezone');
      expect([await show(one, 'timezone'), await show(one, 'work_mem')]).toEqual(['UTC', '9MB']);
    });

    it('include those of the start-up packet', async () => {
      const plain = await client();
      const own = await client({ options: '-c search_path=bullmq', application_name: 'queue' });
      expect(await show(own, 'search_path')).toBe('bullmq');
      expect(await show(plain, 'search_path')).toBe('public');
      expect(await show(own, 'application_name')).toBe('queue');
      await own.query('set search_path = public');
      expect(await show(plain, 'application_name')).toBe('');
      expect(await show(own, 'search_path')).toBe('public');
    });

    it('include the role of the session', async () => {
      const [one, two] = (await several(2)) as [pg.Client, pg.Client];
      await one.query('create role reader; set role reader');
      const user = async (who: pg.Client): Promise<unknown> => (await who.query('select current_user as u')).rows;
      expect(await user(two)).toEqual([{ u: 'postgres' }]);
      expect(await user(one)).toEqual([{ u: 'reader' }]);
    });

    it('end with their connection', async () => {
      const one = await client();
      await one.query(`set timezone = 'Asia/Kolkata'`);
      await one.end();
      expect(await show(await client(), 'timezone')).toBe('UTC');
    });

    it('end the connection if they do not exist', async () => {
      const odd = await client({ options: '-c no_such_setting=1' });
      await expect(odd.query('select 1')).rejects.toMatchObject({
        code: '22023',
        message: 'unrecognized configuration parameter "no_such_setting"',
      });
      expect(await show(await client(), 'timezone')).toBe('UTC');
    });
  });

  describe('COPY', () => {
    it('is refused FROM STDIN with a clear error, and the connection stays open', async () => {
      const one = await client();
      await one.query('create table copied (n int)');
      await expect(one.query('copy copied from stdin')).rejects.toThrow(
        'the embedded database does not take data through COPY FROM STDIN, use INSERT instead',
      );
      await expect(one.query({ text: 'copy copied from stdin', values: [] })).rejects.toThrow('use INSERT instead');
      await one.query('begin');
      await expect(one.query('copy copied from stdin')).rejects.toThrow('use INSERT instead');
      await expect(one.query('select 1')).rejects.toMatchObject({ code: '25P02' });
      await one.query('rollback');
      expect((await one.query(`select 'copy from stdin' as x`)).rows).toEqual([{ x: 'copy from stdin' }]);
    });
  });

  describe('wire protocol', () => {
    const ask = async (url = database.url): Promise<unknown[]> =>
      (await (await client({ connectionString: url })).query<{ x: number }>('select 1 as x')).rows;

    let wire: WireClient;
    const open = async (password?: string): Promise<void> => {
      wire = await openWire(database.url, password);
    };

    afterEach(() => wire.close());

    it('reads a portal piece by piece between flushes while others wait', async () => {
      await open();
      await wire.exchange('12DDs', parse('select generate_series(1, 5)'), bind, execute(2), flush);
      const waiting = ask();
      await wire.exchange('DDs', execute(2), flush);
      await wire.exchange('DCZ', execute(2), sync);
      expect(await waiting).toEqual([{ x: 1 }]);
    });

    it('cleans up after a client that disconnects in the middle of a failed batch', async () => {
      await open();
      await wire.exchange('CZ', query('begin'));
      await wire.exchange('1E', parse('select 1 / 0'), bind, execute(0), flush);
      wire.close();
      expect(await ask()).toEqual([{ x: 1 }]);
    });

    it('answers several batches sent at once in their order', async () => {
      await open();
      await wire.exchange('TDCZ12DCZEZ', query('select 1'), parse('select 2'), bind, execute(0), sync, query('selec'));
    });

    it('declines encryption and closes connections of other protocols', async () => {
      wire = connectWire(database.url);
      const { socket } = wire;
      socket.write(Buffer.concat([int32(8), int32(80877103)]));
      expect(String((await once(socket, 'data'))[0])).toBe('N');
      socket.write('GET / HTTP/1.1\r\n\r\n');
      await once(socket, 'close');
    });

    it('refuses a wrong password and an empty one', async () => {
      for (const password of ['wrong', '']) {
        await open(password);
        const reader = new MessageReader();
        reader.push(wire.received());
        reader.nextMessage();
        const answer = reader.nextMessage() as Buffer;
        expect(readErrorText(answer, { type: 0, start: 0, end: answer.length })).toBe(
          'password authentication failed for user "postgres"',
        );
      }
      await expect(ask(database.url.replace(/:[^:@]+@/, ':wrong@'))).rejects.toMatchObject({ code: '28P01' });
    });
  });
});
