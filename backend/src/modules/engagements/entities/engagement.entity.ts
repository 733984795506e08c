import type { EngagementSide, EngagementStatus } from '@nukkad/contract/instant-work/engagements';
import type { Breach } from '@nukkad/contract/instant-work/work-appeals';
import { Check, Column, Entity, Exclusion, Index, PrimaryGeneratedColumn } from 'typeorm';
import { AgreedTerms } from './agreed-terms.js';

/**
 * Work that a worker has accepted, with the agreed terms: the job may change or be deleted, the agreement does not
 * change.
 */
@Entity('engagements')
@Check('engagements_status', `status IN ('booked', 'started', 'done', 'cancelled', 'no_show')`)
@Check(
  'engagements_pay',
  `rate_type IN ('hourly', 'monthly') AND currency IN ('USD', 'INR') AND payment_method IN ('direct', 'platform')`,
)
@Check('engagements_period', 'ends_at > starts_at')
@Check(
  'engagements_sides',
  `claim_by IN ('worker', 'employer') AND ended_by IN ('worker', 'employer') AND breach_by IN ('worker', 'employer')`,
)
@Check(
  'engagements_claim',
  `claim_phase IN ('start', 'end') AND (claim_phase IS NULL) = (claim_by IS NULL)
   AND (claim_phase IS NULL) = (claim_at IS NULL)`,
)
@Check('engagements_breach', `breach IN ('late_cancellation', 'no_show') AND (breach IS NULL) = (breach_by IS NULL)`)
@Check(
  'engagements_work',
  `(status IN ('booked', 'cancelled', 'no_show') OR started_at IS NOT NULL)
   AND (status <> 'done' OR (ended_at IS NOT NULL AND ended_at >= started_at))
   AND (status IN ('done', 'cancelled', 'no_show')) = (closed_at IS NOT NULL)`,
)
@Check('engagements_agreed_minutes', 'agreed_minutes > 0')
@Check('engagements_payment', '(paid_amount IS NULL) = (paid_at IS NULL) AND paid_amount > 0')
@Index('engagements_once', ['instantJobId', 'workerId'], { unique: true, where: `status <> 'cancelled'` })
@Index('engagements_worker', ['workerId', 'startsAt', 'id'])
@Index('engagements_employer', ['employerId', 'startsAt', 'id'])
@Index('engagements_closed', ['closedAt'], { where: 'closed_at IS NOT NULL' })
@Index('engagements_claimed', ['claimAt'], { where: 'claim_at IS NOT NULL' })
@Index('engagements_record', ['workerId', 'closedAt', 'status', 'breachBy'], { where: 'closed_at IS NOT NULL' })
@Index('engagements_to_remind', ['startsAt'], { where: `status = 'booked' AND reminded_at IS NULL` })
@Index('engagements_unsettled', ['endsAt'], { where: `status IN ('booked', 'started')` })
@Exclusion(
  'engagements_worker_free',
  `USING gist (worker_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (status IN ('booked', 'started'))`,
)
@Index('engagements_instant_job', ['instantJobId'])
export class EngagementEntity extends AgreedTerms {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'instant_job_id' })
  instantJobId: string;

  @Column('uuid', { name: 'worker_id' })
  workerId: string;

  @Column('uuid', { name: 'employer_id' })
  employerId: string;

  @Column('text', { default: 'booked' })
  status: EngagementStatus;

  /** Start of the work, agreed by both sides or claimed by one side without an answer in time. */
  @Column('timestamptz', { name: 'started_at', nullable: true })
  startedAt: Date | null;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;

  /** Claim of one side, until the other side confirms it or its deadline passes. */
  @Column('text', { name: 'claim_phase', nullable: true })
  claimPhase: 'start' | 'end' | null;

  @Column('text', { name: 'claim_by', nullable: true })
  claimBy: EngagementSide | null;

  @Column('timestamptz', { name: 'claim_at', nullable: true })
  claimAt: Date | null;

  /**
   * Whether the employer would ask this worker again, as answered at the end of the work; the review begins with this
   * answer.
   */
  @Column('boolean', { name: 'first_answer', nullable: true })
  firstAnswer: boolean | null;

  /** Whether the employer would ask this worker again, once the review is revealed; null without an answer. */
  @Column('boolean', { name: 'ask_again', nullable: true })
  askAgain: boolean | null;

  /** Amount that the employer claims to have paid. */
  @Column('numeric', { name: 'paid_amount', precision: 12, scale: 2, nullable: true })
  paidAmount: string | null;

  @Column('timestamptz', { name: 'paid_at', nullable: true })
  paidAt: Date | null;

  /** Time at which the worker confirmed the receipt of the money. */
  @Column('timestamptz', { name: 'received_at', nullable: true })
  receivedAt: Date | null;

  /** The side that cancelled, or that reported a no-show. */
  @Column('text', { name: 'ended_by', nullable: true })
  endedBy: EngagementSide | null;

  /** Reason for the cancellation, or the statement of the side that reported a no-show. */
  @Column('text', { nullable: true })
  reason: string | null;

  /** The breach that counts against `breachBy`; null again after an upheld appeal. */
  @Column('text', { nullable: true })
  breach: Breach | null;

  @Column('text', { name: 'breach_by', nullable: true })
  breachBy: EngagementSide | null;

  /** Time at which the employer missed the deadline for the reservation; the work is paid directly from then on. */
  @Column('timestamptz', { name: 'unreserved_at', nullable: true })
  unreservedAt: Date | null;

  /** Time at which the work was done, cancelled or missed. */
  @Column('timestamptz', { name: 'closed_at', nullable: true })
  closedAt: Date | null;

  /** Time of the worker's reminder, or of a booking too late for one. */
  @Column('timestamptz', { name: 'reminded_at', nullable: true })
  remindedAt: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'clock_timestamp()' })
  updatedAt: Date;
}
