import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff give a second factor in each session, and sign in afresh when they did nothing for a while. */
export class AskStaffForSecondFactor1763600111000 implements MigrationInterface {
  name = 'AskStaffForSecondFactor1763600111000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE staff_second_factors (
        user_id uuid NOT NULL CONSTRAINT staff_second_factors_pkey PRIMARY KEY
          CONSTRAINT staff_second_factors_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        secret_encrypted text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        confirmed_at timestamptz,
        last_step integer
      )`);
    await queryRunner.query(`
      CREATE TABLE staff_recovery_codes (
        code_hash text NOT NULL CONSTRAINT staff_recovery_codes_pkey PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT staff_recovery_codes_user_id_fkey
          REFERENCES staff_second_factors (user_id) ON DELETE CASCADE,
        used_at timestamptz
      )`);
    await queryRunner.query(`CREATE INDEX staff_recovery_codes_user_id ON staff_recovery_codes (user_id)`);
    await queryRunner.query(`ALTER TABLE sessions ADD second_factor_at timestamptz, ADD staff_seen_at timestamptz`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE sessions DROP second_factor_at, DROP staff_seen_at`);
    await queryRunner.query(`DROP TABLE staff_recovery_codes`);
    await queryRunner.query(`DROP TABLE staff_second_factors`);
  }
}
