import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { migratingProcess } from '../../../test/migrating-process.js';
import { type SpareDatabase, spareDatabase } from '../../../test/spare-database.js';
import { statementProxy } from '../../../test/statement-proxy.js';
import { migrateDatabase } from '../../start/migrate.js';
import { MIGRATIONS } from '../migrations.js';
import { readCatalogue } from './catalogue.js';
import { type OldInstance, oldInstance } from './old-instance.js';
import { RELEASES } from './releases.js';
import { lastingContents } from './rewritten-values.js';
import { dumpSchema } from './schema-dump.js';
import { buildRelease, configOf, newestSchema } from './schema-states.js';

const RELEASE = RELEASES[0] as string;
const ALL = MIGRATIONS.map(({ name }) => name);

describe('a migration that is killed', () => {
  let database: SpareDatabase;
  let newest: string[];
  beforeAll(async () => {
    database = await spareDatabase();
    newest = await newestSchema(database);
  });
  afterAll(() => database.remove());
  beforeEach(() => void jest.spyOn(console, 'log').mockImplementation(() => undefined)); // TypeORM logs each failure
  afterEach(() => void jest.restoreAllMocks());

  it.each([
    ['in the midst of the tables', /^CREATE TABLE jobs/],
    ['before it commits', /^COMMIT/],
  ])('killed %s leaves a new database empty', async (_, statement) => {
    await database.empty();
    const proxy = await statementProxy(database.url, async (next): Promise<'pass' | 'cut'> => {
      if (!statement.test(next)) return 'pass';
      migrating.process.kill('SIGKILL');
      await migrating.ended;
      return 'cut';
    });
    const migrating = migratingProcess(proxy.url);
    expect(await migrating.ended).toEqual({ failed: '' });
    await proxy.close();
    const left = await readCatalogue(database);
    expect(left).toEqual({ tables: [], functions: [] });
  });

  it('killed before the commit is repeated by the next run in a new database', async () => {
    expect(await migrateDatabase(configOf(database.url))).toEqual(ALL);
    expect(await dumpSchema(database)).toEqual(newest);
  });

  it('killed between the tables of any module leaves a new database empty', async () => {
    await database.empty();
    const statements = await statementsOfMigration();
    const records = statements.flatMap((statement, before) => (RECORDS_MIGRATION.test(statement) ? [before] : []));
    expect(records.length).toBeGreaterThanOrEqual(ALL.length);
    await database.empty();
    for (const cut of records.filter((_, index) => index % 3 === 0)) {
      expect(await isMigratedUntil(cut)).toBe(false);
      expect(await readCatalogue(database)).toEqual({ tables: [], functions: [] });
    }
  });

  it('killed before any of its statements is repeated by the next run, without loss of rows', async () => {
    const full = await releaseWithRows(database);
    await full.close();
    const statements = await statementsOfMigration();
    const cuts = statements.flatMap((statement, before) => (isCutBefore(statement, before) ? [before] : []));
    expect(cuts.length).toBeGreaterThan(5);
    let old: OldInstance | undefined;
    let rows: Awaited<ReturnType<OldInstance['read']>> = {};
    let untouched = '';
    for (const cut of [...cuts, statements.length]) {
      if (!old) {
        old = await releaseWithRows(database);
        rows = await old.read();
        untouched = await versions(database);
      }
      const isComplete = cut === statements.length;
      expect(await isMigratedUntil(cut)).toBe(isComplete);
      // an unchanged database can be used for the next cut
      if (!isComplete && (await versions(database)) === untouched) continue;
      await migrateDatabase(configOf(database.url));
      expect(await dumpSchema(database)).toEqual(newest);
      expect(lastingContents(await old.read(), ALL)).toEqual(lastingContents(rows, ALL));
      await old.close();
      old = undefined;
    }
  });

  /** Texts of all statements of an undisturbed migration. */
  async function statementsOfMigration(): Promise<string[]> {
    const proxy = await statementProxy(database.url);
    await migrateDatabase(configOf(proxy.url));
    await proxy.close();
    return proxy.statements;
  }

  /**
   * Migrates, and breaks the connection before the statement with this number; returns whether there was no such
   * statement.
   */
  async function isMigratedUntil(statements: number): Promise<boolean> {
    const proxy = await statementProxy(database.url, (_, before) => (before === statements ? 'cut' : 'pass'));
    const isComplete = await migrateDatabase(configOf(proxy.url)).then(
      () => true,
      () => false,
    );
    await proxy.close();
    return isComplete;
  }
});

const RECORDS_MIGRATION = /^INSERT INTO "?migrations"?/;

/**
 * Cuts at the beginning and end of each migration, and at some statements between: every statement of every migration
 * would take minutes.
 */
const isCutBefore = (statement: string, before: number): boolean =>
  /^(BEGIN|START|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|SET)/.test(statement) ||
  RECORDS_MIGRATION.test(statement) ||
  before % 5 === 0;

/** Creates the oldest release with rows in every table. */
async function releaseWithRows(database: SpareDatabase): Promise<OldInstance> {
  await buildRelease(database, RELEASE);
  const old = await oldInstance(database.url, await readCatalogue(database));
  await old.write([0, 1]);
  return old;
}

/** Changes with every committed write to a table of the product or to the catalogue. */
async function versions(database: SpareDatabase): Promise<string> {
  const { tables } = await readCatalogue(database);
  const catalogue = ['pg_class', 'pg_attribute', 'pg_proc', 'pg_constraint', 'pg_trigger', 'migrations'];
  const all = [...catalogue, ...tables.map(({ name }) => name)].map((name) => `SELECT xmin::text AS v FROM ${name}`);
  const [row] = await database.query<{ hash: string }>(
    `SELECT md5(string_agg(v, ' ' ORDER BY v)) AS hash FROM (${all.join(' UNION ALL ')}) rows`,
  );
  return row?.hash ?? '';
}
