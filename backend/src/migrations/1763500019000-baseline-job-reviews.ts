import { Baseline } from './baseline.js';

/** Jobs that staff review, and reports of jobs. */
export class BaselineJobReviews1763500019000 extends Baseline {
  readonly name = 'BaselineJobReviews1763500019000';
  protected readonly statements = STATEMENTS;
}

const STATEMENTS = [
  `CREATE TABLE job_reviews (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     job_id uuid REFERENCES jobs (id) ON DELETE CASCADE,
     instant_job_id uuid REFERENCES instant_jobs (id) ON DELETE CASCADE,
     reasons text[] NOT NULL,
     state text NOT NULL DEFAULT 'open',
     decided_by uuid REFERENCES users (id) ON DELETE SET NULL,
     decision text,
     created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     decided_at timestamptz,
     CONSTRAINT job_reviews_subject CHECK (num_nonnulls(job_id, instant_job_id) = 1),
     CONSTRAINT job_reviews_reasons CHECK (cardinality(reasons) > 0 AND (reasons <@ ARRAY['payment_demand', 'documents_kept',
       'phone_number', 'payment_account', 'sex', 'caste', 'religion', 'age', 'below_minimum_wage', 'reported'])),
     CONSTRAINT job_reviews_state CHECK (state IN ('open', 'kept', 'removed') AND ((state = 'open') = (decided_at IS NULL))
       AND ((state = 'open') = (decision IS NULL)))
   )`,
  `CREATE UNIQUE INDEX job_reviews_open_job ON job_reviews (job_id) WHERE state = 'open'`,
  `CREATE UNIQUE INDEX job_reviews_open_instant_job ON job_reviews (instant_job_id) WHERE state = 'open'`,
  `CREATE INDEX job_reviews_removed ON job_reviews (job_id) WHERE state = 'removed'`,
  `CREATE INDEX job_reviews_newest ON job_reviews (state, created_at, id)`,
  `CREATE INDEX job_reviews_job ON job_reviews (job_id) WHERE job_id IS NOT NULL`,
  `CREATE INDEX job_reviews_instant_job ON job_reviews (instant_job_id) WHERE instant_job_id IS NOT NULL`,
  `CREATE INDEX job_reviews_decided_by ON job_reviews (decided_by) WHERE decided_by IS NOT NULL`,
  `CREATE TABLE job_reports (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
     reporter_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     reason text NOT NULL,
     text text NOT NULL DEFAULT '',
     created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     CONSTRAINT job_reports_once UNIQUE (job_id, reporter_id),
     CONSTRAINT job_reports_reason CHECK (reason IN ('asks_for_money', 'false_details', 'did_not_pay', 'discrimination',
       'unsafe', 'other'))
   )`,
  `CREATE INDEX job_reports_reporter ON job_reports (reporter_id)`,
];
