import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The staff explain differences of a day, and reverse postings: above a limit with a second person. Refunds note what they wait for. */
export class ReviewMoney1763600170000 implements MigrationInterface {
  name = 'ReviewMoney1763600170000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE payment_reversals (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        transaction_id uuid NOT NULL CONSTRAINT payment_reversals_transaction_id_fkey REFERENCES ledger_transactions (id) ON DELETE RESTRICT,
        status text NOT NULL DEFAULT 'waiting',
        amount bigint NOT NULL,
        reason text NOT NULL,
        requested_by uuid NOT NULL,
        decided_by uuid,
        reversal_id uuid CONSTRAINT payment_reversals_reversal_id_fkey REFERENCES ledger_transactions (id) ON DELETE RESTRICT,
        changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT payment_reversals_pkey PRIMARY KEY (id),
        CONSTRAINT payment_reversals_status CHECK (status IN ('waiting', 'posted', 'declined')),
        CONSTRAINT payment_reversals_posted CHECK ((status = 'posted') = (reversal_id IS NOT NULL)),
        CONSTRAINT payment_reversals_amount CHECK (amount > 0)
      );
      CREATE UNIQUE INDEX payment_reversals_once ON payment_reversals (transaction_id) WHERE status <> 'declined';
      CREATE INDEX payment_reversals_transaction ON payment_reversals (transaction_id);
      CREATE INDEX payment_reversals_reversal ON payment_reversals (reversal_id) WHERE reversal_id IS NOT NULL;
      CREATE INDEX payment_reversals_waiting ON payment_reversals (created_at) WHERE status = 'waiting';
      ALTER TABLE payment_reconciliation_rows ADD explained_by uuid, ADD explained_at timestamptz;
      ALTER TABLE payment_refunds ADD lacks_float boolean NOT NULL DEFAULT false;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE payment_refunds DROP COLUMN lacks_float;
      ALTER TABLE payment_reconciliation_rows DROP COLUMN explained_by, DROP COLUMN explained_at;
      DROP TABLE payment_reversals
    `);
  }
}
