import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { QueryRunner } from 'typeorm';
import { createTestApp, type TestApp } from '../../../test/app.js';
import { DigestPhones1763600230000 } from '../1763600230000-digest-phones.js';
import { DigestDestinations1763600241000 } from '../1763600241000-digest-destinations.js';
import { readCatalogue } from './catalogue.js';
import { exampleRows } from './example-rows.js';

const PHONES = new DigestPhones1763600230000();
const DESTINATIONS = new DigestDestinations1763600241000();
const ENCRYPTED = `v1.000000000000.${'A'.repeat(60)}`;
const TABLES = ['users', 'sign_ups', 'whatsapp_choices', 'outbox_messages', 'verification_codes'];

describe('reverting the migrations that add digests of contacts', () => {
  let test: TestApp;
  let runner: QueryRunner;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  /** Begins with one row of plain contacts in each table. */
  beforeEach(async () => {
    runner = test.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('SET LOCAL session_replication_role = replica');
    const catalogue = await readCatalogue({ query: (sql, values) => runner.query(sql, values) });
    for (const { table, values } of exampleRows(catalogue, [2])) {
      if (!TABLES.includes(table)) continue;
      const names = Object.keys(values);
      const places = names.map((_, index) => `$${index + 1}`).join(', ');
      await runner.query(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${places})`, Object.values(values));
    }
  });
  afterEach(async () => {
    await runner.rollbackTransaction();
    await runner.release();
  });

  it.each([
    ['users', 'phone', PHONES],
    ['users', 'pending_phone', PHONES],
    ['sign_ups', 'phone', PHONES],
    ['whatsapp_choices', 'phone', PHONES],
    ['outbox_messages', 'recipient', DESTINATIONS],
    ['verification_codes', 'destination', DESTINATIONS],
  ])('is refused after a value of %s.%s was encrypted', async (table, column, migration) => {
    const [, count]: [unknown[], number] = await runner.query(`UPDATE ${table} SET ${column} = $1`, [ENCRYPTED]);
    expect(count).toBe(1);
    await expect(migration.down(runner)).rejects.toThrow('restore a backup');
  });

  it.each([
    ['phone numbers', 'users', 'phone_digest', PHONES],
    ['destinations', 'verification_codes', 'destination_digest', DESTINATIONS],
  ])(
    'removes the digests of %s that are still plain, and they can be added again',
    async (_what, table, column, migration) => {
      const countColumns = async (): Promise<number> => {
        const rows: unknown[] = await runner.query(
          'SELECT 1 FROM information_schema.columns WHERE table_name = $1 AND column_name = $2',
          [table, column],
        );
        return rows.length;
      };
      await migration.down(runner);
      expect(await countColumns()).toBe(0);
      await migration.up(runner);
      expect(await countColumns()).toBe(1);
    },
  );
});
