import type { RecordKey } from '@nukkad/contract/work-records/work-records';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A key that signs work records. The newest key after its start time signs; the others verify their own signatures. */
@Entity('work_record_keys')
@Index('work_record_keys_order', ['signsFrom'])
export class WorkRecordKeyEntity {
  @PrimaryColumn('text')
  id: string;

  @Column('jsonb', { name: 'public_key' })
  publicKey: RecordKey;

  @Column('text', { name: 'private_key_encrypted' })
  privateKeyEncrypted: string;

  @Column('timestamptz', { name: 'signs_from' })
  signsFrom: Date;

  /** Time from which its signatures are no longer trusted; null while it is valid. */
  @Column('timestamptz', { name: 'withdrawn_at', nullable: true })
  withdrawnAt: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
