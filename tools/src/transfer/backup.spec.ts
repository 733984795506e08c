import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../embedded/supervisor.js';
import { backUp, checkBackup, restoreAll, rowsOf } from './backup.js';
import { importDatabase } from './import-database.js';

const SCHEMA = `
  create table migrations (id serial primary key, "timestamp" bigint not null, name varchar not null);
  insert into migrations ("timestamp", name) values (1, 'First1');
  create table files (id int primary key, storage_key text not null);`;
/** A native server on which databases may be made; without it the embedded engine runs both sides. */
const NATIVE_SERVER = process.env['TEST_SERVER_URL'];

describe('a backup', () => {
  let directory: string;
  let embedded: EmbeddedDatabase | undefined;
  let client: pg.Client;
  let run = 0;
  let folder: string;
  let filesDir: string;

  const connect = async (url: string): Promise<pg.Client> => {
    const connected = new pg.Client({ connectionString: url });
    connected.on('error', () => undefined);
    await connected.connect();
    return connected;
  };
  const nativeUrl = async (server: string): Promise<string> => {
    const admin = await connect(server);
    await admin.query('drop database if exists nukkad_backup');
    await admin.query('create database nukkad_backup template template0');
    await admin.end();
    return Object.assign(new URL(server), { pathname: '/nukkad_backup' }).href;
  };
  const store = (name: string, text: string, age = 60): void => {
    const file = join(filesDir, name);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
    const then = Date.now() / 1000 - age;
    utimesSync(file, then, then);
  };

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'nukkad-backup-'));
    if (!NATIVE_SERVER)
      embedded = await startEmbeddedDatabase({
        dataDir: join(directory, 'db'),
        log: () => undefined,
        isShortLived: true,
      });
    client = await connect(NATIVE_SERVER ? await nativeUrl(NATIVE_SERVER) : (embedded?.url ?? ''));
  });
  beforeEach(async () => {
    folder = join(directory, `backup-${++run}`);
    filesDir = join(directory, `files-${run}`);
    await client.query(`drop table if exists migrations, files; ${SCHEMA}`);
    await client.query(`insert into files values (1, 'ab/one'), (2, 'cd/two')`);
    store('ab/one', 'a resume');
    store('cd/two', 'ಒಂದು ಚಿತ್ರ');
  });
  afterAll(async () => {
    await client.end();
    await embedded?.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  it('brings rows and files back into an empty installation', async () => {
    expect(await backUp(client, folder, filesDir)).toEqual({ tables: 1, rows: 2, files: 2 });
    await client.query('delete from files');
    const restored = join(directory, `restored-${run}`);
    await checkBackup(folder);
    const importRows = async (): Promise<void> => {
      expect(await importDatabase(client, rowsOf(folder))).toEqual({ tables: 1, rows: 2 });
      expect(existsSync(restored)).toBe(false);
    };
    expect(await restoreAll(folder, restored, importRows)).toBe(2);
    const { rows } = await client.query<{ storage_key: string }>('select storage_key from files order by id');
    expect(rows.map(({ storage_key: key }) => readFileSync(join(restored, key), 'utf8'))).toEqual([
      'a resume',
      'ಒಂದು ಚಿತ್ರ',
    ]);
  });

  it('leaves out files that came after its moment, which belong to none of its rows', async () => {
    store('ef/later', 'of a later row', -3600);
    expect(await backUp(client, folder, filesDir)).toMatchObject({ files: 2 });
    expect(existsSync(join(folder, 'files/ef/later'))).toBe(false);
  });

  it('is taken without a folder of files', async () => {
    rmSync(filesDir, { recursive: true });
    expect(await backUp(client, folder, filesDir)).toMatchObject({ rows: 2, files: 0 });
    expect(await restoreAll(folder, filesDir, () => Promise.resolve())).toBe(0);
  });

  it.each([
    [
      'a file that was changed',
      () => writeFileSync(join(folder, 'files/ab/one'), 'forged'),
      'files/ab/one was changed',
    ],
    ['a file that is missing', () => rmSync(join(folder, 'files/cd/two')), 'files/cd/two is missing'],
    ['rows that were changed', () => writeFileSync(join(folder, 'data.gz'), 'x'), 'data.gz was changed'],
    ['a missing manifest', () => rmSync(join(folder, 'manifest.json')), 'it is no backup'],
  ])('with %s is refused', async (_name, damage, message) => {
    await backUp(client, folder, filesDir);
    damage();
    await expect(checkBackup(folder)).rejects.toThrow(message);
  });

  it('is not written over another one', async () => {
    await backUp(client, folder, filesDir);
    await expect(backUp(client, folder, filesDir)).rejects.toThrow('is not empty: name a new folder');
    await checkBackup(folder);
  });

  it('is refused before it fills the database when there are files already', async () => {
    await backUp(client, folder, filesDir);
    const importRows = jest.fn<() => Promise<void>>();
    await expect(restoreAll(folder, filesDir, importRows)).rejects.toThrow('restore into a new data directory');
    expect(importRows).not.toHaveBeenCalled();
  });

  it('puts no file in place when the rows cannot be imported', async () => {
    await backUp(client, folder, filesDir);
    const restored = join(directory, `restored-${run}`);
    const importRows = () => Promise.reject(new Error('the database is gone'));
    await expect(restoreAll(folder, restored, importRows)).rejects.toThrow('the database is gone');
    expect([existsSync(restored), existsSync(`${restored}.restoring`)]).toEqual([false, false]);
  });

  it('is restored without what a killed try left behind', async () => {
    await backUp(client, folder, filesDir);
    const restored = join(directory, `restored-${run}`);
    mkdirSync(`${restored}.restoring`);
    writeFileSync(join(`${restored}.restoring`, 'stale'), 'half of a file');
    expect(await restoreAll(folder, restored, () => Promise.resolve())).toBe(2);
    expect(existsSync(join(restored, 'stale'))).toBe(false);
  });

  it('has every file of its rows, also of a row that is committed just before its moment', async () => {
    const query = jest.spyOn(client, 'query').mockImplementationOnce((async () => {
      query.mockRestore();
      store('gh/late', 'of the last row', 0);
      await client.query(`insert into files values (3, 'gh/late')`);
      // the clock of files is coarser than that of the process
      utimesSync(join(filesDir, 'gh/late'), new Date(), new Date());
      return client.query('begin isolation level repeatable read read only');
    }) as never);
    expect(await backUp(client, folder, filesDir)).toMatchObject({ rows: 3, files: 3 });
  });

  it('that fails leaves nothing behind', async () => {
    await client.query('drop table migrations');
    await expect(backUp(client, folder, filesDir)).rejects.toThrow('never migrated');
    expect(existsSync(folder)).toBe(false);
  });
});
