import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The staff say why they propose a division of a contested wage, and why they decide about an appeal as they do. */
export class ExplainContests1763600162000 implements MigrationInterface {
  name = 'ExplainContests1763600162000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE payment_contests
        ADD proposal_reason text NOT NULL DEFAULT '',
        ADD decision_reason text NOT NULL DEFAULT '';
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE payment_contests DROP COLUMN proposal_reason, DROP COLUMN decision_reason`);
  }
}
