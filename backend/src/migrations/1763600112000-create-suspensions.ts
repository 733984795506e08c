import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Suspensions with their appeals, and on the account until when it is suspended, where each call reads it. */
export class CreateSuspensions1763600112000 implements MigrationInterface {
  name = 'CreateSuspensions1763600112000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE suspensions (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL CONSTRAINT suspensions_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        suspended_by uuid CONSTRAINT suspensions_suspended_by_fkey REFERENCES users (id) ON DELETE SET NULL,
        reason text NOT NULL,
        text text NOT NULL,
        starts_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        ends_at timestamptz NOT NULL,
        lifted_at timestamptz,
        lifted_by uuid CONSTRAINT suspensions_lifted_by_fkey REFERENCES users (id) ON DELETE SET NULL,
        appeal_text text,
        appealed_at timestamptz,
        appeal_state text,
        decided_by uuid CONSTRAINT suspensions_decided_by_fkey REFERENCES users (id) ON DELETE SET NULL,
        decided_at timestamptz,
        decision_note text,
        CONSTRAINT suspensions_reason
          CHECK (reason IN ('asks_for_money', 'fraud', 'abuse', 'discrimination', 'false_details', 'did_not_come', 'other')),
        CONSTRAINT suspensions_time CHECK (ends_at > starts_at),
        CONSTRAINT suspensions_appeal_state CHECK (appeal_state IN ('open', 'upheld', 'rejected')),
        CONSTRAINT suspensions_appeal CHECK ((appeal_state IS NULL) = (appealed_at IS NULL)),
        CONSTRAINT suspensions_pkey PRIMARY KEY (id)
      )`);
    // one that has come to its end by itself is closed when the next one begins
    await queryRunner.query(`CREATE UNIQUE INDEX suspensions_open ON suspensions (user_id) WHERE lifted_at IS NULL`);
    await queryRunner.query(`CREATE INDEX suspensions_of_user ON suspensions (user_id, starts_at)`);
    await queryRunner.query(`CREATE INDEX suspensions_appeals ON suspensions (appeal_state, appealed_at, id)`);
    await queryRunner.query(`ALTER TABLE users ADD COLUMN suspended_until timestamptz`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE users DROP COLUMN suspended_until`);
    await queryRunner.query(`DROP TABLE suspensions`);
  }
}
