import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type SpareDatabase, spareDatabase } from '../../../test/spare-database.js';
import { MIGRATIONS } from '../migrations.js';
import { type Catalogue, readCatalogue } from './catalogue.js';
import { incompatibilities } from './incompatibilities.js';
import { FORMER_RELEASE, migrationsUpTo, RELEASES } from './releases.js';
import { buildRelease, raiseToRelease } from './schema-states.js';

/**
 * Changes that a running process of the previous release would meet, and why they break nothing: the code of that
 * release must no longer use anything that is dropped (name the release in which it stopped), and must write nothing
 * that is rejected. Keyed by the migration that brings the change; an entry without a matching change is an error.
 */
const HARMLESS: Record<string, string[]> = {};
const NEWEST = MIGRATIONS.at(-1)?.name as string;

/** Returns the expected findings, by the last migration of the release that brings them. */
function harmless(): Record<string, string[]> {
  const expected: Record<string, string[]> = {};
  for (const [migration, changes] of Object.entries(HARMLESS)) {
    const knows = (release: string): boolean => migrationsUpTo(release).some(({ name }) => name === migration);
    const release = [...RELEASES, NEWEST].find(knows) ?? migration;
    expected[release] = [...(expected[release] ?? []), ...changes];
  }
  return expected;
}

describe('processes of one release on the schema of the next', () => {
  let database: SpareDatabase;
  let newest: Catalogue;
  beforeAll(async () => {
    database = await spareDatabase();
  });
  afterAll(() => database.remove());

  it('find all known tables and columns, without new requirements, from each release to the next', async () => {
    await buildRelease(database, FORMER_RELEASE);
    const found: Record<string, string[]> = {};
    let before: Catalogue | undefined;
    for (const release of [...RELEASES, NEWEST]) {
      if (release !== FORMER_RELEASE) await raiseToRelease(database, release);
      newest = await readCatalogue(database);
      const breaks = before ? incompatibilities(before, newest) : [];
      if (breaks.length > 0) found[release] = breaks;
      before = newest;
    }
    expect(newest.tables.length).toBeGreaterThan(30);
    expect(found).toEqual(harmless());
  });

  it.each([
    ['DROP TABLE message_reports', 'table message_reports is gone'],
    ['ALTER TABLE users RENAME bio TO about', 'column users.bio is gone'],
    ['ALTER TABLE jobs DROP view_count', 'column jobs.view_count is gone'],
    ['ALTER TABLE files ALTER size TYPE bigint', 'column files.size was integer and is bigint'],
    [
      'ALTER TABLE jobs ALTER min_rate TYPE numeric(6, 2)',
      'column jobs.min_rate was numeric(12,2) and is numeric(6,2)',
    ],
    ['ALTER TABLE users ALTER phone SET NOT NULL', 'column users.phone takes no null any more'],
    ['ALTER TABLE users ALTER country DROP DEFAULT', 'column users.country has no default any more'],
    ['ALTER TABLE users ADD nick text NOT NULL', 'column users.nick is new and needs a value'],
    [
      `ALTER TABLE job_views DROP day, ADD day date GENERATED ALWAYS AS ('2026-01-01'::date) STORED`,
      'column job_views.day cannot be written any more',
    ],
    [
      'ALTER TABLE users ADD CONSTRAINT named CHECK (bio <> first_name)',
      'check users.named is new or says something else',
    ],
    ['CREATE UNIQUE INDEX one_phone ON users (phone)', 'unique users.one_phone is new or says something else'],
    ['DROP INDEX users_email', 'unique users.users_email is gone or says something else'],
    [
      'ALTER TABLE users ADD city_id uuid, ADD CONSTRAINT towns FOREIGN KEY (id, city_id) REFERENCES places (id, city_id)',
      'foreign key users.towns is new or says something else',
    ],
    ['DROP FUNCTION list_all_jobs()', 'function list_all_jobs() returns void is gone'],
  ])('are reported to break after "%s"', async (statement, incompatibility) => {
    await database.query('BEGIN');
    try {
      await database.query('CREATE UNIQUE INDEX ON places (id, city_id)');
      await database.query(statement);
      expect(incompatibilities(newest, await readCatalogue(database))).toContain(incompatibility);
    } finally {
      await database.query('ROLLBACK');
    }
  });

  it.each([
    'CREATE TABLE badges (id uuid PRIMARY KEY)',
    'ALTER TABLE users ADD nick text',
    `ALTER TABLE users ADD nick text NOT NULL DEFAULT '', ADD CONSTRAINT short CHECK (length(nick) < 20)`,
    'ALTER TABLE users ALTER password_hash SET DEFAULT NULL, ALTER first_name DROP NOT NULL',
    'ALTER TABLE jobs DROP CONSTRAINT jobs_hours',
    'CREATE INDEX users_cities ON users (city)',
  ])('are compatible with "%s"', async (statement) => {
    await database.query('BEGIN');
    try {
      await database.query(statement);
      expect(incompatibilities(newest, await readCatalogue(database))).toEqual([]);
    } finally {
      await database.query('ROLLBACK');
    }
  });
});
