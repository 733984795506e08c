import type { PaymentState } from '@nukkad/contract/payments/payment-transitions';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A refund to the employer: of the wage and of each line of the fee. `key` is sent to the provider. */
@Entity('payment_refunds')
@Unique('payment_refunds_key', ['key'])
@Check(
  'payment_refunds_status',
  `status IN ('planned', 'requested', 'pending', 'failed', 'manual', 'processed', 'covered')`,
)
@Check('payment_refunds_amounts', 'wage >= 0 AND fee >= 0 AND cgst >= 0 AND sgst >= 0 AND igst >= 0 AND attempts >= 0')
@Index('payment_refunds_intent', ['intentId'])
@Index('payment_refunds_hold', ['holdId'], { where: 'hold_id IS NOT NULL' })
@Index('payment_refunds_open', ['changedAt'], { where: `status IN ('planned', 'requested', 'pending', 'failed')` })
export class PaymentRefundEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'intent_id' })
  intentId: string;

  @Column('uuid', { name: 'hold_id', nullable: true })
  holdId: string | null;

  @Column('text', { default: 'planned' })
  status: PaymentState<'refund'>;

  @Column('bigint')
  wage: string;

  @Column('bigint')
  fee: string;

  @Column('bigint')
  cgst: string;

  @Column('bigint')
  sgst: string;

  @Column('bigint')
  igst: string;

  @Column('text')
  key: string;

  @Column('int', { default: 0 })
  attempts: number;

  @Column('text', { nullable: true })
  problem: string | null;

  /** Whether the last attempt failed because the product's money at the provider did not cover it. */
  @Column('boolean', { name: 'lacks_float', default: false })
  lacksFloat: boolean;

  @Column('text', { name: 'reversal_id', nullable: true })
  reversalId: string | null;

  @Column('text', { name: 'refund_id', nullable: true })
  refundId: string | null;

  @Column('timestamptz', { name: 'changed_at', default: () => 'clock_timestamp()' })
  changedAt: Date;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
