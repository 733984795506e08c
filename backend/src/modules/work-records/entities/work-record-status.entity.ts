import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One entry of a status list. It names no person, and remains after the deletion of the record's account. */
@Entity('work_record_statuses')
@Check('work_record_statuses_entry', 'list >= 0 AND position >= 0')
@Index('work_record_statuses_expiry', ['expiresAt'])
export class WorkRecordStatusEntity {
  @PrimaryColumn('integer')
  list: number;

  @PrimaryColumn('integer')
  position: number;

  /** The key that signed the record. */
  @Column('text', { name: 'key_id' })
  keyId: string;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;
}
