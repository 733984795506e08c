import type { ApplicationStatus } from '@nukkad/contract/jobs/applications';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A step of an application's time line: the new status and its time. */
@Entity('application_events')
@Index('application_events_application', ['applicationId', 'at'])
export class ApplicationEventEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'application_id' })
  applicationId: string;

  @Column('text')
  status: ApplicationStatus;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  at: Date;
}
