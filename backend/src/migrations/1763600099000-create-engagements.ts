import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Work that workers have accepted, what is owed for it, what counts against whom, and where money goes. */
export class CreateEngagements1763600099000 implements MigrationInterface {
  name = 'CreateEngagements1763600099000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE engagements (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        instant_job_id uuid NOT NULL CONSTRAINT engagements_instant_job_id_fkey REFERENCES instant_jobs (id) ON DELETE CASCADE,
        worker_id uuid NOT NULL CONSTRAINT engagements_worker_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        employer_id uuid NOT NULL CONSTRAINT engagements_employer_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        title text NOT NULL,
        company text NOT NULL,
        category text NOT NULL,
        location text NOT NULL,
        min_rate integer NOT NULL,
        max_rate integer NOT NULL,
        rate_type text NOT NULL,
        currency text NOT NULL,
        payment_method text NOT NULL,
        starts_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL,
        status text NOT NULL DEFAULT 'booked',
        started_at timestamptz,
        ended_at timestamptz,
        claim_phase text,
        claim_by text,
        claim_at timestamptz,
        ask_again boolean,
        paid_amount numeric(12, 2),
        paid_at timestamptz,
        received_at timestamptz,
        ended_by text,
        reason text,
        breach text,
        breach_by text,
        closed_at timestamptz,
        reminded_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT engagements_status CHECK (status IN ('booked', 'started', 'done', 'cancelled', 'no_show')),
        CONSTRAINT engagements_pay
          CHECK (rate_type IN ('hourly', 'monthly') AND currency IN ('USD', 'INR') AND payment_method IN ('direct', 'platform')),
        CONSTRAINT engagements_period CHECK (ends_at > starts_at),
        CONSTRAINT engagements_sides
          CHECK (claim_by IN ('worker', 'employer') AND ended_by IN ('worker', 'employer') AND breach_by IN ('worker', 'employer')),
        CONSTRAINT engagements_claim
          CHECK (claim_phase IN ('start', 'end') AND (claim_phase IS NULL) = (claim_by IS NULL) AND (claim_phase IS NULL) = (claim_at IS NULL)),
        CONSTRAINT engagements_breach
          CHECK (breach IN ('late_cancellation', 'no_show') AND (breach IS NULL) = (breach_by IS NULL)),
        CONSTRAINT engagements_work
          CHECK ((status IN ('booked', 'cancelled', 'no_show') OR started_at IS NOT NULL)
            AND (status <> 'done' OR (ended_at IS NOT NULL AND ended_at >= started_at))
            AND (status IN ('done', 'cancelled', 'no_show')) = (closed_at IS NOT NULL)),
        CONSTRAINT engagements_payment CHECK ((paid_amount IS NULL) = (paid_at IS NULL) AND paid_amount > 0),
        -- nobody works in two places at once
        CONSTRAINT engagements_worker_free EXCLUDE USING gist (worker_id WITH =, tstzrange(starts_at, ends_at) WITH &&)
          WHERE (status IN ('booked', 'started')),
        CONSTRAINT engagements_pkey PRIMARY KEY (id)
      )`);
    // one place for each worker in a job at a time; whoever undid may accept again
    await queryRunner.query(
      `CREATE UNIQUE INDEX engagements_once ON engagements (instant_job_id, worker_id) WHERE status <> 'cancelled'`,
    );
    await queryRunner.query(`CREATE INDEX engagements_worker ON engagements (worker_id, starts_at, id)`);
    await queryRunner.query(`CREATE INDEX engagements_employer ON engagements (employer_id, starts_at, id)`);
    await queryRunner.query(`CREATE INDEX engagements_claimed ON engagements (claim_at) WHERE claim_at IS NOT NULL`);
    // whoever is counted for a ranking is counted from the index alone
    await queryRunner.query(
      `CREATE INDEX engagements_record ON engagements (worker_id, closed_at, status, breach_by) WHERE closed_at IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX engagements_to_remind ON engagements (starts_at) WHERE status = 'booked' AND reminded_at IS NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX engagements_unsettled ON engagements (ends_at) WHERE status IN ('booked', 'started')`,
    );
    await queryRunner.query(`
      CREATE TABLE engagement_appeals (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        engagement_id uuid NOT NULL CONSTRAINT engagement_appeals_engagement_id_fkey REFERENCES engagements (id) ON DELETE CASCADE,
        appellant_id uuid NOT NULL CONSTRAINT engagement_appeals_appellant_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        kind text NOT NULL,
        text text NOT NULL,
        status text NOT NULL DEFAULT 'open',
        decided_by uuid CONSTRAINT engagement_appeals_decided_by_fkey REFERENCES users (id) ON DELETE SET NULL,
        decision text,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        decided_at timestamptz,
        CONSTRAINT engagement_appeals_kind CHECK (kind IN ('late_cancellation', 'no_show')),
        CONSTRAINT engagement_appeals_status
          CHECK (status IN ('open', 'upheld', 'rejected') AND (status = 'open') = (decided_at IS NULL)),
        CONSTRAINT engagement_appeals_once UNIQUE (engagement_id),
        CONSTRAINT engagement_appeals_pkey PRIMARY KEY (id)
      )`);
    await queryRunner.query(`CREATE INDEX engagement_appeals_newest ON engagement_appeals (status, created_at, id)`);
    await queryRunner.query(`
      CREATE TABLE payees (
        user_id uuid NOT NULL CONSTRAINT payees_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        upi_id_encrypted text NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT payees_pkey PRIMARY KEY (user_id)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['payees', 'engagement_appeals', 'engagements']) await queryRunner.query(`DROP TABLE ${table}`);
  }
}
