import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes of a shift that its workers scanned at the start and at the end. */
export class ProveAttendance1763600177000 implements MigrationInterface {
  name = 'ProveAttendance1763600177000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE attendance_proofs (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        engagement_id uuid NOT NULL CONSTRAINT attendance_proofs_engagement_id_fkey REFERENCES engagements (id) ON DELETE CASCADE,
        phase text NOT NULL,
        step integer NOT NULL,
        shown_at timestamptz NOT NULL,
        received_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT attendance_proofs_pkey PRIMARY KEY (id),
        CONSTRAINT attendance_proofs_once UNIQUE (engagement_id, phase),
        CONSTRAINT attendance_proofs_phase CHECK (phase IN ('start', 'end'))
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE attendance_proofs`);
  }
}
