import type { ReviewCaseStatus } from '@nukkad/contract/reviews/review-rules';
import type { ReviewCaseKind, ReviewReportReason, ReviewSide } from '@nukkad/contract/reviews/reviews';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A review under examination by staff, or an employer with several answers "not safe", and the decision. */
@Entity('review_cases')
@Check('review_cases_kind', `kind IN ('reported', 'held', 'unsafe')`)
@Check('review_cases_subject', 'num_nonnulls(review_id, employer_id) = 1')
@Check('review_cases_status', `status IN ('open', 'decided', 'appealed', 'final')`)
@Check('review_cases_outcome', `outcome IN ('kept', 'removed') AND (outcome IS NULL) = (status = 'open')`)
@Check('review_cases_report', `report_reason IN ('untrue', 'insulting', 'personal_details', 'pressure', 'other')`)
@Check('review_cases_appealed_by', `appealed_by IN ('worker', 'employer')`)
@Index('review_cases_once', ['reviewId', 'kind'], { unique: true, where: 'review_id IS NOT NULL' })
@Index('review_cases_unsafe', ['employerId'], {
  unique: true,
  where: `employer_id IS NOT NULL AND status = 'open'`,
})
@Index('review_cases_newest', ['status', 'openedAt', 'id'])
@Index('review_cases_reporter', ['reporterId'], { where: 'reporter_id IS NOT NULL' })
@Index('review_cases_decided_by', ['decidedBy'], { where: 'decided_by IS NOT NULL' })
@Index('review_cases_employer', ['employerId'], { where: 'employer_id IS NOT NULL' })
export class ReviewCaseEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  kind: ReviewCaseKind;

  @Column('uuid', { name: 'review_id', nullable: true })
  reviewId: string | null;

  @Column('uuid', { name: 'employer_id', nullable: true })
  employerId: string | null;

  @Column('uuid', { name: 'reporter_id', nullable: true })
  reporterId: string | null;

  @Column('text', { name: 'report_reason', nullable: true })
  reportReason: ReviewReportReason | null;

  @Column('text', { name: 'report_text', default: '' })
  reportText: string;

  @Column('text', { default: 'open' })
  status: ReviewCaseStatus;

  @Column('text', { nullable: true })
  outcome: 'kept' | 'removed' | null;

  /** Reason of the decision; both sides read it. */
  @Column('text', { default: '' })
  reason: string;

  /** Who of the staff decided last; another person decides about an appeal. */
  @Column('uuid', { name: 'decided_by', nullable: true })
  decidedBy: string | null;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;

  @Column('text', { default: '' })
  appeal: string;

  @Column('text', { name: 'appealed_by', nullable: true })
  appealedBy: ReviewSide | null;

  @Column('timestamptz', { name: 'appealed_at', nullable: true })
  appealedAt: Date | null;

  @Column('timestamptz', { name: 'opened_at', default: () => 'clock_timestamp()' })
  openedAt: Date;
}
