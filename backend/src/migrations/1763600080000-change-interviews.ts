import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Interviews move, end and expire: what is proposed, who ended them, and what was told about each change. */
export class ChangeInterviews1763600080000 implements MigrationInterface {
  name = 'ChangeInterviews1763600080000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE interview_requests
        ADD ended_by text,
        ADD proposed_time timestamptz,
        ADD proposed_by text,
        ADD proposed_place text,
        ADD proposed_phone text,
        ADD proposal_message text,
        ADD sequence integer NOT NULL DEFAULT 0,
        ADD day_reminder_for timestamptz,
        ADD hour_reminder_for timestamptz,
        DROP CONSTRAINT interview_requests_kind,
        DROP CONSTRAINT interview_requests_status,
        DROP CONSTRAINT interview_requests_confirmed,
        DROP CONSTRAINT interview_requests_seeker_free`);
    await queryRunner.query(
      `UPDATE interview_requests SET expires_at = GREATEST(created_at + interval '72 hours', requested_time)
       WHERE expires_at IS NULL`,
    );
    await queryRunner.query(`
      ALTER TABLE interview_requests
        ALTER expires_at SET NOT NULL,
        ADD CONSTRAINT interview_requests_kind CHECK (CASE WHEN category IS NULL
          THEN job_id IS NOT NULL AND requested_time IS NOT NULL AND num_nonnulls(time_slot, point) = 0
          ELSE time_slot IS NOT NULL AND requested_time IS NULL END),
        ADD CONSTRAINT interview_requests_status CHECK (status IN ('pending', 'confirmed', 'rescheduled', 'declined',
          'cancelled', 'expired', 'completed', 'no-show')),
        ADD CONSTRAINT interview_requests_confirmed CHECK (status NOT IN ('confirmed', 'rescheduled', 'completed', 'no-show')
          OR (job_id IS NOT NULL AND confirmed_time IS NOT NULL)),
        ADD CONSTRAINT interview_requests_sides
          CHECK (proposed_by IN ('seeker', 'employer') AND ended_by IN ('seeker', 'employer')),
        ADD CONSTRAINT interview_requests_proposal CHECK ((proposed_time IS NULL) = (proposed_by IS NULL)
          AND (status <> 'rescheduled' OR proposed_time IS NOT NULL)
          AND (proposed_time IS NULL OR status IN ('pending', 'rescheduled'))),
        -- a time that somebody proposed to change still holds
        ADD CONSTRAINT interview_requests_seeker_free EXCLUDE USING gist (seeker_id WITH =,
          tsrange(confirmed_time AT TIME ZONE 'UTC', confirmed_time AT TIME ZONE 'UTC' + interval '30 minutes') WITH &&)
          WHERE (status IN ('confirmed', 'rescheduled'))`);
    await queryRunner.query(`DROP INDEX interview_requests_due`);
    await queryRunner.query(`DROP INDEX interview_requests_once_job`);
    await queryRunner.query(
      `CREATE INDEX interview_requests_due ON interview_requests (confirmed_time)
       WHERE status IN ('confirmed', 'rescheduled')`,
    );
    await queryRunner.query(
      `CREATE INDEX interview_requests_waiting ON interview_requests (expires_at) WHERE status = 'pending'`,
    );
    await queryRunner.query(
      `CREATE INDEX interview_requests_proposed ON interview_requests (proposed_time) WHERE proposed_time IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX interview_requests_once_job ON interview_requests (seeker_id, job_id)
       WHERE category IS NULL AND status IN ('pending', 'confirmed', 'rescheduled')`,
    );
    await queryRunner.query(`ALTER TABLE interview_asks ADD reason text`);
    await queryRunner.query(`
      CREATE TABLE interview_changes (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        request_id uuid NOT NULL
          CONSTRAINT interview_changes_request_id_fkey REFERENCES interview_requests (id) ON DELETE CASCADE,
        kind text NOT NULL,
        side text,
        "time" timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT interview_changes_kind CHECK (kind IN ('confirmed', 'declined', 'expired', 'proposed', 'moved',
          'refused', 'lapsed', 'cancelled', 'completed', 'no-show')),
        CONSTRAINT interview_changes_side CHECK (side IN ('seeker', 'employer')),
        CONSTRAINT interview_changes_pkey PRIMARY KEY (id)
      )`);
    await queryRunner.query(`CREATE INDEX interview_changes_request ON interview_changes (request_id, created_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE interview_changes`);
    await queryRunner.query(`ALTER TABLE interview_asks DROP reason`);
    for (const index of ['due', 'waiting', 'proposed', 'once_job']) {
      await queryRunner.query(`DROP INDEX interview_requests_${index}`);
    }
    await queryRunner.query(`
      ALTER TABLE interview_requests
        DROP CONSTRAINT interview_requests_kind,
        DROP CONSTRAINT interview_requests_status,
        DROP CONSTRAINT interview_requests_confirmed,
        DROP CONSTRAINT interview_requests_sides,
        DROP CONSTRAINT interview_requests_proposal,
        DROP CONSTRAINT interview_requests_seeker_free,
        ALTER expires_at DROP NOT NULL`);
    // the words that the earlier states had for the same
    await queryRunner.query(`
      UPDATE interview_requests SET
        status = CASE status WHEN 'rescheduled' THEN 'confirmed' WHEN 'expired' THEN 'declined'
          WHEN 'no-show' THEN 'completed' ELSE status END,
        expires_at = CASE WHEN category IS NOT NULL THEN expires_at END`);
    await queryRunner.query(`
      ALTER TABLE interview_requests
        DROP ended_by, DROP proposed_time, DROP proposed_by, DROP proposed_place, DROP proposed_phone,
        DROP proposal_message, DROP sequence, DROP day_reminder_for, DROP hour_reminder_for,
        ADD CONSTRAINT interview_requests_kind CHECK (CASE WHEN category IS NULL
          THEN job_id IS NOT NULL AND requested_time IS NOT NULL AND num_nonnulls(time_slot, point, expires_at) = 0
          ELSE time_slot IS NOT NULL AND expires_at IS NOT NULL AND requested_time IS NULL END),
        ADD CONSTRAINT interview_requests_status
          CHECK (status IN ('pending', 'confirmed', 'declined', 'cancelled', 'completed')),
        ADD CONSTRAINT interview_requests_confirmed
          CHECK (status NOT IN ('confirmed', 'completed') OR (job_id IS NOT NULL AND confirmed_time IS NOT NULL)),
        ADD CONSTRAINT interview_requests_seeker_free EXCLUDE USING gist (seeker_id WITH =,
          tsrange(confirmed_time AT TIME ZONE 'UTC', confirmed_time AT TIME ZONE 'UTC' + interval '30 minutes') WITH &&)
          WHERE (status = 'confirmed')`);
    await queryRunner.query(
      `CREATE INDEX interview_requests_due ON interview_requests (confirmed_time) WHERE status = 'confirmed'`,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX interview_requests_once_job ON interview_requests (seeker_id, job_id)
       WHERE category IS NULL AND status IN ('pending', 'confirmed')`,
    );
  }
}
