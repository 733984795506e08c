import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { isPlainText } from '../../../common/security/pii-cipher.js';

/** An addition to a support request: an answer of the staff, or a message of its sender. */
@Entity('support_entries')
@Index('support_entries_of_request', ['requestId', 'createdAt', 'id'])
@Index('support_entries_plain', ['id'], { where: isPlainText('text') })
export class SupportEntryEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'request_id' })
  requestId: string;

  /** The member of the staff who wrote it; null for the sender. */
  @Column('uuid', { name: 'staff_id', nullable: true })
  staffId: string | null;

  /** Encrypted. */
  @Column('text')
  text: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;

  /** Time at which the mail server accepted an answer. */
  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt: Date | null;
}
