import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import type { JobType } from '@nukkad/contract/jobs/jobs';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A search that notifies its owner of new jobs. */
@Entity('saved_searches')
@Unique('saved_searches_once', ['userId', 'key'])
@Check('saved_searches_position', `(latitude IS NULL) = (longitude IS NULL)`)
@Index('saved_searches_read', ['readAt'])
export class SavedSearchEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'saved_searches_pkey' })
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  /** As its owner calls it; may be empty. */
  @Column('text', { default: '' })
  name: string;

  @Column('text', { default: '' })
  search: string;

  @Column('text', { nullable: true })
  category: JobCategoryId | null;

  @Column('text', { name: 'job_type', nullable: true })
  jobType: JobType | null;

  /** Rupees an hour. */
  @Column('integer', { name: 'min_pay', nullable: true })
  minPay: number | null;

  /** Degrees, WGS 84: the centre of a 0.01° cell. */
  @Column('double precision', { nullable: true })
  latitude: number | null;

  @Column('double precision', { nullable: true })
  longitude: number | null;

  @Column('real', { name: 'radius_km' })
  radiusKm: number;

  /** The gazetteer's place chosen for the position. */
  @Column('uuid', { name: 'place_id', nullable: true })
  placeId: string | null;

  /** `savedSearchKey` of it. */
  @Column('text')
  key: string;

  @Column('timestamptz', { name: 'paused_at', nullable: true })
  pausedAt: Date | null;

  /** Time of the owner's last save, change or visit. */
  @Column('timestamptz', { name: 'opened_at', default: () => 'clock_timestamp()' })
  openedAt: Date;

  /** Time at which its terms were last computed from its text. */
  @Column('timestamptz', { name: 'read_at', default: () => 'clock_timestamp()' })
  readAt: Date;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
