import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Recipients of stored messages and destinations of codes are encrypted, and found by their digest. Indexes find the
 * rows that still contain plain text, or have no digest. No statement changes these columns, so that a digest cannot
 * become obsolete. In a database with accounts, encryption begins an hour later, when no process of the previous
 * release runs any more. The schema is not reverted after that: without digests, no encrypted row is found.
 */
export class DigestDestinations1763600241000 implements MigrationInterface {
  name = 'DigestDestinations1763600241000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE outbox_messages ADD recipient_digest text');
    await queryRunner.query('ALTER TABLE verification_codes ADD destination_digest text');
    await queryRunner.query(`
      CREATE INDEX outbox_messages_recipient_digest ON outbox_messages (recipient_digest, created_at)
    `);
    await queryRunner.query(`
      CREATE INDEX outbox_messages_plain ON outbox_messages (id)
      WHERE recipient <> '' AND recipient !~ '^v1\\.[0-9a-f]{12}\\.[A-Za-z0-9_-]{38,}$'
    `);
    await queryRunner.query(`
      CREATE INDEX outbox_messages_undigested ON outbox_messages (id)
      WHERE recipient <> '' AND recipient_digest IS NULL
    `);
    await queryRunner.query(`
      CREATE INDEX verification_codes_destination_digest
      ON verification_codes (destination_digest, channel, requested_at)
    `);
    await queryRunner.query(`
      CREATE INDEX verification_codes_plain ON verification_codes (id)
      WHERE destination <> '' AND destination !~ '^v1\\.[0-9a-f]{12}\\.[A-Za-z0-9_-]{38,}$'
    `);
    await queryRunner.query(`
      CREATE INDEX verification_codes_undigested ON verification_codes (id)
      WHERE destination <> '' AND destination_digest IS NULL
    `);
    await queryRunner.query(`
      INSERT INTO secrets (name, value)
      SELECT 'personal-texts-encrypted-from', to_jsonb(clock_timestamp() + interval '1 hour')
      WHERE EXISTS (SELECT FROM users)
      ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('LOCK TABLE outbox_messages, verification_codes');
    const [found]: { encrypted: boolean }[] = await queryRunner.query(`
      SELECT EXISTS (SELECT FROM outbox_messages WHERE recipient ~ '^v1\\.')
        OR EXISTS (SELECT FROM verification_codes WHERE destination ~ '^v1\\.') AS encrypted
    `);
    if (found?.encrypted) {
      throw new Error(
        `${this.name}: recipients and destinations are encrypted: restore a backup instead of reverting it.`,
      );
    }
    await queryRunner.query('ALTER TABLE verification_codes DROP destination_digest');
    await queryRunner.query('ALTER TABLE outbox_messages DROP recipient_digest');
    await queryRunner.query('DROP INDEX verification_codes_plain, outbox_messages_plain');
  }
}
