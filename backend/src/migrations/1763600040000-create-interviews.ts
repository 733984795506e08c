import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Interview requests, who was asked, and calendar feeds. */
export class CreateInterviews1763600040000 implements MigrationInterface {
  name = 'CreateInterviews1763600040000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE interview_requests (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        seeker_id uuid NOT NULL CONSTRAINT interview_requests_seeker_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        job_id uuid CONSTRAINT interview_requests_job_id_fkey REFERENCES jobs (id) ON DELETE CASCADE,
        category text,
        mode text NOT NULL,
        time_slot text,
        requested_time timestamptz,
        point geography(Point, 4326),
        status text NOT NULL DEFAULT 'pending',
        employer_id uuid CONSTRAINT interview_requests_employer_id_fkey REFERENCES users (id) ON DELETE SET NULL,
        company text,
        confirmed_time timestamptz,
        place text,
        phone text,
        message text,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz,
        CONSTRAINT interview_requests_status CHECK (status IN ('pending', 'confirmed', 'declined', 'cancelled', 'completed')),
        CONSTRAINT interview_requests_mode CHECK (mode IN ('in-person', 'phone')),
        CONSTRAINT interview_requests_kind CHECK (CASE WHEN category IS NULL
          THEN job_id IS NOT NULL AND requested_time IS NOT NULL AND num_nonnulls(time_slot, point, expires_at) = 0
          ELSE time_slot IS NOT NULL AND expires_at IS NOT NULL AND requested_time IS NULL END),
        CONSTRAINT interview_requests_open CHECK (status <> 'pending' OR category IS NULL OR point IS NOT NULL),
        CONSTRAINT interview_requests_confirmed
          CHECK (status NOT IN ('confirmed', 'completed') OR (job_id IS NOT NULL AND confirmed_time IS NOT NULL)),
        -- nobody is at two interviews at once; in UTC, because only then the end of a range is immutable
        CONSTRAINT interview_requests_seeker_free EXCLUDE USING gist (seeker_id WITH =,
          tsrange(confirmed_time AT TIME ZONE 'UTC', confirmed_time AT TIME ZONE 'UTC' + interval '30 minutes') WITH &&)
          WHERE (status = 'confirmed'),
        CONSTRAINT interview_requests_pkey PRIMARY KEY (id)
      )`);
    await queryRunner.query(`CREATE INDEX interview_requests_seeker ON interview_requests (seeker_id, created_at, id)`);
    await queryRunner.query(`CREATE INDEX interview_requests_job ON interview_requests (job_id, created_at, id)`);
    await queryRunner.query(
      `CREATE INDEX interview_requests_employer ON interview_requests (employer_id, confirmed_time)`,
    );
    await queryRunner.query(
      `CREATE INDEX interview_requests_near ON interview_requests USING gist (category, point) WHERE point IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX interview_requests_kept_point ON interview_requests (expires_at) WHERE point IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX interview_requests_due ON interview_requests (confirmed_time) WHERE status = 'confirmed'`,
    );
    // one live request a seeker and job, one live broadcast of a kind; the second of two posts at once finds it
    await queryRunner.query(
      `CREATE UNIQUE INDEX interview_requests_once_job ON interview_requests (seeker_id, job_id)
       WHERE category IS NULL AND status IN ('pending', 'confirmed')`,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX interview_requests_once_broadcast ON interview_requests (seeker_id, category, mode, time_slot)
       WHERE category IS NOT NULL AND status = 'pending'`,
    );
    await queryRunner.query(`
      CREATE TABLE interview_asks (
        request_id uuid NOT NULL CONSTRAINT interview_asks_request_id_fkey REFERENCES interview_requests (id) ON DELETE CASCADE,
        employer_id uuid NOT NULL CONSTRAINT interview_asks_employer_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        told_at timestamptz,
        declined_at timestamptz,
        CONSTRAINT interview_asks_pkey PRIMARY KEY (request_id, employer_id)
      )`);
    await queryRunner.query(`CREATE INDEX interview_asks_employer ON interview_asks (employer_id)`);
    await queryRunner.query(`
      CREATE TABLE calendar_feeds (
        user_id uuid NOT NULL CONSTRAINT calendar_feeds_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        feed_id uuid NOT NULL,
        CONSTRAINT calendar_feeds_pkey PRIMARY KEY (user_id)
      )`);
    await queryRunner.query(`CREATE UNIQUE INDEX calendar_feeds_feed ON calendar_feeds (feed_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['calendar_feeds', 'interview_asks', 'interview_requests']) {
      await queryRunner.query(`DROP TABLE ${table}`);
    }
  }
}
