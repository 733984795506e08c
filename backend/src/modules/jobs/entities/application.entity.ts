import {
  APPLICATION_REASONS,
  type ApplicationReason,
  type ApplicationStatus,
} from '@nukkad/contract/jobs/applications';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A seeker's application for a job; at most one for each job. */
@Entity('applications')
@Unique('applications_once', ['jobId', 'seekerId'])
@Check('applications_status', `status IN ('submitted', 'viewed', 'shortlisted', 'hired', 'rejected', 'withdrawn')`)
@Check(
  'applications_reason',
  `reason IS NULL OR (status = 'rejected' AND reason IN (${APPLICATION_REASONS.map((reason) => `'${reason}'`).join(', ')}))`,
)
@Index('applications_waiting', ['createdAt'], { where: `status IN ('submitted', 'viewed') AND messaged_at IS NULL` })
@Index('applications_job_created', ['jobId', 'createdAt', 'id'])
@Index('applications_seeker_created', ['seekerId', 'createdAt', 'id'])
@Index('applications_resume', ['resumeFileId'], { where: 'resume_file_id IS NOT NULL' })
export class ApplicationEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'job_id' })
  jobId: string;

  @Column('uuid', { name: 'seeker_id' })
  seekerId: string;

  @Column('text', { name: 'cover_message' })
  coverMessage: string;

  @Column('text', { default: 'submitted' })
  status: ApplicationStatus;

  /** The employer's message with the last answer. */
  @Column('text', { name: 'employer_message', nullable: true })
  employerMessage: string | null;

  /** Reason of the rejection; null without one. */
  @Column('text', { nullable: true })
  reason: ApplicationReason | null;

  /** The employer's private note. */
  @Column('text', { default: '' })
  note: string;

  /** Time of the employer's first message to the applicant. */
  @Column('timestamptz', { name: 'messaged_at', nullable: true })
  messagedAt: Date | null;

  /** Time of the employer's reminder that it waits. */
  @Column('timestamptz', { name: 'reminded_at', nullable: true })
  remindedAt: Date | null;

  @Column('uuid', { name: 'resume_file_id', nullable: true })
  resumeFileId: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
