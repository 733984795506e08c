import type { StoredChannel } from '@nukkad/contract/platform/operations';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { isPlainText } from '../../security/pii-cipher.js';

/** A button of a stored message, and the content that a press of it reports. */
export interface StoredButton {
  label: string;
  payload: string;
}

/** A message that was stored instead of sent (development only). */
@Entity('outbox_messages')
@Index('outbox_messages_recipient', ['recipient', 'createdAt'])
@Index('outbox_messages_recipient_digest', ['recipientDigest', 'createdAt'])
@Index('outbox_messages_plain', ['id'], { where: isPlainText('recipient') })
@Index('outbox_messages_undigested', ['id'], { where: `recipient <> '' AND recipient_digest IS NULL` })
export class OutboxMessageEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index('outbox_messages_key', { unique: true })
  @Column('text')
  key: string;

  @Column('text')
  channel: StoredChannel;

  /** Encrypted. */
  @Column('text')
  recipient: string;

  /** Null for a row of an earlier release. */
  @Column('text', { name: 'recipient_digest', nullable: true })
  recipientDigest: string | null;

  @Column('text')
  subject: string;

  @Column('text')
  text: string;

  /** Null for a channel without buttons. */
  @Column('jsonb', { nullable: true })
  buttons: StoredButton[] | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
