import type { PaymentState } from '@nukkad/contract/payments/payment-transitions';
import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A part of a hold that goes to the worker: the uncontested part, or all the rest. */
@Entity('payment_releases')
@Unique('payment_releases_hold', ['holdId', 'part'])
@Check('payment_releases_part', `part IN ('undisputed', 'rest')`)
@Check(
  'payment_releases_status',
  `status IN ('planned', 'requested', 'failed', 'needs_payee', 'processed', 'settled', 'came_back', 'manual', 'partly_reversed', 'reversed', 'returned')`,
)
@Check('payment_releases_returns', 'returns >= 0')
@Check('payment_releases_amounts', 'amount > 0 AND attempts >= 0')
export class PaymentReleaseEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'hold_id' })
  holdId: string;

  @Column('text', { default: 'rest' })
  part: 'undisputed' | 'rest';

  @Column('text', { default: 'planned' })
  status: PaymentState<'release'>;

  @Column('bigint')
  amount: string;

  @Column('int', { default: 0 })
  attempts: number;

  @Column('text', { nullable: true })
  problem: string | null;

  /** Number of returns by the worker's bank. */
  @Column('int', { default: 0 })
  returns: number;

  @Column('text', { nullable: true })
  utr: string | null;

  /**
   * The product's debt to the welfare fund for this payout; null before the payout, and where no fund requires a fee.
   */
  @Column('bigint', { name: 'welfare_fee', nullable: true })
  welfareFee: string | null;

  @Column('timestamptz', { name: 'changed_at', default: () => 'clock_timestamp()' })
  changedAt: Date;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
