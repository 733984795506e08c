import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Phone numbers of accounts, sign-ups and choices of WhatsApp are encrypted, and found by their digest. Indexes find the rows that still
 * contain plain text, or have no digest. A process of the previous release stores another number without its digest:
 * a trigger removes the digest of the number before. In a database with accounts, encryption begins an hour later, when no process
 * of the previous release runs any more. The schema is not reverted after that: the previous release finds no encrypted number, and
 * would make another account for it.
 */
export class DigestPhones1763600230000 implements MigrationInterface {
  name = 'DigestPhones1763600230000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE users ADD phone_digest text');
    await queryRunner.query('ALTER TABLE sign_ups ADD phone_digest text');
    await queryRunner.query(`
      CREATE UNIQUE INDEX users_phone_digest_alone ON users (phone_digest) WHERE email IS NULL
    `);
    await queryRunner.query(`
      CREATE INDEX users_verified_phone_digest ON users (phone_digest) WHERE phone_verified_at IS NOT NULL
    `);
    await queryRunner.query(`
      CREATE INDEX users_phone_undigested ON users (id) WHERE phone <> '' AND phone_digest IS NULL
    `);
    await queryRunner.query(`
      CREATE INDEX users_phones_plain ON users (id) WHERE
        (phone <> '' AND phone !~ '^v1\\.[0-9a-f]{12}\\.[A-Za-z0-9_-]{38,}$') OR
        (pending_phone <> '' AND pending_phone !~ '^v1\\.[0-9a-f]{12}\\.[A-Za-z0-9_-]{38,}$')
    `);
    await queryRunner.query('CREATE INDEX sign_ups_phone_digest ON sign_ups (phone_digest, created_at)');
    await queryRunner.query(`
      CREATE INDEX sign_ups_phone_undigested ON sign_ups (id) WHERE phone <> '' AND phone_digest IS NULL
    `);
    await queryRunner.query(`
      CREATE INDEX sign_ups_plain ON sign_ups (id)
      WHERE phone <> '' AND phone !~ '^v1\\.[0-9a-f]{12}\\.[A-Za-z0-9_-]{38,}$'
    `);
    await queryRunner.query('ALTER TABLE whatsapp_choices ADD phone_digest text');
    await queryRunner.query('CREATE INDEX whatsapp_choices_phone_digest ON whatsapp_choices (phone_digest)');
    await queryRunner.query(`
      CREATE INDEX whatsapp_choices_phone_undigested ON whatsapp_choices (user_id)
      WHERE phone <> '' AND phone_digest IS NULL
    `);
    await queryRunner.query(`
      CREATE INDEX whatsapp_choices_plain ON whatsapp_choices (user_id)
      WHERE phone <> '' AND phone !~ '^v1\\.[0-9a-f]{12}\\.[A-Za-z0-9_-]{38,}$'
    `);
    await queryRunner.query(`
      CREATE FUNCTION forget_phone_digest() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.phone_digest := NULL;
        RETURN NEW;
      END $$
    `);
    for (const table of ['users', 'whatsapp_choices']) {
      await queryRunner.query(`
        CREATE TRIGGER ${table}_forget_phone_digest BEFORE UPDATE OF phone ON ${table} FOR EACH ROW
        WHEN (NEW.phone_digest = OLD.phone_digest AND NEW.phone IS DISTINCT FROM OLD.phone
          AND (NEW.phone IS NULL OR NEW.phone !~ '^v1\\.[0-9a-f]{12}\\.[A-Za-z0-9_-]{38,}$'))
        EXECUTE FUNCTION forget_phone_digest()
      `);
    }
    await queryRunner.query(`
      INSERT INTO secrets (name, value)
      SELECT 'personal-texts-encrypted-from', to_jsonb(clock_timestamp() + interval '1 hour')
      WHERE EXISTS (SELECT FROM users)
      ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('LOCK TABLE users, sign_ups, whatsapp_choices');
    const [found]: { encrypted: boolean }[] = await queryRunner.query(`
      SELECT EXISTS (SELECT FROM users WHERE phone ~ '^v1\\.' OR pending_phone ~ '^v1\\.')
        OR EXISTS (SELECT FROM sign_ups WHERE phone ~ '^v1\\.')
        OR EXISTS (SELECT FROM whatsapp_choices WHERE phone ~ '^v1\\.') AS encrypted
    `);
    if (found?.encrypted) {
      throw new Error(`${this.name}: phone numbers are encrypted: restore a backup instead of reverting it.`);
    }
    await queryRunner.query('DROP TRIGGER whatsapp_choices_forget_phone_digest ON whatsapp_choices');
    await queryRunner.query('DROP TRIGGER users_forget_phone_digest ON users');
    await queryRunner.query('DROP FUNCTION forget_phone_digest()');
    await queryRunner.query(`
      DROP INDEX whatsapp_choices_plain, whatsapp_choices_phone_undigested, whatsapp_choices_phone_digest, sign_ups_plain, sign_ups_phone_undigested, sign_ups_phone_digest, users_phones_plain, users_phone_undigested,
        users_verified_phone_digest, users_phone_digest_alone
    `);
    await queryRunner.query('ALTER TABLE whatsapp_choices DROP phone_digest');
    await queryRunner.query('ALTER TABLE sign_ups DROP phone_digest');
    await queryRunner.query('ALTER TABLE users DROP phone_digest');
  }
}
