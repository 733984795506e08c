import type { PaymentState } from '@nukkad/contract/payments/payment-transitions';
import type { PayoutReason } from '@nukkad/contract/payments/reward-payouts';
import { Check, Column, Entity, Generated, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/**
 * A reward that the product owes to a user, once for its subject. `key` is sent to the provider; a failed attempt
 * invalidates its key.
 */
@Entity('payment_payouts')
@Unique('payment_payouts_subject', ['subjectId'])
@Unique('payment_payouts_key', ['key'])
@Check(
  'payment_payouts_status',
  `status IN ('earned', 'review', 'payable', 'requested', 'failed', 'manual', 'sent', 'paid', 'came_back', 'refused')`,
)
@Check('payment_payouts_why', `why IN ('same_person', 'cluster', 'reported', 'month', 'year', 'left', 'staff')`)
@Check('payment_payouts_amounts', 'amount > 0 AND attempts >= 0 AND returns >= 0')
@Check('payment_payouts_sent', `(status IN ('sent', 'paid', 'came_back')) = (transfer_id IS NOT NULL)`)
@Index('payment_payouts_user', ['userId', 'status'])
@Index('payment_payouts_transfer', ['provider', 'transferId'], { unique: true, where: 'transfer_id IS NOT NULL' })
@Index('payment_payouts_open', ['status', 'checkedAt'], { where: `status NOT IN ('refused')` })
export class PaymentPayoutEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  /** The subject of the reward: the invited account. */
  @Column('uuid', { name: 'subject_id' })
  subjectId: string;

  @Column('text', { default: 'earned' })
  status: PaymentState<'payout'>;

  @Column('bigint')
  amount: string;

  /** A common attribute of many subjects from one place; the staff pay a few of them. */
  @Column('text', { nullable: true })
  cluster: string | null;

  /** Reason for the staff's examination, or for the refusal. */
  @Column('text', { nullable: true })
  why: PayoutReason | null;

  /** The staff's statement about their decision. */
  @Column('text', { default: '' })
  reason: string;

  @Column('uuid', { name: 'decided_by', nullable: true })
  decidedBy: string | null;

  @Column('text', { nullable: true })
  provider: string | null;

  @Column('uuid')
  @Generated('uuid')
  key: string;

  /** The account named in a request: a retry with the same key names the same one. */
  @Column('text', { name: 'account_encrypted', nullable: true })
  accountEncrypted: string | null;

  @Column('text', { name: 'transfer_id', nullable: true })
  transferId: string | null;

  @Column('text', { nullable: true })
  utr: string | null;

  @Column('int', { default: 0 })
  attempts: number;

  /** Number of returns by the bank. */
  @Column('int', { default: 0 })
  returns: number;

  /** Number of refusals. */
  @Column('int', { default: 0 })
  refusals: number;

  @Column('text', { nullable: true })
  problem: string | null;

  @Column('timestamptz', { name: 'payable_at', nullable: true })
  payableAt: Date | null;

  @Column('timestamptz', { name: 'checked_at', default: () => 'clock_timestamp()' })
  checkedAt: Date;

  @Column('timestamptz', { name: 'changed_at', default: () => 'clock_timestamp()' })
  changedAt: Date;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
