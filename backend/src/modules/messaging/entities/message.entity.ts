import type { HoldReason } from '@nukkad/contract/messages/messages';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A message. A held message has reasons, and is shown to its sender alone. Its text is immutable. */
@Entity('messages')
@Check('messages_held', `held <@ ARRAY['phone_number', 'payment_account', 'payment_demand']`)
@Index('messages_conversation_created', ['conversationId', 'createdAt', 'id'])
@Index('messages_of_sender', ['senderId'])
export class MessageEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'conversation_id' })
  conversationId: string;

  @Column('uuid', { name: 'sender_id' })
  senderId: string;

  @Column('text')
  text: string;

  @Column('text', { array: true, default: () => `'{}'` })
  held: HoldReason[];

  /** Time at which staff hid it from both sides. */
  @Column('timestamptz', { name: 'hidden_at', nullable: true })
  hiddenAt: Date | null;

  /** Later than every message of the conversation before it. */
  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
