import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the staff were told that a grievance is not acknowledged. */
export class WatchAcknowledgements1763600116000 implements MigrationInterface {
  name = 'WatchAcknowledgements1763600116000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE support_requests ADD COLUMN unacknowledged_told_at timestamptz`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE support_requests DROP COLUMN unacknowledged_told_at`);
  }
}
