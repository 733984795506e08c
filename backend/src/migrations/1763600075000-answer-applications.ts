import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every application gets an answer: why it was rejected, what the employer notes, who was reminded, how employers answer. */
export class AnswerApplications1763600075000 implements MigrationInterface {
  name = 'AnswerApplications1763600075000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE applications
        ADD COLUMN reason text,
        ADD COLUMN note text NOT NULL DEFAULT '',
        ADD COLUMN messaged_at timestamptz,
        ADD COLUMN reminded_at timestamptz,
        ADD CONSTRAINT applications_reason CHECK (
          reason IS NULL OR (status = 'rejected' AND reason IN
            ('position_filled', 'too_far', 'other_skills', 'other_hours', 'other_pay', 'no_answer')))`);
    // What the employer wrote with an answer so far is a message.
    await queryRunner.query(`
      UPDATE applications a SET messaged_at = coalesce(
        (SELECT max(e.at) FROM application_events e WHERE e.application_id = a.id AND e.status <> 'submitted'), a.created_at)
      WHERE a.employer_message IS NOT NULL`);
    await queryRunner.query(`
      CREATE INDEX applications_waiting ON applications (created_at)
      WHERE status IN ('submitted', 'viewed') AND messaged_at IS NULL`);
    await queryRunner.query(`
      CREATE TABLE employer_answers (
        employer_id uuid NOT NULL CONSTRAINT employer_answers_pkey PRIMARY KEY
          CONSTRAINT employer_answers_employer REFERENCES users (id) ON DELETE CASCADE,
        applications integer NOT NULL,
        answered integer NOT NULL,
        usual_hours real,
        counted_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT employer_answers_share CHECK (answered BETWEEN 0 AND applications)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE employer_answers`);
    await queryRunner.query(`DROP INDEX applications_waiting`);
    await queryRunner.query(`
      ALTER TABLE applications DROP CONSTRAINT applications_reason, DROP COLUMN reason, DROP COLUMN note,
        DROP COLUMN messaged_at, DROP COLUMN reminded_at`);
  }
}
