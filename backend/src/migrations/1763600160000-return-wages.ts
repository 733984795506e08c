import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A bank may return a wage after it was settled: each settlement of a release has a number. */
export class ReturnWages1763600160000 implements MigrationInterface {
  name = 'ReturnWages1763600160000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE payment_releases ADD COLUMN returns int NOT NULL DEFAULT 0,
        ADD CONSTRAINT payment_releases_returns CHECK (returns >= 0)
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE payment_releases DROP COLUMN returns');
  }
}
