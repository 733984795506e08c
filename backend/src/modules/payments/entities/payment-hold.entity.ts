import type { PaymentState } from '@nukkad/contract/payments/payment-transitions';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** The wage of one engagement while the provider holds it. `owed` is the part awarded to the worker. */
@Entity('payment_holds')
@Unique('payment_holds_intent', ['intentId'])
@Check(
  'payment_holds_status',
  `status IN ('pending_funds', 'held', 'contested', 'releasing', 'refunding', 'splitting', 'released', 'refunded', 'lapsed')`,
)
@Check('payment_holds_amounts', 'amount > 0 AND owed >= 0 AND owed <= amount')
@Index('payment_holds_engagement', ['engagementId'])
@Index('payment_holds_employer', ['employerId'])
@Index('payment_holds_worker', ['workerId'])
@Index('payment_holds_moving', ['changedAt'], { where: `status IN ('releasing', 'refunding', 'splitting')` })
@Index('payment_holds_transfer', ['transferId'], { where: 'transfer_id IS NOT NULL' })
export class PaymentHoldEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'intent_id' })
  intentId: string;

  @Column('uuid', { name: 'engagement_id' })
  engagementId: string;

  @Column('uuid', { name: 'employer_id' })
  employerId: string;

  @Column('uuid', { name: 'worker_id' })
  workerId: string;

  @Column('text', { default: 'pending_funds' })
  status: PaymentState<'hold'>;

  @Column('bigint')
  amount: string;

  @Column('bigint', { nullable: true })
  owed: string | null;

  @Column('text', { name: 'account_encrypted' })
  accountEncrypted: string;

  @Column('text', { name: 'transfer_id', nullable: true })
  transferId: string | null;

  @Column('timestamptz', { name: 'changed_at', default: () => 'clock_timestamp()' })
  changedAt: Date;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
