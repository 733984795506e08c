import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { runningDatabaseUrl } from './connection-file.js';
import { processIdentity } from './process-identity.js';
import { startEmbeddedDatabase, type EmbeddedDatabase, type EmbeddedDatabaseOptions } from './supervisor.js';

jest.setTimeout(90_000);

describe('startEmbeddedDatabase', () => {
  let root: string;
  let started: EmbeddedDatabase[];
  let pools: pg.Pool[];
  let log: string[];

  async function start(name = 'db', options: Partial<EmbeddedDatabaseOptions> = {}): Promise<EmbeddedDatabase> {
    const database = await startEmbeddedDatabase({
      dataDir: join(root, name),
      log: (line) => log.push(line),
      ...options,
    });
    started.push(database);
    return database;
  }

  function pool({ url }: EmbeddedDatabase, max = 4): pg.Pool {
    const made = new pg.Pool({ connectionString: url, max });
    made.on('error', () => undefined);
    pools.push(made);
    return made;
  }

  /** Repeats a query until the database answers again. */
  async function eventually(of: pg.Pool, sql: string): Promise<unknown[]> {
    for (;;) {
      try {
        return (await of.query(sql)).rows as unknown[];
      } catch {
        await sleep(50);
      }
    }
  }

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'nukkad-supervisor-'));
    [started, pools, log] = [[], [], []];
  });

  afterEach(async () => {
    await Promise.all(pools.map((one) => one.end()));
    await Promise.all(started.map((one) => one.stop()));
    rmSync(root, { recursive: true, force: true });
  });

  it('keeps the data over a stop and a start, and leaves no lock behind', async () => {
    const first = await start();
    await pool(first).query('create table kept as select 7 as n');
    await first.stop();
    expect(readdirSync(join(root, 'db'))).toEqual(['cluster']);
    const second = await start();
    expect((await pool(second).query('select n from kept')).rows).toEqual([{ n: 7 }]);
  });

  it('loses no acknowledged row when its process is killed, and pools find it again at the same address', async () => {
    const database = await start();
    const clients = pool(database, 6);
    await clients.query('create table paid (id int primary key, note text)');
    await clients.query('create table balance (n int); insert into balance values (0)');
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
          await sleep(20);
        }
      }
    });
    const { url } = database;
    for (let round = 0; round < 2; round++) {
      const [before, pid] = [acknowledged.length, database.pid];
      while (acknowledged.length < before + 300) await sleep(5);
      process.kill(pid, 'SIGKILL');
      while (database.pid === pid) await sleep(5);
      const atKill = acknowledged.length;
      while (acknowledged.length < atKill + 50) await sleep(5);
    }
    running = false;
    await Promise.all(writers);
    const { rows } = await clients.query<{ id: number }>('select id from paid');
    const stored = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(database.url).toBe(url);
    expect(log).toEqual(Array(2).fill('the embedded database ended (SIGKILL); starting it again'));
  });

  it('starts again when the engine falls silent', async () => {
    const database = await start();
    const clients = pool(database);
    await clients.query('create table kept as select 7 as n');
    // Deeper than the stack: the trap leaves the engine without an answer.
    await expect(clients.query(`select repeat('[', 60000)::json`)).rejects.toMatchObject({ code: '57P02' });
    expect(await eventually(clients, 'select n from kept')).toEqual([{ n: 7 }]);
    expect(log[0]).toBe('the embedded database stopped answering (RangeError: Maximum call stack size exceeded)');
  });

  it('starts again, and answers nothing made up, when the engine traps before the last message of a statement', async () => {
    const clients = pool(await start(), 1);
    await expect(clients.query('select repeat($1, 60000)::json', ['['])).rejects.toMatchObject({ code: '57P02' });
    expect(await eventually(clients, 'select 7 as n')).toEqual([{ n: 7 }]);
    expect(log[0]).toMatch(/^the embedded database stopped answering \(RangeError: /);
  });

  it('ends a statement that keeps the database busy for too long', async () => {
    const database = await start('db', { longestStatementMs: 10_000 });
    const clients = pool(database);
    await expect(clients.query('select pg_sleep($1),\n  $2', [60, 'a secret'])).rejects.toThrow();
    expect(await eventually(clients, 'select 7 as n')).toEqual([{ n: 7 }]);
    expect(log).toEqual([
      'one statement kept the embedded database busy for 10 s; ending it: select pg_sleep($1), $2',
      'the embedded database ended (SIGKILL); starting it again',
    ]);
  });

  it('refuses a directory that another process has open, and can be found there', async () => {
    const database = await start();
    await expect(start()).rejects.toThrow(
      `The data directory ${join(root, 'db')} is in use by process ${database.pid}; stop it first or choose another ` +
        'directory with DATA_DIR.',
    );
    expect(runningDatabaseUrl(join(root, 'db'))).toBe(database.url);
    expect((await pool(database).query('select 1 as x')).rows).toEqual([{ x: 1 }]);
    await database.stop();
    expect(runningDatabaseUrl(join(root, 'db'))).toBeNull();
  });

  it('answers questions and refuses changes while its disk is nearly full', async () => {
    const filled = await start();
    await pool(filled).query('create table notes (text text); insert into notes values ($$kept$$)');
    await Promise.all(pools.splice(0).map((one) => one.end()));
    await filled.stop();
    const clients = pool(await start('db', { leastFreeBytes: Number.MAX_SAFE_INTEGER }));
    expect((await clients.query('select text from notes')).rows).toEqual([{ text: 'kept' }]);
    await expect(clients.query(`insert into notes values ('more')`)).rejects.toMatchObject({ code: '25006' });
    await expect(clients.query('set statement_timeout = 1000; delete from notes')).rejects.toMatchObject({
      code: '25006',
    });
    expect((await clients.query('select text from notes')).rows).toEqual([{ text: 'kept' }]);
    expect(log).toEqual(['the disk is nearly full: the embedded database takes no changes until there is room again']);
  });

  it('waits for room when it ended with a full disk, and starts again by itself', async () => {
    let free = Number.POSITIVE_INFINITY;
    const database = await start('db', { freeBytes: () => free });
    const clients = pool(database);
    await clients.query('create table notes (text text); insert into notes values ($$kept$$)');
    free = 0;
    process.kill(database.pid, 'SIGKILL');
    while (log.length === 0) await sleep(20);
    expect(log).toEqual(['the embedded database ended because its disk is full; it starts again when there is room']);
    await expect(clients.query('select 1')).rejects.toThrow();
    free = Number.POSITIVE_INFINITY;
    expect(await eventually(clients, 'select text from notes')).toEqual([{ text: 'kept' }]);
  });

  it('gives up with a sentence when the directory cannot be opened', async () => {
    const first = await start();
    await first.stop();
    rmSync(join(root, 'db', 'cluster', 'global'), { recursive: true });
    await expect(start()).rejects.toThrow(/^The embedded database ended 2 times in a row .* move .*\/db away/);
    writeFileSync(join(root, 'db', 'cluster', 'PG_VERSION'), '12\n');
    await expect(start()).rejects.toThrow('was made by version 12 of the embedded database and this is version 18');
  });

  it('ends with the process that started it', async () => {
    const entry = new URL('../../dist/embedded/supervisor.js', import.meta.url).href;
    const script = `
      import { startEmbeddedDatabase } from ${JSON.stringify(entry)};
      const { pid } = await startEmbeddedDatabase({ dataDir: ${JSON.stringify(join(root, 'db'))}, log: console.error });
      process.stdout.write(String(pid));
      process.kill(process.pid, 'SIGKILL');`;
    let output = '';
    try {
      execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    } catch (error) {
      output = String((error as { stdout: Buffer }).stdout);
    }
    expect(Number(output)).toBeGreaterThan(1);
    while (processIdentity(Number(output)) !== null) await sleep(50);
    expect(readdirSync(join(root, 'db'))).toEqual(['cluster']);
  });

  it('begins with a copy of a stopped database', async () => {
    const original = await start('original');
    await pool(original).query('create table made_before as select 1 as n');
    await original.stop();
    const copy = await start('copy', { copyOf: join(root, 'original') });
    expect((await pool(copy).query('select n from made_before')).rows).toEqual([{ n: 1 }]);
  });

  it('makes its template in the data directory when the cache cannot be written', async () => {
    writeFileSync(join(root, 'file'), '');
    const database = await start('db', { templateCache: join(root, 'file', 'cache') });
    expect(readdirSync(join(root, 'db', 'template')).sort()).toEqual(['cluster', 'postgis.tar.gz']);
    expect((await pool(database).query('select postgis_lib_version() as v')).rows).toEqual([{ v: '3.6.2' }]);
  });
});
