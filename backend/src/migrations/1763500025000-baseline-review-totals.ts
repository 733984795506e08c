import { Baseline } from './baseline.js';

/** Counts of reviews, which other people see. */
export class BaselineReviewTotals1763500025000 extends Baseline {
  readonly name = 'BaselineReviewTotals1763500025000';
  protected readonly statements = STATEMENTS;
}

const STATEMENTS = [
  `CREATE TABLE review_totals (
     user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     side text NOT NULL,
     again integer NOT NULL DEFAULT 0,
     answers integer NOT NULL DEFAULT 0,
     done integer NOT NULL DEFAULT 0,
     expected real,
     counted_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     CONSTRAINT review_totals_pkey PRIMARY KEY (user_id, side),
     CONSTRAINT review_totals_side CHECK (side IN ('worker', 'employer')),
     CONSTRAINT review_totals_counts CHECK ((again >= 0 AND again <= answers) AND done >= 0),
     CONSTRAINT review_totals_expected CHECK (expected BETWEEN 0 AND 1)
   )`,
  `CREATE INDEX review_totals_counted ON review_totals (counted_at)`,
];
