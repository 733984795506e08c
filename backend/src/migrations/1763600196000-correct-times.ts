import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Corrections of the times of finished work that is paid directly. */
export class CorrectTimes1763600196000 implements MigrationInterface {
  name = 'CorrectTimes1763600196000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE time_corrections (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        engagement_id uuid NOT NULL CONSTRAINT time_corrections_engagement_id_fkey REFERENCES engagements (id) ON DELETE CASCADE,
        worker_id uuid NOT NULL CONSTRAINT time_corrections_worker_id_fkey REFERENCES users (id) ON DELETE RESTRICT,
        employer_id uuid NOT NULL CONSTRAINT time_corrections_employer_id_fkey REFERENCES users (id) ON DELETE RESTRICT,
        status text NOT NULL DEFAULT 'proposed',
        proposed_by text NOT NULL,
        recorded_from timestamptz NOT NULL,
        recorded_to timestamptz NOT NULL,
        started_at timestamptz NOT NULL,
        ended_at timestamptz NOT NULL,
        reason text NOT NULL,
        answer text,
        answered_at timestamptz,
        decided_from timestamptz,
        decided_to timestamptz,
        decision text,
        decided_by uuid CONSTRAINT time_corrections_decided_by_fkey REFERENCES users (id) ON DELETE SET NULL,
        decided_at timestamptz,
        appeal text,
        appeal_by text,
        appealed_at timestamptz,
        closed_at timestamptz,
        proposed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT time_corrections_pkey PRIMARY KEY (id),
        CONSTRAINT time_corrections_once UNIQUE (engagement_id),
        CONSTRAINT time_corrections_status CHECK (status IN ('proposed', 'agreed', 'contested', 'decided', 'appealed', 'final')),
        CONSTRAINT time_corrections_sides CHECK (proposed_by IN ('worker', 'employer') AND appeal_by IN ('worker', 'employer')),
        CONSTRAINT time_corrections_times CHECK (started_at < ended_at AND decided_from < decided_to),
        CONSTRAINT time_corrections_closed CHECK ((status IN ('agreed', 'final')) = (closed_at IS NOT NULL))
      );
      CREATE INDEX time_corrections_newest ON time_corrections (status, proposed_at, id);
      CREATE INDEX time_corrections_worker ON time_corrections (worker_id);
      CREATE INDEX time_corrections_employer ON time_corrections (employer_id);
      CREATE INDEX time_corrections_decided_by ON time_corrections (decided_by) WHERE decided_by IS NOT NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE time_corrections`);
  }
}
