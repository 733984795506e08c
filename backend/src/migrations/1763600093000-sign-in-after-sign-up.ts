import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever has just proven a mailbox is signed in by the same browser without a second proof. */
export class SignInAfterSignUp1763600093000 implements MigrationInterface {
  name = 'SignInAfterSignUp1763600093000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE one_time_sign_ins (
        token_hash text NOT NULL CONSTRAINT one_time_sign_ins_pkey PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT one_time_sign_ins_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        expires_at timestamptz NOT NULL
      )`);
    await queryRunner.query(`CREATE INDEX one_time_sign_ins_user_id ON one_time_sign_ins (user_id)`);
    await queryRunner.query(`CREATE INDEX one_time_sign_ins_expires_at ON one_time_sign_ins (expires_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE one_time_sign_ins`);
  }
}
