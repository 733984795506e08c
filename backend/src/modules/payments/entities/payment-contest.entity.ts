import type { PaymentState } from '@nukkad/contract/payments/payment-transitions';
import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** One side contests the hours of a hold; `claimed` is what it says is owed. */
@Entity('payment_contests')
@Unique('payment_contests_hold', ['holdId'])
@Check('payment_contests_opened_by', `opened_by IN ('worker', 'employer')`)
@Check(
  'payment_contests_status',
  `status IN ('open', 'answered', 'unanswered', 'withdrawn', 'proposed', 'accepted', 'appealed', 'decided', 'closed')`,
)
@Check('payment_contests_claimed', 'claimed >= 0')
export class PaymentContestEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'hold_id' })
  holdId: string;

  @Column('text', { default: 'open' })
  status: PaymentState<'contest'>;

  @Column('text', { name: 'opened_by' })
  openedBy: string;

  @Column('bigint')
  claimed: string;

  @Column('timestamptz', { name: 'opened_at', default: () => 'clock_timestamp()' })
  openedAt: Date;

  @Column('timestamptz', { name: 'changed_at', default: () => 'clock_timestamp()' })
  changedAt: Date;
}
