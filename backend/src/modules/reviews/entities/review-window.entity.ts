import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The period in which the two sides of an engagement may review it. `isGrouped`: its workers are counted together. */
@Entity('review_windows')
@Check('review_windows_period', 'closes_at > opens_at')
@Index('review_windows_worker', ['workerId', 'closesAt'])
@Index('review_windows_employer', ['employerId', 'closesAt'])
@Index('review_windows_shift', ['instantJobId'])
@Index('review_windows_open', ['closesAt'], { where: 'revealed_at IS NULL' })
export class ReviewWindowEntity {
  @PrimaryColumn('uuid', { name: 'engagement_id' })
  engagementId: string;

  @Column('uuid', { name: 'instant_job_id' })
  instantJobId: string;

  @Column('uuid', { name: 'worker_id' })
  workerId: string;

  @Column('uuid', { name: 'employer_id' })
  employerId: string;

  @Column('boolean', { name: 'is_grouped', default: false })
  isGrouped: boolean;

  @Column('timestamptz', { name: 'opens_at' })
  opensAt: Date;

  @Column('timestamptz', { name: 'closes_at' })
  closesAt: Date;

  /** Time at which both sides were asked. */
  @Column('timestamptz', { name: 'asked_at', nullable: true })
  askedAt: Date | null;

  @Column('timestamptz', { name: 'revealed_at', nullable: true })
  revealedAt: Date | null;
}
