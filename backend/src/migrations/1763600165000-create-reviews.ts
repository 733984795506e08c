import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reviews of work by both sides, the cases of the staff about them, and the counts that others read. */
export class CreateReviews1763600165000 implements MigrationInterface {
  name = 'CreateReviews1763600165000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE engagements ADD first_answer boolean;
      CREATE INDEX engagements_closed ON engagements (closed_at) WHERE closed_at IS NOT NULL;
      CREATE TABLE review_windows (
        engagement_id uuid NOT NULL CONSTRAINT review_windows_engagement_id_fkey REFERENCES engagements (id) ON DELETE CASCADE,
        instant_job_id uuid NOT NULL,
        worker_id uuid NOT NULL CONSTRAINT review_windows_worker_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        employer_id uuid NOT NULL CONSTRAINT review_windows_employer_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        is_grouped boolean NOT NULL DEFAULT false,
        opens_at timestamptz NOT NULL,
        closes_at timestamptz NOT NULL,
        asked_at timestamptz,
        revealed_at timestamptz,
        CONSTRAINT review_windows_pkey PRIMARY KEY (engagement_id),
        CONSTRAINT review_windows_period CHECK (closes_at > opens_at)
      );
      CREATE INDEX review_windows_worker ON review_windows (worker_id, closes_at);
      CREATE INDEX review_windows_employer ON review_windows (employer_id, closes_at);
      CREATE INDEX review_windows_shift ON review_windows (instant_job_id);
      CREATE INDEX review_windows_open ON review_windows (closes_at) WHERE revealed_at IS NULL;
      CREATE TABLE reviews (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        engagement_id uuid NOT NULL CONSTRAINT reviews_engagement_id_fkey REFERENCES engagements (id) ON DELETE CASCADE,
        author text NOT NULL,
        author_id uuid CONSTRAINT reviews_author_id_fkey REFERENCES users (id) ON DELETE SET NULL,
        subject_id uuid NOT NULL CONSTRAINT reviews_subject_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        again boolean NOT NULL,
        facts jsonb NOT NULL DEFAULT '{}',
        note text NOT NULL DEFAULT '',
        is_finished boolean NOT NULL DEFAULT true,
        is_grouped boolean NOT NULL DEFAULT false,
        status text NOT NULL DEFAULT 'hidden',
        reply text NOT NULL DEFAULT '',
        replied_at timestamptz,
        changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        revealed_at timestamptz,
        counted_at timestamptz,
        CONSTRAINT reviews_pkey PRIMARY KEY (id),
        CONSTRAINT reviews_once UNIQUE (engagement_id, author),
        CONSTRAINT reviews_author CHECK (author IN ('worker', 'employer')),
        CONSTRAINT reviews_status CHECK (status IN ('hidden', 'held', 'revealed', 'removed')),
        CONSTRAINT reviews_counted CHECK (counted_at IS NULL OR status IN ('revealed', 'removed'))
      );
      CREATE INDEX reviews_subject ON reviews (subject_id, author, counted_at);
      CREATE INDEX reviews_author_id ON reviews (author_id, subject_id);
      CREATE INDEX reviews_unfinished ON reviews (changed_at) WHERE status = 'hidden' AND NOT is_finished;
      CREATE INDEX reviews_uncounted ON reviews (revealed_at) WHERE status = 'revealed' AND counted_at IS NULL;
      CREATE TABLE review_cases (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        kind text NOT NULL,
        review_id uuid CONSTRAINT review_cases_review_id_fkey REFERENCES reviews (id) ON DELETE CASCADE,
        employer_id uuid CONSTRAINT review_cases_employer_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        reporter_id uuid CONSTRAINT review_cases_reporter_id_fkey REFERENCES users (id) ON DELETE SET NULL,
        report_reason text,
        report_text text NOT NULL DEFAULT '',
        status text NOT NULL DEFAULT 'open',
        outcome text,
        reason text NOT NULL DEFAULT '',
        decided_by uuid CONSTRAINT review_cases_decided_by_fkey REFERENCES users (id) ON DELETE SET NULL,
        decided_at timestamptz,
        appeal text NOT NULL DEFAULT '',
        appealed_by text,
        appealed_at timestamptz,
        opened_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT review_cases_pkey PRIMARY KEY (id),
        CONSTRAINT review_cases_kind CHECK (kind IN ('reported', 'held', 'unsafe')),
        CONSTRAINT review_cases_subject CHECK (num_nonnulls(review_id, employer_id) = 1),
        CONSTRAINT review_cases_status CHECK (status IN ('open', 'decided', 'appealed', 'final')),
        CONSTRAINT review_cases_outcome CHECK (outcome IN ('kept', 'removed') AND (outcome IS NULL) = (status = 'open')),
        CONSTRAINT review_cases_report CHECK (report_reason IN ('untrue', 'insulting', 'personal_details', 'pressure', 'other')),
        CONSTRAINT review_cases_appealed_by CHECK (appealed_by IN ('worker', 'employer'))
      );
      CREATE UNIQUE INDEX review_cases_once ON review_cases (review_id, kind) WHERE review_id IS NOT NULL;
      CREATE UNIQUE INDEX review_cases_unsafe ON review_cases (employer_id) WHERE employer_id IS NOT NULL AND status = 'open';
      CREATE INDEX review_cases_newest ON review_cases (status, opened_at, id);
      CREATE INDEX review_cases_reporter ON review_cases (reporter_id) WHERE reporter_id IS NOT NULL;
      CREATE INDEX review_cases_decided_by ON review_cases (decided_by) WHERE decided_by IS NOT NULL;
      CREATE TABLE review_totals (
        user_id uuid NOT NULL CONSTRAINT review_totals_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        side text NOT NULL,
        again integer NOT NULL DEFAULT 0,
        answers integer NOT NULL DEFAULT 0,
        done integer NOT NULL DEFAULT 0,
        expected real,
        counted_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT review_totals_pkey PRIMARY KEY (user_id, side),
        CONSTRAINT review_totals_side CHECK (side IN ('worker', 'employer')),
        CONSTRAINT review_totals_counts CHECK (again BETWEEN 0 AND answers AND done >= 0),
        CONSTRAINT review_totals_expected CHECK (expected BETWEEN 0 AND 1)
      );
      CREATE INDEX review_totals_counted ON review_totals (counted_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE review_totals;
      DROP TABLE review_cases;
      DROP TABLE reviews;
      DROP TABLE review_windows;
      DROP INDEX engagements_closed;
      ALTER TABLE engagements DROP COLUMN first_answer;
    `);
  }
}
