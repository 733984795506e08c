import type { JobReportReason } from '@nukkad/contract/jobs/job-reviews';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** An account's report about a job to the staff. */
@Entity('job_reports')
@Unique('job_reports_once', ['jobId', 'reporterId'])
@Check(
  'job_reports_reason',
  `reason IN ('asks_for_money', 'false_details', 'did_not_pay', 'discrimination', 'unsafe', 'other')`,
)
@Index('job_reports_reporter', ['reporterId'])
export class JobReportEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'job_id' })
  jobId: string;

  @Column('uuid', { name: 'reporter_id' })
  reporterId: string;

  @Column('text')
  reason: JobReportReason;

  @Column('text', { default: '' })
  text: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
