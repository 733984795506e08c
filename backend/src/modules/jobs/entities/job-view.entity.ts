import { Entity, PrimaryColumn } from 'typeorm';

/** A seeker's view of a job on a day of the Indian calendar; several views a day count once. */
@Entity('job_views')
export class JobViewEntity {
  @PrimaryColumn('uuid', { name: 'job_id' })
  jobId: string;

  @PrimaryColumn('date')
  day: string;

  @PrimaryColumn('uuid', { name: 'seeker_id' })
  seekerId: string;
}
