import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Addresses, billing details and GST registrations of accounts are encrypted. Indexes find the rows that still contain
 * plain text. In a database with accounts, encryption begins an hour later, when no process of the previous release
 * runs any more.
 */
export class FindPlainDetails1763600212000 implements MigrationInterface {
  name = 'FindPlainDetails1763600212000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE tax_details DROP CONSTRAINT tax_details_gstin');
    await queryRunner.query(`
      CREATE INDEX tax_details_plain ON tax_details (user_id)
      WHERE gstin <> '' AND gstin !~ '^v1\\.[0-9a-f]{12}\\.[A-Za-z0-9_-]{38,}$'
    `);
    await queryRunner.query(`
      CREATE INDEX users_plain ON users (id) WHERE
        (street <> '' AND street !~ '^v1\\.[0-9a-f]{12}\\.[A-Za-z0-9_-]{38,}$') OR
        (zip_code <> '' AND zip_code !~ '^v1\\.[0-9a-f]{12}\\.[A-Za-z0-9_-]{38,}$') OR
        (billing_name <> '' AND billing_name !~ '^v1\\.[0-9a-f]{12}\\.[A-Za-z0-9_-]{38,}$') OR
        (billing_email <> '' AND billing_email !~ '^v1\\.[0-9a-f]{12}\\.[A-Za-z0-9_-]{38,}$') OR
        (billing_address <> '' AND billing_address !~ '^v1\\.[0-9a-f]{12}\\.[A-Za-z0-9_-]{38,}$') OR
        (billing_city <> '' AND billing_city !~ '^v1\\.[0-9a-f]{12}\\.[A-Za-z0-9_-]{38,}$') OR
        (billing_zip <> '' AND billing_zip !~ '^v1\\.[0-9a-f]{12}\\.[A-Za-z0-9_-]{38,}$')
    `);
    await queryRunner.query(`
      INSERT INTO secrets (name, value)
      SELECT 'personal-texts-encrypted-from', to_jsonb(clock_timestamp() + interval '1 hour')
      WHERE EXISTS (SELECT FROM users)
      ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX users_plain, tax_details_plain');
    await queryRunner.query(`
      ALTER TABLE tax_details ADD CONSTRAINT tax_details_gstin
      CHECK (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$') NOT VALID
    `);
  }
}
