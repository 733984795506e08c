import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs and who looked at them. */
export class CreateJobs1763600020000 implements MigrationInterface {
  name = 'CreateJobs1763600020000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE jobs (
        id uuid NOT NULL DEFAULT gen_random_uuid() PRIMARY KEY,
        employer_id uuid NOT NULL CONSTRAINT jobs_employer REFERENCES users (id),
        title text NOT NULL,
        company text NOT NULL,
        description text NOT NULL,
        location text NOT NULL,
        location_status text NOT NULL,
        point geography(Point, 4326),
        job_type text NOT NULL,
        category text NOT NULL,
        min_rate numeric(12, 2),
        max_rate numeric(12, 2),
        rate_type text NOT NULL,
        currency text NOT NULL,
        hourly_pay numeric(12, 2),
        required_skills text[] NOT NULL DEFAULT '{}',
        skill_ids text[] NOT NULL DEFAULT '{}',
        occupation_ids text[] NOT NULL DEFAULT '{}',
        hours_per_week smallint,
        status text NOT NULL DEFAULT 'open',
        renewed_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        view_count integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT jobs_status CHECK (status IN ('open', 'paused', 'filled', 'closed', 'expired')),
        CONSTRAINT jobs_job_type CHECK (job_type IN ('part_time', 'gig_work', 'contract', 'temporary')),
        CONSTRAINT jobs_rate_type CHECK (rate_type IN ('hourly', 'monthly')),
        CONSTRAINT jobs_currency CHECK (currency IN ('USD', 'INR')),
        CONSTRAINT jobs_rates CHECK (min_rate >= 0 AND max_rate >= 0 AND min_rate <= max_rate AND hourly_pay > 0),
        CONSTRAINT jobs_hours CHECK (hours_per_week BETWEEN 1 AND 168),
        CONSTRAINT jobs_location_status CHECK ((location_status = 'resolved') = (point IS NOT NULL)),
        CONSTRAINT jobs_life CHECK (expires_at > renewed_at),
        CONSTRAINT jobs_view_count CHECK (view_count >= 0)
      )`);
    await queryRunner.query(`CREATE INDEX jobs_employer_created ON jobs (employer_id, created_at, id)`);
    await queryRunner.query(`CREATE INDEX jobs_open_created ON jobs (created_at, id) WHERE status = 'open'`);
    await queryRunner.query(`CREATE INDEX jobs_open_expires ON jobs (expires_at) WHERE status = 'open'`);
    await queryRunner.query(`
      CREATE INDEX jobs_open_words ON jobs USING gin ((title || ' ' || company || ' ' || location) gin_trgm_ops)
      WHERE status = 'open'`);
    await queryRunner.query(`CREATE INDEX jobs_open_point ON jobs USING gist (point) WHERE status = 'open'`);
    await queryRunner.query(`
      CREATE TABLE job_views (
        job_id uuid NOT NULL CONSTRAINT job_views_job REFERENCES jobs (id) ON DELETE CASCADE,
        day date NOT NULL,
        seeker_id uuid NOT NULL CONSTRAINT job_views_seeker REFERENCES users (id) ON DELETE CASCADE,
        PRIMARY KEY (job_id, day, seeker_id)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE job_views`);
    await queryRunner.query(`DROP TABLE jobs`);
  }
}
