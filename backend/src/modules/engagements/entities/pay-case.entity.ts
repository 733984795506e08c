import type { EngagementSide } from '@nukkad/contract/instant-work/engagements';
import type { PayCaseStatus } from '@nukkad/contract/instant-work/pay-cases';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A case about missing pay: the statements of worker and employer, and the staff's decision. */
@Entity('pay_cases')
@Check('pay_cases_status', `status IN ('opened', 'answered', 'decided', 'appealed', 'final', 'settled')`)
@Check('pay_cases_amounts', 'claimed_amount > 0 AND received_amount >= 0 AND owed_amount >= 0')
@Check('pay_cases_appeal', `appeal_by IN ('worker', 'employer') AND (appeal_by IS NULL) = (appealed_at IS NULL)`)
@Check('pay_cases_closed', `(status IN ('final', 'settled')) = (closed_at IS NOT NULL)`)
@Unique('pay_cases_once', ['engagementId'])
@Index('pay_cases_newest', ['status', 'openedAt', 'id'])
@Index('pay_cases_worker', ['workerId'])
@Index('pay_cases_employer', ['employerId'])
@Index('pay_cases_decided_by', ['decidedBy'], { where: 'decided_by IS NOT NULL' })
@Index('pay_cases_decided', ['decidedAt'], { where: `status = 'decided'` })
export class PayCaseEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'engagement_id' })
  engagementId: string;

  @Column('uuid', { name: 'worker_id' })
  workerId: string;

  @Column('uuid', { name: 'employer_id' })
  employerId: string;

  @Column('text', { default: 'opened' })
  status: PayCaseStatus;

  /** The amount that was due; null where neither the pay nor a payment was stated. */
  @Column('numeric', { name: 'claimed_amount', precision: 12, scale: 2, nullable: true })
  claimedAmount: string | null;

  @Column('numeric', { name: 'received_amount', precision: 12, scale: 2 })
  receivedAmount: string;

  /** The worker's statement. */
  @Column('text')
  text: string;

  /** The employer's statement. */
  @Column('text', { nullable: true })
  answer: string | null;

  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt: Date | null;

  /** The amount still owed, by the staff's decision. */
  @Column('numeric', { name: 'owed_amount', precision: 12, scale: 2, nullable: true })
  owedAmount: string | null;

  /** Reason of the staff's decision. */
  @Column('text', { nullable: true })
  decision: string | null;

  @Column('uuid', { name: 'decided_by', nullable: true })
  decidedBy: string | null;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;

  @Column('text', { nullable: true })
  appeal: string | null;

  @Column('text', { name: 'appeal_by', nullable: true })
  appealBy: EngagementSide | null;

  @Column('timestamptz', { name: 'appealed_at', nullable: true })
  appealedAt: Date | null;

  @Column('timestamptz', { name: 'closed_at', nullable: true })
  closedAt: Date | null;

  @Column('timestamptz', { name: 'opened_at', default: () => 'clock_timestamp()' })
  openedAt: Date;
}
