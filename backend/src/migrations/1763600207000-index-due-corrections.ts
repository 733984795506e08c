import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes of the corrections of times that the hourly jobs process, the earliest first. */
export class IndexDueCorrections1763600207000 implements MigrationInterface {
  name = 'IndexDueCorrections1763600207000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX time_corrections_unasked ON time_corrections (proposed_at) WHERE status = 'proposed' AND staff_asked_at IS NULL;
      CREATE INDEX time_corrections_decided ON time_corrections (decided_at) WHERE status = 'decided';
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX time_corrections_unasked; DROP INDEX time_corrections_decided;`);
  }
}
