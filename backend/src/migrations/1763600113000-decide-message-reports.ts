import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff decide about a reported message, and messages that are hidden by that. */
export class DecideMessageReports1763600113000 implements MigrationInterface {
  name = 'DecideMessageReports1763600113000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE message_reports
        ADD COLUMN state text NOT NULL DEFAULT 'open'
          CONSTRAINT message_reports_state CHECK (state IN ('open', 'hidden', 'dismissed')),
        ADD COLUMN decided_by uuid
          CONSTRAINT message_reports_decided_by_fkey REFERENCES users (id) ON DELETE SET NULL,
        ADD COLUMN decided_at timestamptz,
        ADD COLUMN decision_note text`);
    await queryRunner.query(`CREATE INDEX message_reports_newest ON message_reports (state, created_at, id)`);
    await queryRunner.query(`ALTER TABLE messages ADD COLUMN hidden_at timestamptz`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE messages DROP COLUMN hidden_at`);
    await queryRunner.query(`DROP INDEX message_reports_newest`);
    for (const column of ['state', 'decided_by', 'decided_at', 'decision_note']) {
      await queryRunner.query(`ALTER TABLE message_reports DROP COLUMN ${column}`);
    }
  }
}
