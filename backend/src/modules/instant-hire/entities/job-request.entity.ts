import type { DistanceBand, FitBand } from '@nukkad/contract/instant-work/instant-jobs';
import type { JobRequestStatus } from '@nukkad/contract/instant-work/job-requests';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { HireNotice } from '../hire-notice.repository.js';

/**
 * The offer of an instant job to one worker. A pending one after `expiresAt` counts as expired, whether or not the
 * sweep has processed it.
 */
@Entity('job_requests')
@Check(
  'job_requests_status',
  `status IN ('pending', 'accepted', 'declined', 'filled', 'standby', 'expired', 'withdrawn', 'cancelled')`,
)
@Check('job_requests_fit', `fit IN ('strong', 'good', 'fair')`)
@Check('job_requests_distance_band', `distance_band IN ('under_2', '2_to_5', '5_to_10', '10_to_20')`)
@Check('job_requests_unsent_notice', `unsent_notice IN ('request', 'reopened', 'filled', 'accepted')`)
@Unique('job_requests_once', ['instantJobId', 'workerId'])
@Index('job_requests_worker', ['workerId', 'createdAt', 'id'])
@Index('job_requests_open_until', { synchronize: false })
export class JobRequestEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'instant_job_id' })
  instantJobId: string;

  @Column('uuid', { name: 'worker_id' })
  workerId: string;

  /** From 1; 0 for regulars, who are asked ahead of all others. */
  @Column('smallint')
  wave: number;

  @Column('text', { default: 'pending' })
  status: JobRequestStatus;

  /** From the centre of the worker's cell to the work, kilometres; for the worker alone. */
  @Column('numeric', { name: 'distance_km', precision: 4, scale: 1 })
  distanceKm: string;

  /** Distance of the worker that the employer may know: from the displaced point. */
  @Column('text', { name: 'distance_band' })
  distanceBand: DistanceBand;

  /** Fit between the work and the worker at the time of the request. */
  @Column('text')
  fit: FitBand;

  /** The worker's message with the answer. */
  @Column('text', { nullable: true })
  message: string | null;

  /** The notice that a queued task is going to send about this request. */
  @Column('text', { name: 'unsent_notice', nullable: true })
  unsentNotice: HireNotice | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('timestamptz', { name: 'responded_at', nullable: true })
  respondedAt: Date | null;
}
