import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cases about money that did not come, with the records of both sides and what staff decided; and reports of employers who did not pay. */
export class CreatePayCases1763600138000 implements MigrationInterface {
  name = 'CreatePayCases1763600138000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE pay_cases (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        engagement_id uuid NOT NULL CONSTRAINT pay_cases_engagement_id_fkey REFERENCES engagements (id) ON DELETE CASCADE,
        worker_id uuid NOT NULL CONSTRAINT pay_cases_worker_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        employer_id uuid NOT NULL CONSTRAINT pay_cases_employer_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        status text NOT NULL DEFAULT 'opened',
        claimed_amount numeric(12, 2),
        received_amount numeric(12, 2) NOT NULL,
        text text NOT NULL,
        answer text,
        answered_at timestamptz,
        owed_amount numeric(12, 2),
        decision text,
        decided_by uuid CONSTRAINT pay_cases_decided_by_fkey REFERENCES users (id) ON DELETE SET NULL,
        decided_at timestamptz,
        appeal text,
        appeal_by text,
        appealed_at timestamptz,
        closed_at timestamptz,
        opened_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT pay_cases_pkey PRIMARY KEY (id),
        CONSTRAINT pay_cases_once UNIQUE (engagement_id),
        CONSTRAINT pay_cases_status CHECK (status IN ('opened', 'answered', 'decided', 'appealed', 'final', 'settled')),
        CONSTRAINT pay_cases_amounts CHECK (claimed_amount > 0 AND received_amount >= 0 AND owed_amount >= 0),
        CONSTRAINT pay_cases_appeal CHECK (appeal_by IN ('worker', 'employer') AND (appeal_by IS NULL) = (appealed_at IS NULL)),
        CONSTRAINT pay_cases_closed CHECK ((status IN ('final', 'settled')) = (closed_at IS NOT NULL))
      );
      CREATE INDEX pay_cases_newest ON pay_cases (status, opened_at, id);
      CREATE INDEX pay_cases_worker ON pay_cases (worker_id);
      CREATE INDEX pay_cases_employer ON pay_cases (employer_id);
      CREATE INDEX pay_cases_decided_by ON pay_cases (decided_by) WHERE decided_by IS NOT NULL;
      ALTER TABLE job_reports DROP CONSTRAINT job_reports_reason, ADD CONSTRAINT job_reports_reason
        CHECK (reason IN ('asks_for_money', 'false_details', 'did_not_pay', 'discrimination', 'unsafe', 'other'));
      CREATE INDEX pay_cases_decided ON pay_cases (decided_at) WHERE status = 'decided';
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE pay_cases;
      UPDATE job_reports SET reason = 'other' WHERE reason = 'did_not_pay';
      ALTER TABLE job_reports DROP CONSTRAINT job_reports_reason, ADD CONSTRAINT job_reports_reason
        CHECK (reason IN ('asks_for_money', 'false_details', 'discrimination', 'unsafe', 'other'));
    `);
  }
}
