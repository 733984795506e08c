import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSessions1763600002000 implements MigrationInterface {
  name = 'CreateSessions1763600002000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE sessions (
        id text NOT NULL,
        user_id uuid NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        last_seen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        auth_time timestamptz NOT NULL DEFAULT clock_timestamp(),
        expires_at timestamptz NOT NULL,
        id_token text,
        CONSTRAINT sessions_pkey PRIMARY KEY (id),
        CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX sessions_user_id ON sessions (user_id)`);
    await queryRunner.query(`CREATE INDEX sessions_expires_at ON sessions (expires_at)`);
    await queryRunner.query(`
      CREATE TABLE user_identities (
        issuer text NOT NULL,
        subject text NOT NULL,
        user_id uuid NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT user_identities_pkey PRIMARY KEY (issuer, subject),
        CONSTRAINT user_identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE INDEX user_identities_user_id ON user_identities (user_id)`);
    await queryRunner.query(`
      CREATE TABLE login_transactions (
        state text NOT NULL,
        browser_hash text NOT NULL,
        nonce text NOT NULL,
        code_verifier text NOT NULL,
        role text,
        return_to text,
        restarted boolean NOT NULL DEFAULT false,
        expires_at timestamptz NOT NULL,
        CONSTRAINT login_transactions_pkey PRIMARY KEY (state)
      )`);
    await queryRunner.query(`CREATE INDEX login_transactions_expires_at ON login_transactions (expires_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE login_transactions, user_identities, sessions`);
  }
}
