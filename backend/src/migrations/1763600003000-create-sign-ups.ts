import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSignUps1763600003000 implements MigrationInterface {
  name = 'CreateSignUps1763600003000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE sign_ups (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        token_hash text NOT NULL,
        user_id uuid,
        email text NOT NULL,
        phone text NOT NULL,
        phone_verified_at timestamptz,
        first_name text NOT NULL,
        last_name text NOT NULL,
        password_hash text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        expires_at timestamptz NOT NULL,
        CONSTRAINT sign_ups_pkey PRIMARY KEY (id),
        CONSTRAINT sign_ups_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`CREATE UNIQUE INDEX sign_ups_token_hash ON sign_ups (token_hash)`);
    await queryRunner.query(`CREATE INDEX sign_ups_phone ON sign_ups (phone, created_at)`);
    await queryRunner.query(`CREATE INDEX sign_ups_email ON sign_ups (email, created_at)`);
    await queryRunner.query(`CREATE INDEX sign_ups_user_id ON sign_ups (user_id, created_at)`);
    await queryRunner.query(`CREATE INDEX sign_ups_expires_at ON sign_ups (expires_at)`);
    await queryRunner.query(`
      CREATE TABLE verification_codes (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        channel text NOT NULL,
        destination text NOT NULL,
        interaction text,
        sign_up_id uuid,
        user_id uuid,
        language text NOT NULL,
        code_hash text,
        issues integer NOT NULL DEFAULT 0,
        tries integer NOT NULL DEFAULT 0,
        requested_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        expires_at timestamptz,
        used_at timestamptz,
        CONSTRAINT verification_codes_pkey PRIMARY KEY (id),
        CONSTRAINT verification_codes_sign_up_id_fkey FOREIGN KEY (sign_up_id) REFERENCES sign_ups (id) ON DELETE SET NULL,
        CONSTRAINT verification_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(
      `CREATE INDEX verification_codes_destination ON verification_codes (channel, destination, requested_at)`,
    );
    await queryRunner.query(`CREATE INDEX verification_codes_sign_up_id ON verification_codes (sign_up_id)`);
    await queryRunner.query(`CREATE INDEX verification_codes_user_id ON verification_codes (user_id)`);
    await queryRunner.query(`CREATE INDEX verification_codes_requested_at ON verification_codes (requested_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE verification_codes, sign_ups`);
  }
}
