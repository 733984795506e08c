import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A worker's record as signed. Its state is that of its entry of a status list. */
@Entity('work_records')
@Unique('work_records_status', ['list', 'position'])
@Index('work_records_worker', ['workerId', 'madeAt'])
export class WorkRecordEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'worker_id' })
  workerId: string;

  @Column('integer')
  list: number;

  @Column('integer')
  position: number;

  /** SD-JWT with all disclosures. */
  @Column('text')
  credential: string;

  /** The signed summary of the QR code. */
  @Column('text')
  summary: string;

  /** Shifts that it lists. */
  @Column('integer')
  shifts: number;

  /** Digest of the stated work, by which an outdated record is detected. */
  @Column('text', { name: 'work_digest' })
  workDigest: string;

  @Column('timestamptz', { name: 'made_at', default: () => 'clock_timestamp()' })
  madeAt: Date;
}
