import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The file of a support request. Until the request refers to it, it has an `expiresAt`, after which the sweep removes it. */
@Entity('support_files')
@Index('support_files_expires', ['expiresAt'], { where: 'expires_at IS NOT NULL' })
@Index('support_files_newest', ['createdAt'])
export class SupportFileEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index('support_files_request_id', { unique: true })
  @Column('uuid', { name: 'request_id', nullable: true })
  requestId: string | null;

  @Index('support_files_storage_key', { unique: true })
  @Column('text', { name: 'storage_key' })
  storageKey: string;

  /** The name under which it was sent, without path and control characters. */
  @Column('text')
  name: string;

  /** Bytes. */
  @Column('integer')
  size: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;
}
