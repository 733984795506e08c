import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Papers are issued with numbers that have no gap, and stay as they are; employers state their GST registration. */
export class IssuePapers1763600172000 implements MigrationInterface {
  name = 'IssuePapers1763600172000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE paper_series (
        series text NOT NULL,
        financial_year text NOT NULL,
        last_number integer NOT NULL,
        CONSTRAINT paper_series_pkey PRIMARY KEY (series, financial_year),
        CONSTRAINT paper_series_last CHECK (last_number > 0)
      );
      CREATE TABLE papers (
        id uuid NOT NULL DEFAULT gen_random_uuid() PRIMARY KEY,
        kind text NOT NULL CONSTRAINT papers_kind CHECK (
          kind IN ('pay_slip', 'receipt_voucher', 'invoice', 'refund_voucher', 'credit_note', 'debit_note')),
        series text NOT NULL,
        financial_year text NOT NULL,
        number integer NOT NULL,
        event_key text NOT NULL CONSTRAINT papers_event_key UNIQUE,
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
        CONSTRAINT papers_number UNIQUE (series, financial_year, number),
        CONSTRAINT papers_amounts CHECK (number > 0 AND total >= 0)
      );
      CREATE INDEX papers_worker ON papers (worker_id, issued_at, id);
      CREATE INDEX papers_employer ON papers (employer_id, issued_at, id);
      CREATE INDEX papers_engagement ON papers (engagement_id);
      CREATE TABLE tax_details (
        user_id uuid NOT NULL,
        gstin text NOT NULL CONSTRAINT tax_details_gstin CHECK (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
        updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT tax_details_pkey PRIMARY KEY (user_id)
      );
    `);
    await queryRunner.query(`ALTER TABLE payment_releases ADD welfare_fee bigint`);
    // the link and the name of an erased account are all that may go
    await queryRunner.query(`
      CREATE FUNCTION keep_paper() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'UPDATE'
          AND to_jsonb(NEW) - '{worker_id,employer_id,worker_name,employer_name}'::text[]
            = to_jsonb(OLD) - '{worker_id,employer_id,worker_name,employer_name}'::text[]
          AND (NEW.worker_id IS NOT DISTINCT FROM OLD.worker_id AND NEW.worker_name = OLD.worker_name
            OR NEW.worker_id IS NULL AND NEW.worker_name = '')
          AND (NEW.employer_id IS NOT DISTINCT FROM OLD.employer_id AND NEW.employer_name = OLD.employer_name
            OR NEW.employer_id IS NULL AND NEW.employer_name = '') THEN
          RETURN NEW;
        END IF;
        RAISE EXCEPTION 'the change violates the rule that an issued paper stays as it is';
      END $$;
      CREATE TRIGGER papers_keep BEFORE UPDATE OR DELETE ON papers FOR EACH ROW EXECUTE FUNCTION keep_paper();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE papers;
      DROP TABLE paper_series;
      DROP TABLE tax_details;
      DROP FUNCTION keep_paper();
      ALTER TABLE payment_releases DROP COLUMN welfare_fee;
    `);
  }
}
