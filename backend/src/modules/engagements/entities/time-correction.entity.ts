import type { EngagementSide } from '@nukkad/contract/instant-work/engagements';
import type { CorrectionStatus } from '@nukkad/contract/instant-work/time-corrections';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A correction of the times of finished work: the statements of both sides, and the staff's decision. */
@Entity('time_corrections')
@Check('time_corrections_status', `status IN ('proposed', 'agreed', 'contested', 'decided', 'appealed', 'final')`)
@Check('time_corrections_sides', `proposed_by IN ('worker', 'employer') AND appeal_by IN ('worker', 'employer')`)
@Check('time_corrections_recorded_ended_by', `recorded_ended_by IN ('worker', 'employer')`)
@Check('time_corrections_times', 'started_at < ended_at AND decided_from < decided_to')
@Check('time_corrections_closed', `(status IN ('agreed', 'final')) = (closed_at IS NOT NULL)`)
@Unique('time_corrections_once', ['engagementId'])
@Index('time_corrections_newest', ['status', 'proposedAt', 'id'])
@Index('time_corrections_unasked', ['proposedAt'], { where: `status = 'proposed' AND staff_asked_at IS NULL` })
@Index('time_corrections_decided', ['decidedAt'], { where: `status = 'decided'` })
@Index('time_corrections_worker', ['workerId'])
@Index('time_corrections_employer', ['employerId'])
@Index('time_corrections_decided_by', ['decidedBy'], { where: 'decided_by IS NOT NULL' })
export class TimeCorrectionEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'engagement_id' })
  engagementId: string;

  @Column('uuid', { name: 'worker_id' })
  workerId: string;

  @Column('uuid', { name: 'employer_id' })
  employerId: string;

  @Column('text', { default: 'proposed' })
  status: CorrectionStatus;

  @Column('text', { name: 'proposed_by' })
  proposedBy: EngagementSide;

  /** The times before the correction. */
  @Column('timestamptz', { name: 'recorded_from' })
  recordedFrom: Date;

  @Column('timestamptz', { name: 'recorded_to' })
  recordedTo: Date;

  /** The side that ended the work at `recordedTo`. */
  @Column('text', { name: 'recorded_ended_by', nullable: true })
  recordedEndedBy: EngagementSide | null;

  /** The proposed times. */
  @Column('timestamptz', { name: 'started_at' })
  startedAt: Date;

  @Column('timestamptz', { name: 'ended_at' })
  endedAt: Date;

  @Column('text')
  reason: string;

  /** The other side's reason for contesting. */
  @Column('text', { nullable: true })
  answer: string | null;

  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt: Date | null;

  /** The time at which the staff were asked to decide without an answer. */
  @Column('timestamptz', { name: 'staff_asked_at', nullable: true })
  staffAskedAt: Date | null;

  /** The times that the staff decided. */
  @Column('timestamptz', { name: 'decided_from', nullable: true })
  decidedFrom: Date | null;

  @Column('timestamptz', { name: 'decided_to', nullable: true })
  decidedTo: Date | null;

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

  @Column('timestamptz', { name: 'proposed_at', default: () => 'clock_timestamp()' })
  proposedAt: Date;
}
