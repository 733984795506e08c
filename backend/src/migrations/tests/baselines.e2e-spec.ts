import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type SpareDatabase, spareDatabase } from '../../../test/spare-database.js';
import { migrateDatabase } from '../../start/migrate.js';
import { FORMER_MIGRATIONS } from '../former-migrations.js';
import { FORMER_STEPS } from '../former-steps.js';
import { BASELINES } from '../record-baselines.js';
import { readCatalogue } from './catalogue.js';
import { FORMER_RELEASE, migrationsAfter } from './releases.js';
import { dumpSchema } from './schema-dump.js';
import { buildRelease, configOf, newestSchema, raiseToRelease } from './schema-states.js';

describe('the baselines', () => {
  let database: SpareDatabase;
  let newest: string[];
  beforeAll(async () => {
    database = await spareDatabase();
    newest = await newestSchema(database);
  });
  afterAll(() => database.remove());

  const readNames = async (): Promise<string[]> => {
    const rows = await database.query<{ name: string }>('SELECT name FROM migrations ORDER BY id');
    return rows.map(({ name }) => name);
  };

  /** Returns a database of the last former release to the state before the last former migrations. */
  const undoFormerSteps = async (): Promise<void> => {
    const statements = FORMER_STEPS.flatMap((step) => step.statements).join(';');
    const added = [...statements.matchAll(/ALTER TABLE (\w+) ADD (\w+)/g)];
    const indexes = [...statements.matchAll(/CREATE INDEX (\w+)/g)];
    const tables = [...statements.matchAll(/CREATE TABLE (\w+)/g)];
    for (const [, name] of indexes) await database.query(`DROP INDEX ${name}`);
    for (const [, table, column] of added) await database.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
    for (const [, name] of tables) await database.query(`DROP TABLE ${name}`);
    await database.query('DELETE FROM migrations WHERE name = ANY ($1)', [FORMER_STEPS.map(({ name }) => name)]);
  };

  it('create the schema of the former migrations in a new database, without a function that is repeatable', async () => {
    const isOwn = (line: string): boolean => !/^(?:function|migration) /.test(line);
    await buildRelease(database, FORMER_RELEASE);
    const former = (await dumpSchema(database)).filter(isOwn);
    await database.empty();
    await raiseToRelease(database, BASELINES.at(-1) as string);
    expect((await dumpSchema(database)).filter(isOwn)).toEqual(former);
    expect(former.length).toBeGreaterThan(1000);
  });

  it('are recorded as run, and not run, where all former migrations have run', async () => {
    await buildRelease(database, FORMER_RELEASE);
    expect(await readNames()).toEqual(FORMER_MIGRATIONS);
    expect(await migrateDatabase(configOf(database.url))).toEqual(migrationsAfter(FORMER_RELEASE));
    expect((await readNames()).slice(0, FORMER_MIGRATIONS.length + BASELINES.length)).toEqual([
      ...FORMER_MIGRATIONS,
      ...BASELINES,
    ]);
    expect(await dumpSchema(database)).toEqual(newest);
  });

  it('are recorded after the last former migrations, which run where the migrations before them have run, and rows remain', async () => {
    await buildRelease(database, FORMER_RELEASE);
    await undoFormerSteps();
    await database.query(`INSERT INTO secrets (name, value) VALUES ('kept', '1')`);
    expect(await migrateDatabase(configOf(database.url))).toEqual(migrationsAfter(FORMER_RELEASE));
    expect(await dumpSchema(database)).toEqual(newest);
    expect((await readNames()).slice(0, FORMER_MIGRATIONS.length)).toEqual(FORMER_MIGRATIONS);
    expect(await database.query(`SELECT value FROM secrets WHERE name = 'kept'`)).toEqual([{ value: 1 }]);
  });

  it('refuse a database that lacks earlier former migrations, name the revision to migrate with, and change nothing', async () => {
    await buildRelease(database, FORMER_RELEASE);
    await undoFormerSteps();
    const lost = FORMER_MIGRATIONS.slice(-1 - FORMER_STEPS.length)[0];
    await database.query('DELETE FROM migrations WHERE name = $1', [lost]);
    const before = await dumpSchema(database);
    await expect(migrateDatabase(configOf(database.url))).rejects.toThrow(
      /^The database lacks 6 of the 98 migrations before the baselines, the first of them AskStaffAboutTimes1763600203000: migrate it with revision [0-9a-f]{8} /,
    );
    expect(await dumpSchema(database)).toEqual(before);
  });

  it('leave the records of a new database such that processes of the former release find all their migrations', async () => {
    await database.empty();
    await migrateDatabase(configOf(database.url));
    expect(await readNames()).toEqual(expect.arrayContaining([...FORMER_MIGRATIONS]));
    expect((await readCatalogue(database)).tables.length).toBeGreaterThan(100);
  });
});
