import { Entity, PrimaryColumn } from 'typeorm';

/** A seeker looked at a job on a day of the Indian calendar; looking twice a day counts once. */
@Entity('job_views')
export class JobViewEntity {
  @PrimaryColumn('uuid', { name: 'job_id' })
  jobId: string;

  @PrimaryColumn('date')
  day: string;

  @PrimaryColumn('uuid', { name: 'seeker_id' })
  seekerId: string;
}
