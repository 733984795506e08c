import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Addresses and names of the senders of support requests, and the contacts of accounts that are joined, are encrypted.
 * Indexes find the rows that still contain plain text; the index by sender, which no statement uses, is dropped. In a
 * database with accounts, encryption begins an hour later, when no process of the previous release runs any more.
 */
export class FindPlainContacts1763600221000 implements MigrationInterface {
  name = 'FindPlainContacts1763600221000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX support_requests_plain_senders ON support_requests (id) WHERE
        (email <> '' AND email !~ '^v1\\.[0-9a-f]{12}\\.[A-Za-z0-9_-]{38,}$') OR
        (first_name <> '' AND first_name !~ '^v1\\.[0-9a-f]{12}\\.[A-Za-z0-9_-]{38,}$') OR
        (last_name <> '' AND last_name !~ '^v1\\.[0-9a-f]{12}\\.[A-Za-z0-9_-]{38,}$')
    `);
    await queryRunner.query(`
      CREATE INDEX account_joinings_plain ON account_joinings (user_id)
      WHERE destination <> '' AND destination !~ '^v1\\.[0-9a-f]{12}\\.[A-Za-z0-9_-]{38,}$'
    `);
    await queryRunner.query('DROP INDEX support_requests_of_sender');
    await queryRunner.query(`
      INSERT INTO secrets (name, value)
      SELECT 'personal-texts-encrypted-from', to_jsonb(clock_timestamp() + interval '1 hour')
      WHERE EXISTS (SELECT FROM users)
      ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE INDEX support_requests_of_sender ON support_requests (email, created_at)');
    await queryRunner.query('DROP INDEX account_joinings_plain, support_requests_plain_senders');
  }
}
