import type { MigrationInterface, QueryRunner } from 'typeorm';

const statesOf = (...states: string[]): string =>
  `CHECK (status IN (${states.map((state) => `'${state}'`).join(', ')}))`;
const STATES = ['planned', 'requested', 'pending', 'failed', 'manual', 'processed'];

/** A refund that is not sent, because the bank of the payer returned the money in a dispute, is `covered`. */
export class CoverRefunds1763600158000 implements MigrationInterface {
  name = 'CoverRefunds1763600158000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE payment_refunds DROP CONSTRAINT payment_refunds_status,
        ADD CONSTRAINT payment_refunds_status ${statesOf(...STATES, 'covered')};
      CREATE INDEX payment_chargebacks_open ON payment_chargebacks (changed_at) WHERE status IN ('open', 'under_review')
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX payment_chargebacks_open;
      UPDATE payment_refunds SET status = 'manual' WHERE status = 'covered';
      ALTER TABLE payment_refunds DROP CONSTRAINT payment_refunds_status,
        ADD CONSTRAINT payment_refunds_status ${statesOf(...STATES)}
    `);
  }
}
