import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A mail to the support: a message of a sender in an existing request, or a separate request. */
@Entity('support_mails')
@Index('support_mails_of_entry', ['entryId'], { where: 'entry_id IS NOT NULL' })
export class SupportMailEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Digest of sender and Message-ID: equal for a repeated delivery. */
  @Index('support_mails_digest', { unique: true })
  @Column('text')
  digest: string;

  @Index('support_mails_of_request')
  @Column('uuid', { name: 'request_id' })
  requestId: string;

  /** Null where the mail is the request. */
  @Column('uuid', { name: 'entry_id', nullable: true })
  entryId: string | null;

  /** Whether a program wrote it: an absence note, or a report of a failed delivery. */
  @Column('boolean', { name: 'is_automatic' })
  isAutomatic: boolean;

  /** Whether it fails DMARC, or has several From lines: its sender may be forged. */
  @Column('boolean', { name: 'is_sender_doubtful', default: false })
  isSenderDoubtful: boolean;

  /** Only the file of the whole mail contains its full text. */
  @Column('boolean', { name: 'is_cut' })
  isCut: boolean;

  /** Names of its files with an unsupported type. */
  @Column('text', { name: 'left_out', array: true, default: () => "'{}'" })
  leftOut: string[];

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
