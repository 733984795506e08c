import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs that staff are to look at, and what accounts reported about jobs. */
export class CreateJobReviews1763600105000 implements MigrationInterface {
  name = 'CreateJobReviews1763600105000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE job_reviews (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        job_id uuid CONSTRAINT job_reviews_job_id_fkey REFERENCES jobs (id) ON DELETE CASCADE,
        instant_job_id uuid CONSTRAINT job_reviews_instant_job_id_fkey REFERENCES instant_jobs (id) ON DELETE CASCADE,
        reasons text[] NOT NULL,
        state text NOT NULL DEFAULT 'open',
        decided_by uuid CONSTRAINT job_reviews_decided_by_fkey REFERENCES users (id) ON DELETE SET NULL,
        decision text,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        decided_at timestamptz,
        CONSTRAINT job_reviews_subject CHECK (num_nonnulls(job_id, instant_job_id) = 1),
        CONSTRAINT job_reviews_reasons CHECK (cardinality(reasons) > 0 AND reasons <@ ARRAY['payment_demand', 'documents_kept', 'phone_number', 'payment_account', 'sex', 'caste', 'religion', 'age', 'below_minimum_wage', 'reported']),
        CONSTRAINT job_reviews_state
          CHECK (state IN ('open', 'kept', 'removed') AND (state = 'open') = (decided_at IS NULL) AND (state = 'open') = (decision IS NULL)),
        CONSTRAINT job_reviews_pkey PRIMARY KEY (id)
      )`);
    // one open review a job: whatever else is found or reported joins it
    await queryRunner.query(`CREATE UNIQUE INDEX job_reviews_open_job ON job_reviews (job_id) WHERE state = 'open'`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX job_reviews_open_instant_job ON job_reviews (instant_job_id) WHERE state = 'open'`,
    );
    await queryRunner.query(`CREATE INDEX job_reviews_removed ON job_reviews (job_id) WHERE state = 'removed'`);
    await queryRunner.query(`CREATE INDEX job_reviews_newest ON job_reviews (state, created_at, id)`);
    await queryRunner.query(`
      CREATE TABLE job_reports (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        job_id uuid NOT NULL CONSTRAINT job_reports_job_id_fkey REFERENCES jobs (id) ON DELETE CASCADE,
        reporter_id uuid NOT NULL CONSTRAINT job_reports_reporter_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        reason text NOT NULL,
        text text NOT NULL DEFAULT '',
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT job_reports_reason CHECK (reason IN ('asks_for_money', 'false_details', 'discrimination', 'unsafe', 'other')),
        CONSTRAINT job_reports_once UNIQUE (job_id, reporter_id),
        CONSTRAINT job_reports_pkey PRIMARY KEY (id)
      )`);
    await queryRunner.query(`CREATE INDEX job_reports_reporter ON job_reports (reporter_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['job_reports', 'job_reviews']) await queryRunner.query(`DROP TABLE ${table}`);
  }
}
