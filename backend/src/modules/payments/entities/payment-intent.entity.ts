import type { PaymentState } from '@nukkad/contract/payments/payment-transitions';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/**
 * An employer's payment due for one engagement; amounts are in paise. `cost` and `costTax` are the provider's
 * deductions from the payment.
 */
@Entity('payment_intents')
@Unique('payment_intents_receipt', ['receipt'])
@Unique('payment_intents_order', ['provider', 'orderId'])
@Check('payment_intents_mode', `mode IN ('block', 'prepaid')`)
@Check(
  'payment_intents_status',
  `status IN ('created', 'pending', 'failed', 'authorized', 'captured', 'partially_refunded', 'captured_late', 'expired', 'cancelled', 'voided', 'lapsed', 'refunded')`,
)
@Check(
  'payment_intents_amounts',
  'wage > 0 AND fee >= 0 AND cgst >= 0 AND sgst >= 0 AND igst >= 0 AND cost >= 0 AND cost_tax >= 0',
)
@Index('payment_intents_once', ['engagementId'], {
  unique: true,
  where: `status NOT IN ('expired', 'cancelled', 'voided', 'lapsed', 'captured_late', 'refunded')`,
})
@Index('payment_intents_employer', ['employerId'])
@Index('payment_intents_checked', ['checkedAt'], { where: 'final_at IS NULL AND order_id IS NOT NULL' })
@Index('payment_intents_unpaid', ['fundBy'], { where: `status IN ('created', 'pending', 'failed')` })
@Index('payment_intents_engagement', ['engagementId'])
export class PaymentIntentEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'engagement_id' })
  engagementId: string;

  @Column('uuid', { name: 'employer_id' })
  employerId: string;

  @Column('text', { default: 'created' })
  status: PaymentState<'intent'>;

  @Column('text')
  mode: string;

  @Column('text')
  provider: string;

  @Column('text')
  receipt: string;

  @Column('text', { name: 'order_id', nullable: true })
  orderId: string | null;

  /** The employer's payment link, and the time of its creation. */
  @Column('text', { name: 'upi_link', nullable: true })
  upiLink: string | null;

  @Column('timestamptz', { name: 'upi_link_at', nullable: true })
  upiLinkAt: Date | null;

  @Column('text', { name: 'payment_id', nullable: true })
  paymentId: string | null;

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

  @Column('bigint', { default: 0 })
  cost: string;

  @Column('bigint', { name: 'cost_tax', default: 0 })
  costTax: string;

  @Column('timestamptz', { name: 'fund_by' })
  fundBy: Date;

  @Column('timestamptz', { name: 'hold_until' })
  holdUntil: Date;

  @Column('timestamptz', { name: 'captured_at', nullable: true })
  capturedAt: Date | null;

  /** Time until which one process exclusively calls the provider about this payment. */
  @Column('timestamptz', { name: 'busy_until', nullable: true })
  busyUntil: Date | null;

  @Column('timestamptz', { name: 'checked_at', default: () => 'clock_timestamp()' })
  checkedAt: Date;

  /** Time since which no check at the provider is due any more; null before. */
  @Column('timestamptz', { name: 'final_at', nullable: true })
  finalAt: Date | null;

  @Column('timestamptz', { name: 'changed_at', default: () => 'clock_timestamp()' })
  changedAt: Date;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
