import type { JobReviewReason, JobReviewState } from '@nukkad/contract/jobs/job-reviews';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A job under review by staff, with the reasons and the decision. At most one open row for each job. */
@Entity('job_reviews')
@Check('job_reviews_subject', `num_nonnulls(job_id, instant_job_id) = 1`)
@Check(
  'job_reviews_reasons',
  `cardinality(reasons) > 0 AND reasons <@ ARRAY['payment_demand', 'documents_kept', 'phone_number', 'payment_account', 'sex', 'caste', 'religion', 'age', 'below_minimum_wage', 'reported']`,
)
@Check(
  'job_reviews_state',
  `state IN ('open', 'kept', 'removed') AND (state = 'open') = (decided_at IS NULL) AND (state = 'open') = (decision IS NULL)`,
)
@Index('job_reviews_open_job', ['jobId'], { unique: true, where: `state = 'open'` })
@Index('job_reviews_open_instant_job', ['instantJobId'], { unique: true, where: `state = 'open'` })
@Index('job_reviews_removed', ['jobId'], { where: `state = 'removed'` })
@Index('job_reviews_newest', ['state', 'createdAt', 'id'])
@Index('job_reviews_job', ['jobId'], { where: 'job_id IS NOT NULL' })
@Index('job_reviews_instant_job', ['instantJobId'], { where: 'instant_job_id IS NOT NULL' })
@Index('job_reviews_decided_by', ['decidedBy'], { where: 'decided_by IS NOT NULL' })
export class JobReviewEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'job_id', nullable: true })
  jobId: string | null;

  @Column('uuid', { name: 'instant_job_id', nullable: true })
  instantJobId: string | null;

  @Column('text', { array: true })
  reasons: JobReviewReason[];

  @Column('text', { default: 'open' })
  state: JobReviewState;

  @Column('uuid', { name: 'decided_by', nullable: true })
  decidedBy: string | null;

  /** Reason of the decision; the employer of a removed job reads it. */
  @Column('text', { nullable: true })
  decision: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;
}
