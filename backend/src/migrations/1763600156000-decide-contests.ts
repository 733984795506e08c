import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Contests have figures of both sides, a proposal, and the part that is paid at once; a hold has a release for each part. */
export class DecideContests1763600156000 implements MigrationInterface {
  name = 'DecideContests1763600156000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE payment_contests
        ADD stated bigint NOT NULL DEFAULT 0,
        ADD undisputed bigint NOT NULL DEFAULT 0,
        ADD reason text NOT NULL DEFAULT '',
        ADD answer text NOT NULL DEFAULT '',
        ADD proposed bigint,
        ADD proposed_by uuid,
        ADD accepted_by text,
        ADD appealed_by text,
        ADD decided_by uuid,
        ADD reversal_id text,
        ADD transfer_id text,
        ADD due_at timestamptz,
        ADD CONSTRAINT payment_contests_figures CHECK (stated >= 0 AND undisputed >= 0 AND proposed >= 0),
        ADD CONSTRAINT payment_contests_accepted_by CHECK (accepted_by IN ('worker', 'employer')),
        ADD CONSTRAINT payment_contests_appealed_by CHECK (appealed_by IN ('worker', 'employer'));
      CREATE INDEX payment_contests_due ON payment_contests (due_at) WHERE status <> 'closed';
      ALTER TABLE payment_releases
        ADD part text NOT NULL DEFAULT 'rest',
        ADD CONSTRAINT payment_releases_part CHECK (part IN ('undisputed', 'rest')),
        DROP CONSTRAINT payment_releases_hold,
        ADD CONSTRAINT payment_releases_hold UNIQUE (hold_id, part);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DELETE FROM payment_releases WHERE part = 'undisputed';
      ALTER TABLE payment_releases
        DROP CONSTRAINT payment_releases_hold,
        DROP COLUMN part,
        ADD CONSTRAINT payment_releases_hold UNIQUE (hold_id);
      ALTER TABLE payment_contests
        DROP COLUMN stated, DROP COLUMN undisputed, DROP COLUMN reason, DROP COLUMN answer, DROP COLUMN proposed,
        DROP COLUMN proposed_by, DROP COLUMN accepted_by, DROP COLUMN appealed_by, DROP COLUMN decided_by,
        DROP COLUMN reversal_id, DROP COLUMN transfer_id, DROP COLUMN due_at;
    `);
  }
}
