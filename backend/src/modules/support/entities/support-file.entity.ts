import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The file of a support request, or of a mail. Until the request refers to it, it has an `expiresAt`, after which the sweep removes it. */
@Entity('support_files')
@Index('support_files_expires', ['expiresAt'], { where: 'expires_at IS NOT NULL' })
@Index('support_files_newest', ['createdAt'])
export class SupportFileEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index('support_files_request_id', { unique: true })
  @Column('uuid', { name: 'request_id', nullable: true })
  requestId: string | null;

  /** The mail that it came with. */
  @Index('support_files_of_mail', { where: 'mail_id IS NOT NULL' })
  @Column('uuid', { name: 'mail_id', nullable: true })
  mailId: string | null;

  /** It is the mail itself, as it came. */
  @Column('boolean', { name: 'is_whole_mail', default: false })
  isWholeMail: boolean;

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
