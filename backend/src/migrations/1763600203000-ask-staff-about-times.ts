import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The time at which the staff were asked about proposed times without an answer. */
export class AskStaffAboutTimes1763600203000 implements MigrationInterface {
  name = 'AskStaffAboutTimes1763600203000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE time_corrections ADD staff_asked_at timestamptz`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE time_corrections DROP COLUMN staff_asked_at`);
  }
}
