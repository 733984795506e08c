import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateUsers1763600001000 implements MigrationInterface {
  name = 'CreateUsers1763600001000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE users (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        email text NOT NULL,
        email_verified_at timestamptz,
        phone text,
        phone_verified_at timestamptz,
        password_hash text,
        role text NOT NULL,
        staff_role text,
        first_name text NOT NULL DEFAULT '',
        last_name text NOT NULL DEFAULT '',
        needs_name boolean NOT NULL DEFAULT false,
        bio text NOT NULL DEFAULT '',
        street text NOT NULL DEFAULT '',
        city text NOT NULL DEFAULT '',
        state text NOT NULL DEFAULT '',
        zip_code text NOT NULL DEFAULT '',
        country text NOT NULL DEFAULT 'India',
        billing_name text NOT NULL DEFAULT '',
        billing_email text NOT NULL DEFAULT '',
        billing_address text NOT NULL DEFAULT '',
        billing_city text NOT NULL DEFAULT '',
        billing_state text NOT NULL DEFAULT '',
        billing_zip text NOT NULL DEFAULT '',
        billing_country text NOT NULL DEFAULT 'India',
        profile_image_url text,
        language text NOT NULL DEFAULT 'en',
        skills text[] NOT NULL DEFAULT '{}',
        preferred_categories text[] NOT NULL DEFAULT '{}',
        expected_rate integer,
        work_hours text[] NOT NULL DEFAULT '{}',
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT users_role CHECK (role IN ('job_seeker', 'employer', 'both')),
        CONSTRAINT users_staff_role CHECK (staff_role IN ('support', 'admin')),
        CONSTRAINT users_pkey PRIMARY KEY (id)
      )`);
    await queryRunner.query(`CREATE UNIQUE INDEX users_email ON users (email)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE users`);
  }
}
