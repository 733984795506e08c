import type { MigrationInterface, QueryRunner } from 'typeorm';

/** SQL: whether what a trigger sees changes only in the columns of an erased account and in the day until which a paper is kept. */
const CHANGES_ONLY_LINKS = (columns: string): string =>
  `to_jsonb(NEW) - '{${columns}}'::text[] = to_jsonb(OLD) - '{${columns}}'::text[]
          AND (NEW.worker_id IS NOT DISTINCT FROM OLD.worker_id AND NEW.worker_name = OLD.worker_name
            OR NEW.worker_id IS NULL AND NEW.worker_name = '')
          AND (NEW.employer_id IS NOT DISTINCT FROM OLD.employer_id AND NEW.employer_name = OLD.employer_name
            OR NEW.employer_id IS NULL AND NEW.employer_name = '')`;
const LINKS = 'worker_id,employer_id,worker_name,employer_name';

/** Papers are kept until a day, which may only move on; after it they may be deleted. */
export class LimitPaperRetention1763600183000 implements MigrationInterface {
  name = 'LimitPaperRetention1763600183000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // the default, in days, is later than the law asks for, and serves processes of the release before
    await queryRunner.query(`
      ALTER TABLE papers ADD kept_until date NOT NULL DEFAULT (CURRENT_DATE + 3300);
      CREATE INDEX papers_kept_until ON papers (kept_until);
      CREATE OR REPLACE FUNCTION keep_paper() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' THEN
          IF OLD.kept_until < (clock_timestamp() AT TIME ZONE 'Asia/Kolkata')::date THEN
            RETURN OLD;
          END IF;
        ELSIF NEW.kept_until >= OLD.kept_until
          AND ${CHANGES_ONLY_LINKS(`${LINKS},kept_until`)} THEN
          RETURN NEW;
        END IF;
        RAISE EXCEPTION 'the change violates the rule that an issued paper stays as it is';
      END $$;
    `);
    // eight years after the end of the financial year, which is that of March
    await queryRunner.query(`
      ALTER TABLE papers DISABLE TRIGGER papers_keep;
      UPDATE papers SET kept_until =
        make_date(extract(year FROM issued_on - interval '3 months')::integer + 9, 3, 31);
      ALTER TABLE papers ENABLE TRIGGER papers_keep;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE papers DROP COLUMN kept_until;
      CREATE OR REPLACE FUNCTION keep_paper() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'UPDATE'
          AND ${CHANGES_ONLY_LINKS(LINKS)} THEN
          RETURN NEW;
        END IF;
        RAISE EXCEPTION 'the change violates the rule that an issued paper stays as it is';
      END $$;
    `);
  }
}
