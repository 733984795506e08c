import { Baseline } from './baseline.js';

/** Reviews of work by both sides, and the cases of the staff about them. */
export class BaselineReviews1763500024000 extends Baseline {
  readonly name = 'BaselineReviews1763500024000';
  protected readonly statements = STATEMENTS;
}

const STATEMENTS = [
  `CREATE TABLE review_windows (
     engagement_id uuid PRIMARY KEY REFERENCES engagements (id) ON DELETE CASCADE,
     instant_job_id uuid NOT NULL,
     worker_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     employer_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     is_grouped boolean NOT NULL DEFAULT false,
     opens_at timestamptz NOT NULL,
     closes_at timestamptz NOT NULL,
     asked_at timestamptz,
     revealed_at timestamptz,
     CONSTRAINT review_windows_period CHECK (closes_at > opens_at)
   )`,
  `CREATE INDEX review_windows_worker ON review_windows (worker_id, closes_at)`,
  `CREATE INDEX review_windows_employer ON review_windows (employer_id, closes_at)`,
  `CREATE INDEX review_windows_shift ON review_windows (instant_job_id)`,
  `CREATE INDEX review_windows_open ON review_windows (closes_at) WHERE revealed_at IS NULL`,
  `CREATE TABLE reviews (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     engagement_id uuid NOT NULL REFERENCES engagements (id) ON DELETE CASCADE,
     author text NOT NULL,
     author_id uuid REFERENCES users (id) ON DELETE SET NULL,
     subject_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
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
     is_begun boolean NOT NULL DEFAULT true,
     CONSTRAINT reviews_once UNIQUE (engagement_id, author),
     CONSTRAINT reviews_author CHECK (author IN ('worker', 'employer')),
     CONSTRAINT reviews_status CHECK (status IN ('hidden', 'held', 'revealed', 'removed')),
     CONSTRAINT reviews_counted CHECK (counted_at IS NULL OR status IN ('revealed', 'removed'))
   )`,
  `CREATE INDEX reviews_subject ON reviews (subject_id, author, counted_at)`,
  `CREATE INDEX reviews_author_id ON reviews (author_id, subject_id)`,
  `CREATE INDEX reviews_unfinished ON reviews (changed_at) WHERE status = 'hidden' AND NOT is_finished`,
  `CREATE INDEX reviews_uncounted ON reviews (revealed_at) WHERE status = 'revealed' AND counted_at IS NULL`,
  `CREATE TABLE review_cases (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     kind text NOT NULL,
     review_id uuid REFERENCES reviews (id) ON DELETE CASCADE,
     employer_id uuid REFERENCES users (id) ON DELETE CASCADE,
     reporter_id uuid REFERENCES users (id) ON DELETE SET NULL,
     report_reason text,
     report_text text NOT NULL DEFAULT '',
     status text NOT NULL DEFAULT 'open',
     outcome text,
     reason text NOT NULL DEFAULT '',
     decided_by uuid REFERENCES users (id) ON DELETE SET NULL,
     decided_at timestamptz,
     appeal text NOT NULL DEFAULT '',
     appealed_by text,
     appealed_at timestamptz,
     opened_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     CONSTRAINT review_cases_kind CHECK (kind IN ('reported', 'held', 'unsafe')),
     CONSTRAINT review_cases_subject CHECK (num_nonnulls(review_id, employer_id) = 1),
     CONSTRAINT review_cases_status CHECK (status IN ('open', 'decided', 'appealed', 'final')),
     CONSTRAINT review_cases_outcome CHECK (outcome IN ('kept', 'removed') AND ((outcome IS NULL) = (status = 'open'))),
     CONSTRAINT review_cases_report CHECK (report_reason IN ('untrue', 'insulting', 'personal_details', 'pressure', 'other')),
     CONSTRAINT review_cases_appealed_by CHECK (appealed_by IN ('worker', 'employer'))
   )`,
  `CREATE UNIQUE INDEX review_cases_once ON review_cases (review_id, kind) WHERE review_id IS NOT NULL`,
  `CREATE UNIQUE INDEX review_cases_unsafe ON review_cases (employer_id) WHERE employer_id IS NOT NULL AND status = 'open'`,
  `CREATE INDEX review_cases_newest ON review_cases (status, opened_at, id)`,
  `CREATE INDEX review_cases_reporter ON review_cases (reporter_id) WHERE reporter_id IS NOT NULL`,
  `CREATE INDEX review_cases_decided_by ON review_cases (decided_by) WHERE decided_by IS NOT NULL`,
  `CREATE INDEX review_cases_employer ON review_cases (employer_id) WHERE employer_id IS NOT NULL`,
];
