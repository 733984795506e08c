import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Work that starts as soon as its worker comes takes fewer hours than its booking holds. */
export class KeepAgreedHours1763600137000 implements MigrationInterface {
  name = 'KeepAgreedHours1763600137000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE engagements ADD COLUMN agreed_minutes integer
        CONSTRAINT engagements_agreed_minutes CHECK (agreed_minutes > 0);
      UPDATE engagements e SET agreed_minutes = j.duration * 60 FROM instant_jobs j
        WHERE j.id = e.instant_job_id AND j.urgency = 'asap';
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE engagements DROP COLUMN agreed_minutes');
  }
}
