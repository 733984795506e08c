import type { InstantJobStatus, PaymentMethod, Urgency } from '@nukkad/contract/instant-work/instant-jobs';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import type { Currency, RateType } from '@nukkad/contract/jobs/jobs';
import { Check, Column, Entity, Index, type Point, PrimaryGeneratedColumn } from 'typeorm';

/** Work that is needed soon, and offered to available workers in waves. */
@Entity('instant_jobs')
@Check('instant_jobs_status', `status IN ('open', 'filled', 'cancelled', 'expired')`)
@Check('instant_jobs_urgency', `urgency IN ('asap', 'within_24h', 'scheduled', 'flexible')`)
@Check('instant_jobs_payment_method', `payment_method IN ('direct', 'platform')`)
@Check('instant_jobs_rate_type', `rate_type IN ('hourly', 'monthly')`)
@Check('instant_jobs_currency', `currency IN ('USD', 'INR')`)
@Check('instant_jobs_rates', `min_rate >= 0 AND max_rate >= 0`)
@Check(
  'instant_jobs_times',
  `(urgency = 'scheduled') = (start_time IS NOT NULL) AND (end_time IS NULL OR end_time > start_time)`,
)
@Check(
  'instant_jobs_openings',
  `openings BETWEEN 1 AND 50 AND filled BETWEEN 0 AND openings AND (status <> 'filled' OR filled = openings)
   AND (status <> 'open' OR filled < openings)`,
)
@Check('instant_jobs_waves', `next_wave_at IS NULL OR status = 'open'`)
@Index('instant_jobs_employer', ['employerId', 'createdAt', 'id'])
@Index('instant_jobs_expiring', ['expiresAt'], { where: `status = 'open'` })
@Index('instant_jobs_next_wave', ['nextWaveAt'], { where: `next_wave_at IS NOT NULL` })
export class InstantJobEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'employer_id' })
  employerId: string;

  @Column('text')
  title: string;

  @Column('text')
  company: string;

  @Column('text')
  description: string;

  @Column('text')
  category: JobCategoryId;

  @Column('text')
  location: string;

  /** Position of the work, WGS 84. */
  @Column('geography', { spatialFeatureType: 'Point', srid: 4326 })
  point: Point;

  /** 0: not stated. */
  @Column('integer', { name: 'min_rate' })
  minRate: number;

  @Column('integer', { name: 'max_rate' })
  maxRate: number;

  @Column('text', { name: 'rate_type' })
  rateType: RateType;

  @Column('text')
  currency: Currency;

  /** Comparable pay, rupees an hour; null when it is not stated or not in rupees. */
  @Column('numeric', { name: 'hourly_pay', precision: 12, scale: 2, nullable: true })
  hourlyPay: string | null;

  @Column('text')
  urgency: Urgency;

  /** Hours. */
  @Column('smallint')
  duration: number;

  /** Kilometres. */
  @Column('smallint', { name: 'max_radius' })
  maxRadius: number;

  @Column('text', { name: 'required_skills', array: true, default: () => `'{}'` })
  requiredSkills: string[];

  /** Skills of the taxonomy that `requiredSkills` mean. */
  @Column('text', { name: 'skill_ids', array: true, default: () => `'{}'` })
  skillIds: string[];

  @Column('text', { name: 'payment_method' })
  paymentMethod: PaymentMethod;

  @Column('timestamptz', { name: 'start_time', nullable: true })
  startTime: Date | null;

  @Column('timestamptz', { name: 'end_time', nullable: true })
  endTime: Date | null;

  @Column('smallint', { default: 1 })
  openings: number;

  /** Number of accepted openings. */
  @Column('smallint', { default: 0 })
  filled: number;

  @Column('text', { default: 'open' })
  status: InstantJobStatus;

  /** Time until which workers can accept. */
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  /** Number of waves sent, without the head start of regulars. */
  @Column('smallint', { name: 'waves_sent', default: 0 })
  wavesSent: number;

  /** Due time of the next wave; null when no workers remain to ask or no openings remain to fill. */
  @Column('timestamptz', { name: 'next_wave_at', nullable: true })
  nextWaveAt: Date | null;

  /** Number of suitable workers when it was posted. */
  @Column('smallint', { name: 'workers_found', default: 0 })
  workersFound: number;

  @Column('text', { name: 'cancel_reason', nullable: true })
  cancelReason: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'clock_timestamp()' })
  updatedAt: Date;
}
