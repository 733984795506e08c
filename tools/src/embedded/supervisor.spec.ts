import { execFileSync } from 'node:child_process';
import { existsSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { runningDatabaseUrl } from './connection-file.js';
import { processIdentity } from './process-identity.js';
import { readRunningStatement } from './running-statement.js';
import { startEmbeddedDatabase, type EmbeddedDatabase, type EmbeddedDatabaseOptions } from './supervisor.js';
import { prepareTemplate } from './template.js';

const POLL_INTERVAL_MS = 20;
const NO_LIMIT_MS = 3_600_000;

/** Opening a database costs more processor time than all its tests: tests share one where possible. */
describe('startEmbeddedDatabase', () => {
  let root: string;
  let pools: pg.Pool[] = [];
  const log: string[] = [];

  const directoryOf = (name: string): string => join(root, name);

  function start(name: string, options: Partial<EmbeddedDatabaseOptions> = {}): Promise<EmbeddedDatabase> {
    const dataDir = directoryOf(name);
    return startEmbeddedDatabase({ dataDir, log: (line) => log.push(line), isShortLived: true, ...options });
  }

  function openPool({ url }: EmbeddedDatabase, max = 4): pg.Pool {
    const made = new pg.Pool({ connectionString: url, max });
    made.on('error', () => undefined);
    pools.push(made);
    return made;
  }

  async function closePools(): Promise<void> {
    await Promise.all(pools.map((one) => one.end()));
    pools = [];
  }

  async function until(condition: () => boolean): Promise<void> {
    while (!condition()) await sleep(POLL_INTERVAL_MS);
  }

  /** Repeats a query until the database answers again. */
  async function eventually(of: pg.Pool, sql: string): Promise<unknown[]> {
    for (;;) {
      try {
        return (await of.query(sql)).rows as unknown[];
      } catch {
        await sleep(POLL_INTERVAL_MS);
      }
    }
  }

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'nukkad-supervisor-'));
    const original = await start('original');
    await openPool(original).query('create table notes (text text); insert into notes values ($$kept$$)');
    await closePools();
    await original.stop(NO_LIMIT_MS);
  });

  beforeEach(() => void log.splice(0));

  afterEach(closePools);

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('leaves only the data behind when it is stopped', () => {
    expect(readdirSync(directoryOf('original'))).toEqual(['cluster']);
  });

  describe('on the directory of a stopped database', () => {
    let database: EmbeddedDatabase;
    let clients: pg.Pool;
    let free = Number.POSITIVE_INFINITY;
    let longestStatementMs = NO_LIMIT_MS;

    beforeAll(async () => {
      database = await start('original', { freeBytes: () => free, longestStatementMs: () => longestStatementMs });
    });

    beforeEach(() => {
      clients = openPool(database, 6);
    });

    afterAll(() => database.stop(NO_LIMIT_MS));

    it('contains the rows of the stopped database', async () => {
      expect((await clients.query('select text from notes')).rows).toEqual([{ text: 'kept' }]);
    });

    it('loses no acknowledged row when its process is killed, and pools find it again at the same address', async () => {
      await clients.query('create table paid (id int primary key, note text)');
      const acknowledged: number[] = [];
      let nextId = 1;
      let running = true;
      const writers = Array.from({ length: 6 }, async () => {
        while (running) {
          const id = nextId++;
          try {
            await clients.query('insert into paid values ($1, $2)', [id, 'x'.repeat(id % 2000)]);
            acknowledged.push(id);
          } catch {
            await sleep(POLL_INTERVAL_MS);
          }
        }
      });
      const { url, pid } = database;
      await until(() => acknowledged.length >= 300);
      process.kill(pid, 'SIGKILL');
      await until(() => database.pid !== pid);
      const atKill = acknowledged.length;
      await until(() => acknowledged.length >= atKill + 50);
      running = false;
      await Promise.all(writers);
      const { rows } = await clients.query<{ id: number }>('select id from paid');
      const stored = new Set(rows.map(({ id }) => id));
      expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
      expect(database.url).toBe(url);
      expect(log).toEqual(['the embedded database ended (SIGKILL); starting it again']);
    });

    it('starts again when the engine falls silent', async () => {
      // Deeper than the stack: after the trap the engine does not respond.
      await expect(clients.query(`select repeat('[', 60000)::json`)).rejects.toMatchObject({ code: '57P02' });
      expect(await eventually(clients, 'select text from notes')).toEqual([{ text: 'kept' }]);
      expect(log[0]).toBe('the embedded database stopped answering (RangeError: Maximum call stack size exceeded)');
    });

    it('restarts without an invented response when the engine traps before the last message of a statement', async () => {
      await expect(clients.query('select repeat($1, 60000)::json', ['['])).rejects.toMatchObject({ code: '57P02' });
      expect(await eventually(clients, 'select 7 as n')).toEqual([{ n: 7 }]);
      expect(log[0]).toMatch(/^the embedded database stopped answering \(RangeError: /);
    });

    it('ends a statement that occupies the database for too long', async () => {
      const statement = 'select pg_sleep($1), $2';
      const ended = expect(clients.query('select pg_sleep($1),\n  $2', [3600, 'a secret'])).rejects.toThrow();
      await until(() => readRunningStatement(directoryOf('original')) === statement);
      longestStatementMs = 1_000;
      await until(() => log.length > 0);
      longestStatementMs = NO_LIMIT_MS;
      await ended;
      expect(await eventually(clients, 'select 7 as n')).toEqual([{ n: 7 }]);
      expect(log).toEqual([
        `one statement kept the embedded database busy for 1 s; ending it: ${statement}`,
        'the embedded database ended (SIGKILL); starting it again',
      ]);
    });

    it('waits for room when it ended with a full disk, and starts again by itself', async () => {
      free = 0;
      process.kill(database.pid, 'SIGKILL');
      await until(() => log.length > 0);
      expect(log).toEqual(['the embedded database ended because its disk is full; it starts again when there is room']);
      await expect(clients.query('select 1')).rejects.toThrow();
      free = Number.POSITIVE_INFINITY;
      expect(await eventually(clients, 'select text from notes')).toEqual([{ text: 'kept' }]);
    });

    it('rejects a second database on its directory, and can be found there until it has stopped', async () => {
      await expect(start('original')).rejects.toThrow(
        `The data directory ${directoryOf('original')} is in use by process ${database.pid}; stop it first or choose ` +
          'another directory with DATA_DIR.',
      );
      expect(runningDatabaseUrl(directoryOf('original'))).toBe(database.url);
      expect((await clients.query('select 1 as x')).rows).toEqual([{ x: 1 }]);
      await closePools();
      await database.stop(NO_LIMIT_MS);
      expect(runningDatabaseUrl(directoryOf('original'))).toBeNull();
    });
  });

  describe('with a copy of a stopped database, on a disk that is nearly full', () => {
    let database: EmbeddedDatabase;
    let clients: pg.Pool;
    const opened: string[] = [];

    beforeAll(async () => {
      database = await start('copy', {
        copyOf: directoryOf('original'),
        leastFreeBytes: Number.MAX_SAFE_INTEGER,
        idleInTransactionMs: 400,
        recordsStatements: false,
      });
      opened.push(...log);
    });

    beforeEach(() => {
      clients = openPool(database);
    });

    afterAll(() => database.stop(NO_LIMIT_MS));

    it('answers questions about the rows of the original, and rejects changes', async () => {
      expect((await clients.query('select text from notes')).rows).toEqual([{ text: 'kept' }]);
      await expect(clients.query(`insert into notes values ('more')`)).rejects.toMatchObject({ code: '25006' });
      await expect(clients.query('set statement_timeout = 1000; delete from notes')).rejects.toMatchObject({
        code: '25006',
      });
      expect((await clients.query('select text from notes')).rows).toEqual([{ text: 'kept' }]);
      expect(opened).toEqual([
        'the disk is nearly full: the embedded database takes no changes until there is room again',
      ]);
    });

    it('writes no statement to a file where that is not wanted', async () => {
      const running = clients.query('select pg_sleep(0.01)');
      expect(existsSync(join(directoryOf('copy'), 'running-statement'))).toBe(false);
      await running;
      expect(existsSync(join(directoryOf('copy'), 'running-statement'))).toBe(false);
    });

    it('ends a transaction that rests while others wait', async () => {
      const resting = await clients.connect();
      const failure = new Promise((resolve) => resting.once('error', resolve));
      await resting.query(`begin read only; set local application_name = 'x'`);
      expect((await clients.query('select text from notes')).rows).toEqual([{ text: 'kept' }]);
      expect(await failure).toMatchObject({ code: '25P03' });
      resting.release(true);
      expect(log).toEqual([expect.stringMatching(/ left a transaction open for 0\.4 s .* 1 others waited/)]);
    });
  });

  it('ends with the process that started it', async () => {
    const entry = new URL('../../dist/embedded/supervisor.js', import.meta.url).href;
    const script = `
      import { startEmbeddedDatabase } from ${JSON.stringify(entry)};
      const { pid } = await startEmbeddedDatabase({ dataDir: ${JSON.stringify(directoryOf('db'))}, log: console.error, isShortLived: true });
      process.stdout.write(String(pid));
      process.kill(process.pid, 'SIGKILL');`;
    let output = '';
    try {
      execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    } catch (error) {
      output = String((error as { stdout: Buffer }).stdout);
    }
    expect(Number(output)).toBeGreaterThan(1);
    await until(() => processIdentity(Number(output)) === null);
    expect(readdirSync(directoryOf('db'))).toEqual(['cluster']);
  });

  it('fails with one sentence when the directory cannot be opened', async () => {
    const cluster = join(directoryOf('broken'), 'cluster');
    mkdirSync(join(cluster, 'base'), { recursive: true });
    writeFileSync(join(cluster, 'PG_VERSION'), '18\n');
    await expect(start('broken')).rejects.toThrow(
      /^The embedded database ended 2 times in a row .* move .*\/broken away/,
    );
    writeFileSync(join(cluster, 'PG_VERSION'), '12\n');
    await expect(start('broken')).rejects.toThrow(
      'was made by version 12 of the embedded database and this is version 18',
    );
  });

  it('creates missing parts of its template in the data directory when the cache is not writable', async () => {
    const made = await prepareTemplate(join(root, 'unused'));
    expect(readdirSync(join(made.cluster, 'pg_wal')).filter((name) => /^\d/.test(name))).toHaveLength(1);
    const template = join(directoryOf('uncached'), 'template');
    mkdirSync(template, { recursive: true });
    // creating a cluster with its extensions lasts longer than all tests here
    cpSync(made.cluster, join(template, 'cluster'), { recursive: true });
    writeFileSync(join(root, 'file'), '');
    const database = await start('uncached', { templateCache: join(root, 'file', 'cache') });
    expect(readdirSync(template).sort()).toEqual(['cluster', 'postgis.tar.gz']);
    const { rows } = await openPool(database).query('select postgis_lib_version() as v');
    await closePools();
    await database.stop(NO_LIMIT_MS);
    expect(rows).toEqual([{ v: '3.6.2' }]);
  });
});
