import type { PaymentState } from '@nukkad/contract/payments/payment-transitions';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/**
 * A contest of one side about the hours of a hold: `claimed` is its figure, `stated` the figure of the other side, and
 * `undisputed` the lower of both, which is paid at once. `dueAt` is the time of the next action of the scheduled job or
 * the staff.
 */
@Entity('payment_contests')
@Unique('payment_contests_hold', ['holdId'])
@Check('payment_contests_opened_by', `opened_by IN ('worker', 'employer')`)
@Check(
  'payment_contests_status',
  `status IN ('open', 'answered', 'unanswered', 'withdrawn', 'proposed', 'accepted', 'appealed', 'decided', 'closed')`,
)
@Check('payment_contests_claimed', 'claimed >= 0')
@Check('payment_contests_figures', 'stated >= 0 AND undisputed >= 0 AND proposed >= 0')
@Check('payment_contests_accepted_by', `accepted_by IN ('worker', 'employer')`)
@Check('payment_contests_appealed_by', `appealed_by IN ('worker', 'employer')`)
@Index('payment_contests_due', ['dueAt'], { where: `status <> 'closed'` })
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

  @Column('bigint', { default: 0 })
  stated: string;

  @Column('bigint', { default: 0 })
  undisputed: string;

  @Column('text', { default: '' })
  reason: string;

  @Column('text', { default: '' })
  answer: string;

  /** The division proposed by the staff, or by the rules without an answer of the worker. */
  @Column('bigint', { nullable: true })
  proposed: string | null;

  /** The member of the staff who proposed it; null for a rule. */
  @Column('uuid', { name: 'proposed_by', nullable: true })
  proposedBy: string | null;

  @Column('text', { name: 'proposal_reason', default: '' })
  proposalReason: string;

  @Column('text', { name: 'accepted_by', nullable: true })
  acceptedBy: string | null;

  @Column('text', { name: 'appealed_by', nullable: true })
  appealedBy: string | null;

  /** The member of the staff who decided about an appeal. */
  @Column('uuid', { name: 'decided_by', nullable: true })
  decidedBy: string | null;

  @Column('text', { name: 'decision_reason', default: '' })
  decisionReason: string;

  /** The reversal of the contested part from the first transfer. */
  @Column('text', { name: 'reversal_id', nullable: true })
  reversalId: string | null;

  /** The transfer with the contested part on hold. */
  @Column('text', { name: 'transfer_id', nullable: true })
  transferId: string | null;

  @Column('timestamptz', { name: 'due_at', nullable: true })
  dueAt: Date | null;

  @Column('timestamptz', { name: 'opened_at', default: () => 'clock_timestamp()' })
  openedAt: Date;

  @Column('timestamptz', { name: 'changed_at', default: () => 'clock_timestamp()' })
  changedAt: Date;
}
