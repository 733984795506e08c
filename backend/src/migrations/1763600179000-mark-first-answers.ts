import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells a review that its author began from the answer that was given at the end of the work. */
export class MarkFirstAnswers1763600179000 implements MigrationInterface {
  name = 'MarkFirstAnswers1763600179000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE reviews ADD is_begun boolean NOT NULL DEFAULT true;
      UPDATE reviews SET is_begun = false
      WHERE author = 'employer' AND status = 'hidden' AND NOT is_finished AND facts = '{}' AND note = '';
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE reviews DROP COLUMN is_begun');
  }
}
