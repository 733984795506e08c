import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.js';
import { type SpareDatabase, spareDatabase } from '../../../test/spare-database.js';
import { signIn } from '../../modules/auth/tests/signed-in.js';
import { UserEntity } from '../../modules/users/users.public.js';
import { migrateDatabase } from '../../start/migrate.js';
import { type Catalogue, readCatalogue } from './catalogue.js';
import { POSTED_TABLES } from './example-rows.js';
import { type Contents, type OldInstance, oldInstance } from './old-instance.js';
import { FORMER_RELEASE, migrationsAfter, RELEASES } from './releases.js';
import { lastingContents } from './rewritten-values.js';
import { dumpSchema } from './schema-dump.js';
import { buildRelease, configOf, newestSchema } from './schema-states.js';

/** Releases before this one. The oldest is the last one, so that the application starts on its database. */
const EARLIER_RELEASES = RELEASES.filter(
  (release) => release === FORMER_RELEASE || migrationsAfter(release).length > 0,
).reverse();
/**
 * Every release on native PostgreSQL; the oldest on the embedded database, where each migration is many times slower: it
 * runs all of them.
 */
const MIGRATED = process.env['TEST_SERVER_URL'] ? EARLIER_RELEASES : EARLIER_RELEASES.slice(-1);
const ROWS_BEFORE = [0, 1, 2, 3];
const ROWS_AFTER = [4, 5, 6, 7];

describe('migrating a database with rows in every table', () => {
  let database: SpareDatabase;
  let newest: string[];
  beforeAll(async () => {
    database = await spareDatabase();
    newest = await newestSchema(database);
  });
  afterAll(() => database.remove());

  describe.each(MIGRATED)('from the release that ended with %s', (release) => {
    let catalogue: Catalogue;
    let old: OldInstance;
    let before: Contents;
    let ran: string[];
    beforeAll(async () => {
      await buildRelease(database, release);
      catalogue = await readCatalogue(database);
      old = await oldInstance(database.url, catalogue);
      await old.write(ROWS_BEFORE);
      await old.rewrite();
      before = await old.read();
      ran = await migrateDatabase(configOf(database.url));
    });
    afterAll(() => old.close());

    it('begins with rows in every table', () => {
      const empty = Object.keys(before).filter(
        (table) => (before[table]?.length ?? 0) < 2 && !POSTED_TABLES.includes(table),
      );
      expect(Object.keys(before)).toHaveLength(catalogue.tables.length);
      expect(empty).toEqual([]);
    });

    it('runs the later migrations, each once', () => {
      expect(ran).toEqual(migrationsAfter(release));
    });

    it('ends in the schema of a new database', async () => {
      expect(await dumpSchema(database)).toEqual(newest);
    });

    it('preserves every row and value that no migration is meant to change', async () => {
      expect(lastingContents(await old.read(), ran)).toEqual(lastingContents(before, ran));
    });

    it('lists every open job under the terms of the newest schema', async () => {
      const listed = await database.query(
        `SELECT l.job_id, n.kind, n.name FROM job_listings l JOIN job_terms t ON t.ref = l.ref
         JOIN search_terms n ON n.id = t.term ORDER BY 1, 2, 3`,
      );
      const named = await database.query(
        `SELECT j.id AS job_id, n.kind, n.name FROM jobs j CROSS JOIN LATERAL job_term_names(j) n
         WHERE j.status = 'open' ORDER BY 1, 2, 3`,
      );
      expect(named.length).toBeGreaterThan(ROWS_BEFORE.length);
      expect(listed).toEqual(named);
    });

    it('continues to serve processes of that release, with their open connections and statements', async () => {
      await old.write(ROWS_AFTER);
      await old.rewrite();
      const after = await old.read();
      const tables = Object.keys(before).filter((table) => (after[table]?.length ?? 0) <= (before[table]?.length ?? 0));
      // the terms of a job are stored once
      expect(tables.filter((table) => table !== 'search_terms' && !POSTED_TABLES.includes(table))).toEqual([]);
    });
  });

  describe('the application on migrated data', () => {
    let test: TestApp;
    beforeAll(async () => {
      test = await createTestApp({ DATABASE_URL: database.url }, { keepData: true });
    });
    afterAll(() => test.close());

    const cookieOf = async (email: string): Promise<string> =>
      signIn(test.app, await test.dataSource.manager.findOneByOrFail(UserEntity, { email }));

    it('lists the jobs that were open', async () => {
      const cookie = await cookieOf('person-2@example.test');
      const { body } = await test.api.get('/api/jobs').set('Cookie', cookie).expect(200);
      const titles = (body as { title: string }[]).map(({ title }) => title);
      expect(titles).toHaveLength(ROWS_BEFORE.length + ROWS_AFTER.length);
      expect(titles).toEqual(expect.arrayContaining(['Delivery rider', 'हिन्दी और जन्म सम्मान', 'ಕನ್ನಡ ಶಿಕ್ಷಕ']));
    });

    it('lists an existing application to its seeker', async () => {
      const cookie = await cookieOf('person-2@example.test');
      const { body } = await test.api.get('/api/my-applications').set('Cookie', cookie).expect(200);
      expect(body).toHaveLength(1);
      expect(body[0]).toMatchObject({ status: 'rejected', job: { title: 'हिन्दी और जन्म सम्मान' } });
    });
  });
});
