import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'confirmed', 'declined', 'expired', 'proposed', 'moved', 'refused', 'lapsed', 'cancelled', 'completed', 'no-show'`;

/** Employers invite applicants to interviews: who asked, and that it was an invitation. */
export class InviteToInterviews1763600121000 implements MigrationInterface {
  name = 'InviteToInterviews1763600121000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE interview_requests
        ADD asked_by text NOT NULL DEFAULT 'seeker',
        ADD CONSTRAINT interview_requests_asked CHECK (asked_by IN ('seeker', 'employer')
          AND (asked_by = 'seeker' OR category IS NULL))`);
    await queryRunner.query(`
      ALTER TABLE interview_changes
        DROP CONSTRAINT interview_changes_kind,
        ADD CONSTRAINT interview_changes_kind CHECK (kind IN ('invited', ${KINDS}))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`UPDATE interview_changes SET kind = 'proposed' WHERE kind = 'invited'`);
    await queryRunner.query(`
      ALTER TABLE interview_changes
        DROP CONSTRAINT interview_changes_kind,
        ADD CONSTRAINT interview_changes_kind CHECK (kind IN (${KINDS}))`);
    await queryRunner.query(`ALTER TABLE interview_requests DROP CONSTRAINT interview_requests_asked, DROP asked_by`);
  }
}
