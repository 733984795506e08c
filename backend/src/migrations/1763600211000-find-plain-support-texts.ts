import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Texts to the support are encrypted. An index finds the rows that still contain plain text. In a database with
 * accounts, encryption begins an hour later, when no process of the previous release runs any more.
 */
export class FindPlainSupportTexts1763600211000 implements MigrationInterface {
  name = 'FindPlainSupportTexts1763600211000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX support_requests_plain ON support_requests (id)
      WHERE message <> '' AND message !~ '^v1\\.[0-9a-f]{12}\\.[A-Za-z0-9_-]{38,}$'
    `);
    await queryRunner.query(`
      CREATE INDEX support_entries_plain ON support_entries (id)
      WHERE text <> '' AND text !~ '^v1\\.[0-9a-f]{12}\\.[A-Za-z0-9_-]{38,}$'
    `);
    await queryRunner.query(`
      INSERT INTO secrets (name, value)
      SELECT 'personal-texts-encrypted-from', to_jsonb(clock_timestamp() + interval '1 hour')
      WHERE EXISTS (SELECT FROM users)
      ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX support_entries_plain, support_requests_plain');
  }
}
