import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '../embedded/supervisor.js';
import { exportDatabase } from './export-database.js';
import { importDatabase } from './import-database.js';

/** A native server on which databases may be created; without it the target is the emptied source. */
const NATIVE_SERVER = process.env['TEST_SERVER_URL'];

const SCHEMA = `
  create extension if not exists postgis;
  create table migrations (id serial primary key, "timestamp" bigint not null, name varchar not null);
  insert into migrations ("timestamp", name) values (1, 'First1'), (2, 'Second2');
  create type mood as enum ('calm', 'busy');
  create table places (id int primary key, city_id int references places (id), name text not null);
  create table users (
    id uuid primary key, email text not null unique, mood mood not null, skills text[] not null, point geography(Point, 4326),
    area geography(Polygon, 4326), settings jsonb, rate numeric(12, 2), exact double precision, small real, photo bytea,
    born date, seen timestamptz, pause interval, email_length int generated always as (length(email)) stored,
    best_job bigint);
  create table jobs (id bigint generated always as identity primary key, owner uuid not null references users (id), title text);
  alter table users add constraint users_best_job foreign key (best_job) references jobs (id);
  create table "odd ""name" (key text, part text, "a b" text, primary key (key, part));
  create table loose (n int, t text);
  create table counters (id serial primary key, n int);
  create table events (xid bigint, user_id uuid references users (id));
  create function check_title() returns trigger language plpgsql as
    $$ begin if new.title = 'forbidden' then raise exception 'a trigger says no'; end if; return new; end $$;
  create trigger jobs_title before insert on jobs for each row execute function check_title();`;

const EMPTY = `
  drop table if exists migrations, places, users, jobs, "odd ""name", loose, counters, events cascade;
  drop type if exists mood;
  drop function if exists check_title;`;

const ROWS = `
  insert into places values (1, null, 'Bengaluru'), (3, null, 'ಮೈಸೂರು'), (2, 3, 'दिल्ली');
  insert into users (id, email, mood, skills, point, area, settings, rate, exact, small, photo, born, seen, pause) values
    ('00000000-0000-4000-8000-000000000001', 'a@b.c', 'busy', '{"x, y",null,"q\\"{}"}',
      st_setsrid(st_makepoint(77.594600001, 12.9716), 4326), st_buffer(st_point(77, 12)::geography, 50),
      '{"k": [1.50, null, "ಕ"], "a": "\\n"}', 12345678.90, 0.1 + 0.2, 1.1, '\\x00ff27', '2000-02-29',
      '2026-11-20 10:00:00.123456+05:30', '1 mon 2 days 03:04:05.6'),
    ('00000000-0000-4000-8000-000000000002', '', 'calm', '{}', null, null, null, null, 'NaN', null, '', null, 'infinity', null);
  insert into jobs (owner, title) select '00000000-0000-4000-8000-000000000001', repeat('ಉ', n) from generate_series(1, 1203) n;
  update users set best_job = 7 where mood = 'busy';
  insert into "odd ""name" values ('b', 'B', E'tab\\t,"new\\nline\\\\'), ('a', 'é', ''), ('Z', '', null);
  insert into loose values (2, null), (null, 'x'), (2, null);
  insert into events select 7, id from users;
  insert into counters (n) values (1), (2); delete from counters where n = 2;`;

