import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import { SEARCH_RADIUS_KM } from '@nukkad/contract/limits';
import { Check, Column, Entity, Index, type Point, PrimaryColumn } from 'typeorm';

/** A worker's availability for instant work: place, time and kinds; no row before the first statement. */
@Entity('worker_availabilities')
@Check('worker_availabilities_radius', `radius_km BETWEEN 1 AND 20`)
@Check(
  'worker_availabilities_complete',
  `NOT available OR (point IS NOT NULL AND cardinality(categories) > 0 AND switched_off_at IS NULL)`,
)
@Check('worker_availabilities_ends', `ends_at IS NULL OR (available AND week_minutes IS NULL)`)
@Index('worker_availabilities_near', ['point'], { spatial: true, where: `available` })
@Index('worker_availabilities_ending', ['endsAt'], { where: `ends_at IS NOT NULL` })
@Index('worker_availabilities_kept_point', ['switchedOffAt'], {
  where: `switched_off_at IS NOT NULL AND point IS NOT NULL`,
})
export class WorkerAvailabilityEntity {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'worker_availabilities_pkey' })
  userId: string;

  /** The worker's switch. Whether the worker can be asked depends on more: `IS_AVAILABLE`. */
  @Column('boolean', { default: false })
  available: boolean;

  /** Centre of the 0.01° cell of the worker's position, WGS 84; the exact position is never stored. */
  @Column('geography', { spatialFeatureType: 'Point', srid: 4326, nullable: true })
  point: Point | null;

  /** Maximum distance to work, in kilometres. */
  @Column('smallint', { name: 'radius_km', default: SEARCH_RADIUS_KM })
  radiusKm: number;

  @Column('text', { array: true, default: () => `'{}'` })
  categories: JobCategoryId[];

  /** Skills of the taxonomy that those of the profile mean. */
  @Column('text', { name: 'skill_ids', array: true, default: () => `'{}'` })
  skillIds: string[];

  /** Weekly hours in minutes since Sunday 00:00 in India, as `{[540,1080)}`; null: at any time. */
  @Column('int4multirange', { name: 'week_minutes', nullable: true })
  weekMinutes: string | null;

  /** Time at which it switches off automatically; null while it is off or has weekly hours. */
  @Column('timestamptz', { name: 'ends_at', nullable: true })
  endsAt: Date | null;

  @Column('timestamptz', { name: 'switched_off_at', nullable: true })
  switchedOffAt: Date | null;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;
}
