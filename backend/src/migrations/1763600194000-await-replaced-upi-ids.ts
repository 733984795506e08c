import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Replacements of UPI ids: employers see the new one after a day, and the owner can restore the previous one. */
export class AwaitReplacedUpiIds1763600194000 implements MigrationInterface {
  name = 'AwaitReplacedUpiIds1763600194000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE upi_changes (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL CONSTRAINT upi_changes_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        previous_encrypted text NOT NULL,
        changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        reported_at timestamptz,
        CONSTRAINT upi_changes_pkey PRIMARY KEY (id)
      );
      CREATE INDEX upi_changes_user_id ON upi_changes (user_id, changed_at);
      CREATE INDEX upi_changes_changed_at ON upi_changes (changed_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE upi_changes`);
  }
}
