import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type SpareDatabase, spareDatabase } from '../../../test/spare-database.js';
import { migrateDatabase } from '../../start/migrate.js';
import { applyFunctions, REPEATABLE_FUNCTIONS } from '../functions/apply-functions.js';
import { readCatalogue } from './catalogue.js';
import { oldInstance } from './old-instance.js';
import { dumpSchema } from './schema-dump.js';
import { configOf, newestSchema } from './schema-states.js';

const WITHOUT_PAY = `CREATE OR REPLACE FUNCTION listing_merit(created_at timestamptz, standing real, hourly_pay real, unseen real)
  RETURNS real LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT standing'`;

describe('the repeatable functions', () => {
  let database: SpareDatabase;
  let newest: string[];
  beforeAll(async () => {
    database = await spareDatabase();
    newest = await newestSchema(database);
    // the schema may be known from another spec of the suite, with an empty database
    await migrateDatabase(configOf(database.url));
  });
  afterAll(() => database.remove());

  const apply = (): Promise<string[]> => applyFunctions({ query: (sql, values) => database.query(sql, values) });
  const listMerits = (): Promise<unknown[]> => database.query('SELECT job_id, merit FROM job_listings ORDER BY job_id');

  it('exist in a new database with the bodies of this release', async () => {
    const known = await database.query<{ signature: string | null }>(
      'SELECT to_regprocedure(s)::text AS signature FROM unnest($1::text[]) AS s',
      [REPEATABLE_FUNCTIONS.map(({ signature }) => signature)],
    );
    expect(known.filter(({ signature }) => signature === null)).toEqual([]);
    expect(await apply()).toEqual([]);
  });

  it('replace another body at the next migration, and list the jobs again whose merit it computed', async () => {
    const old = await oldInstance(database.url, await readCatalogue(database));
    await old.write([0, 1]);
    await old.close();
    const merits = await listMerits();
    expect(merits.length).toBeGreaterThan(0);
    await database.query(WITHOUT_PAY);
    await database.query('UPDATE job_listings SET standing = standing');
    expect(await listMerits()).not.toEqual(merits);
    await migrateDatabase(configOf(database.url));
    expect(await dumpSchema(database)).toEqual(newest);
    expect(await listMerits()).toEqual(merits);
  });

  it('remain as a later release made them, when an earlier one migrates', async () => {
    const body = (): Promise<unknown[]> =>
      database.query(
        `SELECT prosrc FROM pg_proc WHERE oid = 'listing_merit(timestamptz, real, real, real)'::regprocedure`,
      );
    const own = await body();
    const later = [9_999_999_999_999, 'AddRegions9999999999999'];
    await database.query('INSERT INTO migrations ("timestamp", name) VALUES ($1, $2)', later);
    await database.query(WITHOUT_PAY);
    await migrateDatabase(configOf(database.url));
    expect(await body()).toEqual([{ prosrc: 'SELECT standing' }]);
    await database.query('DELETE FROM migrations WHERE "timestamp" = $1', later.slice(0, 1));
    await migrateDatabase(configOf(database.url));
    expect(await body()).toEqual(own);
  });

  it('write nothing when the bodies are equal', async () => {
    const versions = (): Promise<unknown[]> => database.query('SELECT oid, xmin FROM pg_proc ORDER BY oid');
    const before = await versions();
    await migrateDatabase(configOf(database.url));
    expect(await versions()).toEqual(before);
  });

  it('are defined by no migration', () => {
    const folder = new URL('../', import.meta.url);
    const heads = REPEATABLE_FUNCTIONS.map(({ declaration }) => declaration.slice(0, declaration.indexOf(')')));
    const names = heads.map((head) => head.replace(/[()[\]]/g, '\\$&'));
    const definition = new RegExp(`CREATE (?:OR REPLACE )?FUNCTION (?:${names.join('|')})\\)`);
    const migrations = readdirSync(folder).filter((name) => /^\d+-.*\.ts$/.test(name));
    expect(migrations.length).toBeGreaterThan(20);
    expect(migrations.filter((name) => definition.test(readFileSync(new URL(name, folder), 'utf8')))).toEqual([]);
    expect('CREATE OR REPLACE FUNCTION list_jobs(ids uuid[])').toMatch(definition);
  });
});