describe('moving data between databases', () => {
  let directory: string;
  let file: string;
  let source: EmbeddedDatabase;
  let from: pg.Client;
  let to: pg.Client;
  let exported: unknown[];

  async function connected(url: string): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  async function nativeUrl(server: string): Promise<string> {
    const admin = await connected(server);
    await admin.query('drop database if exists nukkad_transfer');
    await admin.query('create database nukkad_transfer template template0');
    await admin.end();
    return Object.assign(new URL(server), { pathname: '/nukkad_transfer' }).href;
  }

  const edited = (change: (text: string) => string): string => {
    const path = join(directory, 'edited.gz');
    writeFileSync(path, gzipSync(change(gunzipSync(readFileSync(file)).toString())));
    return path;
  };

  const everything = async (client: pg.Client): Promise<unknown[]> => {
    const { rows } = await client.query(`
      select (select json_agg(u order by id) from (select *, st_asewkb(point::geometry) p, st_asewkb(area::geometry) a, seen::text s,
          exact::text e from users) u) as users,
        (select json_agg(j order by id) from jobs j) as jobs, (select json_agg(p order by id) from places p) as places,
        (select json_agg(o order by key) from "odd ""name" o) as odd, (select json_agg(l order by n, t) from loose l) as loose`);
    return rows;
  };

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'nukkad-transfer-'));
    file = join(directory, 'data.gz');
    const dataDir = join(directory, 'source');
    source = await startEmbeddedDatabase({ dataDir, log: () => undefined, isShortLived: true });
    from = await connected(source.url);
    await from.query(SCHEMA);
    await from.query(ROWS);
    exported = await everything(from);
    await exportDatabase(from, file);
  });

  beforeEach(async () => {
    to = await connected(NATIVE_SERVER ? await nativeUrl(NATIVE_SERVER) : source.url);
    await to.query(EMPTY);
    await to.query(SCHEMA);
  });

  afterEach(async () => {
    await to.end();
  });

  afterAll(async () => {
    await from.end();
    await source.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  it('transfers every value, counted and compared, and leaves constraints unchanged', async () => {
    expect(await importDatabase(to, file)).toEqual({ tables: 6, rows: 1215 });
    expect(await everything(to)).toEqual(exported);
    const { rows } = await to.query(`select bool_or(condeferrable) as any from pg_constraint where contype = 'f'`);
    expect(rows).toEqual([{ any: false }]);
    await expect(to.query('insert into places values (9, 99, $1)', ['x'])).rejects.toMatchObject({ code: '23503' });
  });

  it('omits events, which name transactions of their database', async () => {
    await importDatabase(to, file);
    expect((await to.query('select * from events')).rows).toEqual([]);
  });

  it('continues the numbering of sequences', async () => {
    await importDatabase(to, file);
    const job = await to.query(`insert into jobs (owner) select id from users limit 1 returning id`);
    expect(job.rows).toEqual([{ id: '1204' }]);
    expect((await to.query('insert into counters (n) values (3) returning id')).rows).toEqual([{ id: 3 }]);
  });

  it('replaces rows that the migration filled in, and refuses other existing rows', async () => {
    await to.query(`insert into places values (50, null, 'Pune')`);
    await importDatabase(to, file);
    expect((await to.query('select count(*)::int as n from places')).rows).toEqual([{ n: 3 }]);
    await expect(importDatabase(to, file)).rejects.toThrow(
      'The database is not empty (counters, jobs, loose, odd "name, users): import into a new one that was migrated and ' +
        'never served from.',
    );
  });

  it('refuses a file of another version', async () => {
    await to.query(`update migrations set name = 'Third3' where name = 'Second2'`);
    await expect(importDatabase(to, file)).rejects.toThrow(
      'of different versions (this database lacks Second2; the file lacks Third3)',
    );
  });

  it('imports nothing if a trigger objects, a row is missing, or a row differs', async () => {
    await expect(
      importDatabase(
        to,
        edited((text) => text.replace('"ಉಉಉ"', '"forbidden"')),
      ),
    ).rejects.toThrow('a trigger says no');
    await expect(
      importDatabase(
        to,
        edited((text) => text.replace(/\[null,"x"\]\n/, '')),
      ),
    ).rejects.toThrow('loose has 2 rows after the import and had 3 before: nothing was imported.');
    await expect(
      importDatabase(
        to,
        edited((text) => text.replace('"ಉಉಉ"', '"changed"')),
      ),
    ).rejects.toThrow('The rows of jobs differ after the import: nothing was imported.');
    expect((await to.query('select count(*)::int as n from users')).rows).toEqual([{ n: 0 }]);
  });

  it('refuses files that are damaged or of another kind', async () => {
    const damaged = join(directory, 'damaged.gz');
    writeFileSync(damaged, readFileSync(file).subarray(0, 2_000));
    await expect(importDatabase(to, damaged)).rejects.toThrow(/damaged\.gz is damaged \(.*\): export again\.$/);
    await expect(
      importDatabase(
        to,
        edited((text) => text.replace('{"end":true}\n', '')),
      ),
    ).rejects.toThrow('is damaged (its end is missing): export again.');
    await expect(
      importDatabase(
        to,
        edited(() => '{"some":"json"}\n{"end":true}\n'),
      ),
    ).rejects.toThrow('was not written by db:export.');
    await expect(importDatabase(to, join(directory, 'absent'))).rejects.toThrow('absent does not exist.');
    await expect(importDatabase(to, directory)).rejects.toThrow('is damaged (EISDIR');
  });

  it('writes a private file, never over another one, and nothing at all when it fails', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(exportDatabase(from, file)).rejects.toThrow('data.gz exists already: choose another name.');
    const path = join(directory, 'never.gz');
    await to.query('drop table migrations');
    await expect(exportDatabase(to, path)).rejects.toThrow(
      'There is nothing to export: this database was never migrated.',
    );
    await to.query('rollback');
    expect([path, `${path}.part`].filter(existsSync)).toEqual([]);
  });
});
