import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Places and phone numbers of interviews, replaced contacts, and recipients of security notices are encrypted. Indexes
 * find the rows that still contain plain text. In a database with accounts, encryption begins an hour later, when no process of the
 * previous release runs any more.
 */
export class FindPlainPlaces1763600213000 implements MigrationInterface {
  name = 'FindPlainPlaces1763600213000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX interview_requests_plain ON interview_requests (id) WHERE
        (place <> '' AND place !~ '^v1\\.[0-9a-f]{12}\\.[A-Za-z0-9_-]{38,}$') OR
        (phone <> '' AND phone !~ '^v1\\.[0-9a-f]{12}\\.[A-Za-z0-9_-]{38,}$') OR
        (proposed_place <> '' AND proposed_place !~ '^v1\\.[0-9a-f]{12}\\.[A-Za-z0-9_-]{38,}$') OR
        (proposed_phone <> '' AND proposed_phone !~ '^v1\\.[0-9a-f]{12}\\.[A-Za-z0-9_-]{38,}$')
    `);
    await queryRunner.query(`
      CREATE INDEX security_notices_plain ON security_notices (id)
      WHERE address <> '' AND address !~ '^v1\\.[0-9a-f]{12}\\.[A-Za-z0-9_-]{38,}$'
    `);
    await queryRunner.query(`
      CREATE INDEX former_contacts_plain ON former_contacts (id)
      WHERE address <> '' AND address !~ '^v1\\.[0-9a-f]{12}\\.[A-Za-z0-9_-]{38,}$'
    `);
    await queryRunner.query(`
      INSERT INTO secrets (name, value)
      SELECT 'personal-texts-encrypted-from', to_jsonb(clock_timestamp() + interval '1 hour')
      WHERE EXISTS (SELECT FROM users)
      ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX former_contacts_plain, security_notices_plain, interview_requests_plain');
  }
}
