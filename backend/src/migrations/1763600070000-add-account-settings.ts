import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = `'^([01][0-9]|2[0-3]):[0-5][0-9]$'`;

/** What people settle about their account: which news may reach them and when, a new address, an end. */
export class AddAccountSettings1763600070000 implements MigrationInterface {
  name = 'AddAccountSettings1763600070000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE users
        ADD COLUMN mail_news boolean NOT NULL DEFAULT true,
        ADD COLUMN text_news boolean NOT NULL DEFAULT true,
        ADD COLUMN quiet_hours boolean NOT NULL DEFAULT false,
        ADD COLUMN quiet_from text NOT NULL DEFAULT '21:00',
        ADD COLUMN quiet_until text NOT NULL DEFAULT '08:00',
        ADD COLUMN pending_email text,
        ADD COLUMN pending_phone text,
        ADD COLUMN deletion_due_at timestamptz,
        ADD COLUMN erased_at timestamptz,
        ADD CONSTRAINT users_quiet_from CHECK (quiet_from ~ ${TIME}),
        ADD CONSTRAINT users_quiet_until CHECK (quiet_until ~ ${TIME})`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE users
        DROP COLUMN mail_news,
        DROP COLUMN text_news,
        DROP COLUMN quiet_hours,
        DROP COLUMN quiet_from,
        DROP COLUMN quiet_until,
        DROP COLUMN pending_email,
        DROP COLUMN pending_phone,
        DROP COLUMN deletion_due_at,
        DROP COLUMN erased_at`);
  }
}
