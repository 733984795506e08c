import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type SpareDatabase, spareDatabase } from '../../../test/spare-database.js';
import { MIGRATIONS } from '../migrations.js';
import { type Catalogue, readCatalogue } from './catalogue.js';
import { incompatibilities } from './incompatibilities.js';
import { migrationsUpTo, RELEASES } from './releases.js';
import { raiseToRelease } from './schema-states.js';

/**
 * Changes that a running process of the previous release would meet, and why they break nothing: the code of that
 * release must no longer use anything that is dropped (name the release in which it stopped), and must write nothing
 * that is rejected. Keyed by the migration that brings the change; an entry without a matching change is an error.
 */
const HARMLESS: Record<string, string[]> = {
  // adds a link for each entry that old code inserts, and refuses none
  ChainAuditEntries1763600185000: ['trigger audit_entries.audit_entries_linked is new or says something else'],
  // accepts one more state, which old code neither writes nor sends
  CoverRefunds1763600158000: ['check payment_refunds.payment_refunds_status is new or says something else'],
  // allows a second release of a hold, of a kind that old code does not create; no code upserts a release
  DecideContests1763600156000: [
    'unique payment_releases.payment_releases_hold is new or says something else',
    'unique payment_releases.payment_releases_hold is gone or says something else',
  ],
  // accepts one more urgency, which old code neither writes nor refuses: it drops such a message in quiet hours
  TrackDeliveries1763600096000: ['check message_deliveries.message_deliveries_urgency is new or says something else'],
  // accepts two more kinds of terms, which only a trigger writes, and which old code does not read
  ListJobsByConditions1763600117000: ['check search_terms.search_terms_kind is new or says something else'],
  // accept an invitation by the employer, which old code neither writes nor refuses
  InviteToInterviews1763600121000: [
    'check interview_changes.interview_changes_kind is new or says something else',
    'check interview_requests.interview_requests_asked is new or says something else',
  ],
  // both concern only accounts without an address, which old code neither creates nor deprives of their number
  LetAccountsHaveNoEmail1763600122000: [
    'check users.users_reachable is new or says something else',
    'unique users.users_phone_alone is new or says something else',
  ],
  // speaks of a column that old code does not write
  JoinAccounts1763600125000: ['check users.users_joined is new or says something else'],
  // accepts one more reason, which old code neither writes nor refuses
  CreatePayCases1763600138000: ['check job_reports.job_reports_reason is new or says something else'],
  // accepts one more kind, which old code neither writes nor refuses
  TakeOrdersOfAuthorities1763600140000: ['check support_requests.support_requests_kind is new or says something else'],
};
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
    await database.empty();
    const found: Record<string, string[]> = {};
    let before: Catalogue | undefined;
    for (const release of [...RELEASES, NEWEST]) {
      await raiseToRelease(database, release);
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
