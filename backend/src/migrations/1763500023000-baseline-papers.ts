import { Baseline } from './baseline.js';

/** Pay slips and tax papers with numbers that have no gap, and tax details of employers. */
export class BaselinePapers1763500023000 extends Baseline {
  readonly name = 'BaselinePapers1763500023000';
  protected readonly statements = STATEMENTS;
}

const STATEMENTS = [
  `CREATE TABLE paper_series (
     series text NOT NULL,
     financial_year text NOT NULL,
     last_number integer NOT NULL,
     CONSTRAINT paper_series_pkey PRIMARY KEY (series, financial_year),
     CONSTRAINT paper_series_last CHECK (last_number > 0)
   )`,
  `CREATE TABLE papers (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     kind text NOT NULL,
     series text NOT NULL,
     financial_year text NOT NULL,
     number integer NOT NULL,
     event_key text NOT NULL,
     practice boolean NOT NULL,
     engagement_id uuid NOT NULL,
     worker_id uuid,
     employer_id uuid,
     worker_name text NOT NULL DEFAULT '',
     employer_name text NOT NULL DEFAULT '',
     total bigint NOT NULL,
     content jsonb NOT NULL,
     issued_on date NOT NULL,
     issued_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     kept_until date NOT NULL DEFAULT CURRENT_DATE + 3300,
     CONSTRAINT papers_event_key UNIQUE (event_key),
     CONSTRAINT papers_number UNIQUE (series, financial_year, number),
     CONSTRAINT papers_kind CHECK (kind IN ('pay_slip', 'receipt_voucher', 'invoice', 'refund_voucher', 'credit_note',
       'debit_note')),
     CONSTRAINT papers_amounts CHECK (number > 0 AND total >= 0)
   )`,
  `CREATE INDEX papers_worker ON papers (worker_id, issued_at, id)`,
  `CREATE INDEX papers_employer ON papers (employer_id, issued_at, id)`,
  `CREATE INDEX papers_engagement ON papers (engagement_id)`,
  `CREATE INDEX papers_kept_until ON papers (kept_until)`,
  `CREATE TABLE tax_details (
     user_id uuid PRIMARY KEY,
     gstin text NOT NULL,
     updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     CONSTRAINT tax_details_gstin CHECK (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$')
   )`,
  // An issued paper changes only in the columns of an erased account and in the day until which it is kept, which may only move on.
  `CREATE FUNCTION keep_paper() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' THEN
          IF OLD.kept_until < (clock_timestamp() AT TIME ZONE 'Asia/Kolkata')::date THEN
            RETURN OLD;
          END IF;
        ELSIF NEW.kept_until >= OLD.kept_until
          AND to_jsonb(NEW) - '{worker_id,employer_id,worker_name,employer_name,kept_until}'::text[] = to_jsonb(OLD) - '{worker_id,employer_id,worker_name,employer_name,kept_until}'::text[]
          AND (NEW.worker_id IS NOT DISTINCT FROM OLD.worker_id AND NEW.worker_name = OLD.worker_name
            OR NEW.worker_id IS NULL AND NEW.worker_name = '')
          AND (NEW.employer_id IS NOT DISTINCT FROM OLD.employer_id AND NEW.employer_name = OLD.employer_name
            OR NEW.employer_id IS NULL AND NEW.employer_name = '') THEN
          RETURN NEW;
        END IF;
        RAISE EXCEPTION 'the change violates the rule that an issued paper stays as it is';
      END $$`,
  `CREATE TRIGGER papers_keep BEFORE DELETE OR UPDATE ON papers FOR EACH ROW EXECUTE FUNCTION keep_paper()`,
];
