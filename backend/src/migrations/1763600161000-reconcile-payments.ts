import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each day of India is compared with the settlement report of the provider: a row for each fact of either side. */
export class ReconcilePayments1763600161000 implements MigrationInterface {
  name = 'ReconcilePayments1763600161000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE payment_reconciliations (
        provider text NOT NULL,
        day date NOT NULL,
        status text NOT NULL DEFAULT 'open',
        checked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        closed_at timestamptz,
        CONSTRAINT payment_reconciliations_pkey PRIMARY KEY (provider, day),
        CONSTRAINT payment_reconciliations_status CHECK (status IN ('open', 'closed')),
        CONSTRAINT payment_reconciliations_closed CHECK ((status = 'closed') = (closed_at IS NOT NULL))
      );
      CREATE TABLE payment_reconciliation_rows (
        provider text NOT NULL,
        kind text NOT NULL,
        entity_id text NOT NULL,
        day date NOT NULL,
        status text NOT NULL,
        stated bigint,
        booked bigint,
        utr text,
        transaction_id uuid CONSTRAINT payment_reconciliation_rows_transaction_id_fkey REFERENCES ledger_transactions (id) ON DELETE RESTRICT,
        reason text,
        CONSTRAINT payment_reconciliation_rows_pkey PRIMARY KEY (provider, kind, entity_id),
        CONSTRAINT payment_reconciliation_rows_kind CHECK (kind IN ('payment', 'refund', 'transfer', 'adjustment')),
        CONSTRAINT payment_reconciliation_rows_status CHECK (status IN ('matched', 'differs', 'missing_here', 'missing_there'))
      );
      CREATE INDEX payment_reconciliation_rows_day ON payment_reconciliation_rows (day) WHERE status <> 'matched';
      CREATE INDEX payment_reconciliation_rows_transaction ON payment_reconciliation_rows (transaction_id)
        WHERE transaction_id IS NOT NULL
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE payment_reconciliation_rows, payment_reconciliations');
  }
}
