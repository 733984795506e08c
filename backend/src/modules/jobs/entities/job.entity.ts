import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import type { Currency, JobStatus, JobType, RateType } from '@nukkad/contract/jobs/jobs';
import type { SearchCondition } from '@nukkad/contract/matching/search-readings';
import { Check, Column, Entity, Index, type Point, PrimaryGeneratedColumn } from 'typeorm';
import { numeric } from './numeric.js';

/** A vacancy. An open job after `expiresAt` counts as expired, whether or not the sweep has processed it. */
@Entity('jobs')
@Check('jobs_status', `status IN ('open', 'paused', 'filled', 'closed', 'expired')`)
@Check('jobs_job_type', `job_type IN ('part_time', 'gig_work', 'contract', 'temporary')`)
@Check('jobs_rate_type', `rate_type IN ('hourly', 'monthly')`)
@Check('jobs_currency', `currency IN ('USD', 'INR')`)
@Check('jobs_rates', `min_rate >= 0 AND max_rate >= 0 AND min_rate <= max_rate AND hourly_pay > 0`)
@Check('jobs_hours', `hours_per_week BETWEEN 1 AND 168`)
@Check('jobs_location_status', `(location_status = 'resolved') = (point IS NOT NULL)`)
@Check('jobs_life', `expires_at > renewed_at`)
@Check('jobs_view_count', `view_count >= 0`)
@Index('jobs_employer_created', ['employerId', 'createdAt', 'id'])
@Index('jobs_open_created', ['createdAt', 'id'], { where: `status = 'open'` })
@Index('jobs_open_expires', ['expiresAt'], { where: `status = 'open'` })
@Index('jobs_hidden', ['hiddenUntil'], { where: 'hidden_until IS NOT NULL' })
@Index('jobs_open_city', ['cityId', 'createdAt'], { where: `status = 'open' AND city_id IS NOT NULL` })
@Index('jobs_lexicon_version', ['lexiconVersion'])
@Index('jobs_open_words', { synchronize: false })
@Index('jobs_open_point', ['point'], { spatial: true, where: `status = 'open'` })
export class JobEntity {
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
  location: string;

  @Column('text', { name: 'location_status' })
  locationStatus: 'resolved' | 'unresolved';

  /** Position of the work, WGS 84; null while the place is unknown. */
  @Column('geography', { spatialFeatureType: 'Point', srid: 4326, nullable: true })
  point: Point | null;

  /** The place id of the city in which a job certainly lies; read only while it has no point. */
  @Column('uuid', { name: 'city_id', nullable: true })
  cityId: string | null;

  @Column('text', { name: 'job_type' })
  jobType: JobType;

  @Column('text')
  category: JobCategoryId;

  @Column('numeric', { name: 'min_rate', precision: 12, scale: 2, nullable: true, transformer: numeric })
  minRate: number | null;

  @Column('numeric', { name: 'max_rate', precision: 12, scale: 2, nullable: true, transformer: numeric })
  maxRate: number | null;

  @Column('text', { name: 'rate_type' })
  rateType: RateType;

  @Column('text')
  currency: Currency;

  /** Comparable pay, rupees an hour; null when it is not stated or not in rupees. */
  @Column('numeric', { name: 'hourly_pay', precision: 12, scale: 2, nullable: true, transformer: numeric })
  hourlyPay: number | null;

  @Column('text', { name: 'required_skills', array: true, default: () => `'{}'` })
  requiredSkills: string[];

  /** Skills of the taxonomy that `requiredSkills` mean. */
  @Column('text', { name: 'skill_ids', array: true, default: () => `'{}'` })
  skillIds: string[];

  /** Occupations of the taxonomy that the title means. */
  @Column('text', { name: 'occupation_ids', array: true, default: () => `'{}'` })
  occupationIds: string[];

  /** Occupations that skills and description suggest where the title means none. */
  @Column('text', { name: 'suggested_occupation_ids', array: true, default: () => `'{}'` })
  suggestedOccupationIds: string[];

  /** Conditions stated by the job. */
  @Column('text', { name: 'condition_ids', array: true, default: () => `'{}'` })
  conditionIds: SearchCondition[];

  /** The version of the words with which the job was read: with others, it is read again. */
  @Column('text', { name: 'lexicon_version', default: '' })
  lexiconVersion: string;

  @Column('smallint', { name: 'hours_per_week', nullable: true })
  hoursPerWeek: number | null;

  @Column('text', { default: 'open' })
  status: JobStatus;

  @Column('timestamptz', { name: 'renewed_at', default: () => 'now()' })
  renewedAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  /** Number of distinct viewers, counted once a day each. */
  @Column('integer', { name: 'view_count', default: 0 })
  viewCount: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;

  /** End of the employer's suspension; a trigger of `users` maintains it. */
  @Column('timestamptz', { name: 'hidden_until', nullable: true })
  hiddenUntil: Date | null;
}
