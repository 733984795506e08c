import type { StoredChannel } from '@nukkad/contract/platform/operations';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A message that was stored instead of sent (development only). */
@Entity('outbox_messages')
@Index('outbox_messages_recipient', ['recipient', 'createdAt'])
export class OutboxMessageEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index('outbox_messages_key', { unique: true })
  @Column('text')
  key: string;

  @Column('text')
  channel: StoredChannel;

  @Column('text')
  recipient: string;

  @Column('text')
  subject: string;

  @Column('text')
  text: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
