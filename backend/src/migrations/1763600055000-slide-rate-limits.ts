import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps the time of each use instead of a count, so that a limit holds in every window. Running counts are dropped. */
export class SlideRateLimits1763600055000 implements MigrationInterface {
  name = 'SlideRateLimits1763600055000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM rate_limits`);
    await queryRunner.query(
      `ALTER TABLE rate_limits DROP COLUMN window_start, DROP COLUMN count, ADD COLUMN hits timestamptz[] NOT NULL`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM rate_limits`);
    await queryRunner.query(
      `ALTER TABLE rate_limits DROP COLUMN hits, ADD COLUMN window_start timestamptz NOT NULL, ADD COLUMN count integer NOT NULL`,
    );
  }
}
