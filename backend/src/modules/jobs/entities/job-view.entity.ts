import { Entity, Index, PrimaryColumn } from 'typeorm';

/** A seeker's view of a job on a day of the Indian calendar; several views a day count once. */
@Entity('job_views')
@Index('job_views_of_seeker', ['seekerId'])
export class JobViewEntity {
  @PrimaryColumn('uuid', { name: 'job_id' })
  jobId: string;

  @PrimaryColumn('date')
  day: string;

  @PrimaryColumn('uuid', { name: 'seeker_id' })
  seekerId: string;
}
