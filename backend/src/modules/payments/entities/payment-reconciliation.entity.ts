import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A day of India that is compared with the settlement report of the provider. */
@Entity('payment_reconciliations')
@Check('payment_reconciliations_status', `status IN ('open', 'closed')`)
@Check('payment_reconciliations_closed', `(status = 'closed') = (closed_at IS NOT NULL)`)
export class PaymentReconciliationEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'payment_reconciliations_pkey' })
  provider: string;

  @PrimaryColumn('date', { primaryKeyConstraintName: 'payment_reconciliations_pkey' })
  day: string;

  @Column('text', { default: 'open' })
  status: 'open' | 'closed';

  @Column('timestamptz', { name: 'checked_at', default: () => 'clock_timestamp()' })
  checkedAt: Date;

  @Column('timestamptz', { name: 'closed_at', nullable: true })
  closedAt: Date | null;
}

/** One fact of a day: `stated` by the report and `booked` in the ledger, in paise; money that arrives is positive. */
@Entity('payment_reconciliation_rows')
@Check('payment_reconciliation_rows_kind', `kind IN ('payment', 'refund', 'transfer', 'adjustment')`)
@Check('payment_reconciliation_rows_status', `status IN ('matched', 'differs', 'missing_here', 'missing_there')`)
@Index('payment_reconciliation_rows_day', ['day'], { where: `status <> 'matched'` })
@Index('payment_reconciliation_rows_transaction', ['transactionId'], { where: 'transaction_id IS NOT NULL' })
export class PaymentReconciliationRowEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'payment_reconciliation_rows_pkey' })
  provider: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'payment_reconciliation_rows_pkey' })
  kind: 'payment' | 'refund' | 'transfer' | 'adjustment';

  @PrimaryColumn('text', { name: 'entity_id', primaryKeyConstraintName: 'payment_reconciliation_rows_pkey' })
  entityId: string;

  @Column('date')
  day: string;

  @Column('text')
  status: 'matched' | 'differs' | 'missing_here' | 'missing_there';

  @Column('bigint', { nullable: true })
  stated: string | null;

  @Column('bigint', { nullable: true })
  booked: string | null;

  @Column('text', { nullable: true })
  utr: string | null;

  @Column('uuid', { name: 'transaction_id', nullable: true })
  transactionId: string | null;

  /** Reason for accepting a row that does not match. */
  @Column('text', { nullable: true })
  reason: string | null;

  /** The member of the staff who entered the reason, and the time. */
  @Column('uuid', { name: 'explained_by', nullable: true })
  explainedBy: string | null;

  @Column('timestamptz', { name: 'explained_at', nullable: true })
  explainedAt: Date | null;
}
