import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * The file of a support request, or of a mail. Until the request refers to it, it has an `expiresAt`, after which the
 * sweep deletes it.
 */
@Entity('support_files')
@Index('support_files_expires', ['expiresAt'], { where: 'expires_at IS NOT NULL' })
@Check('support_files_scan', `scan IN ('clean', 'infected')`)
@Index('support_files_unscanned', ['scanTriedAt', 'createdAt'], { where: 'scan IS NULL AND expires_at IS NULL' })
@Index('support_files_newest', ['createdAt'])
export class SupportFileEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index('support_files_request_id', { unique: true })
  @Column('uuid', { name: 'request_id', nullable: true })
  requestId: string | null;

  /** The mail with the file. */
  @Index('support_files_of_mail', { where: 'mail_id IS NOT NULL' })
  @Column('uuid', { name: 'mail_id', nullable: true })
  mailId: string | null;

  /** Whether it is the mail itself, as received. */
  @Column('boolean', { name: 'is_whole_mail', default: false })
  isWholeMail: boolean;

  @Index('support_files_storage_key', { unique: true })
  @Column('text', { name: 'storage_key' })
  storageKey: string;

  /** Name of the file as sent, without path and control characters. */
  @Column('text')
  name: string;

  /** Bytes. */
  @Column('integer')
  size: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;

  /** Verdict of the virus scanner; null before the scan. */
  @Column('text', { nullable: true })
  scan: 'clean' | 'infected' | null;

  /** Time of the last scan attempt. */
  @Column('timestamptz', { name: 'scan_tried_at', nullable: true })
  scanTriedAt: Date | null;

  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;
}
