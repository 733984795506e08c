import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The side that ended work before its times were corrected: it counts again when the recorded end does. */
export class RecordEndsOfCorrectedWork1763600197000 implements MigrationInterface {
  name = 'RecordEndsOfCorrectedWork1763600197000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE time_corrections ADD recorded_ended_by text,
        ADD CONSTRAINT time_corrections_recorded_ended_by CHECK (recorded_ended_by IN ('worker', 'employer'))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE time_corrections DROP COLUMN recorded_ended_by`);
  }
}
