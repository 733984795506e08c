import type { MessageDecision } from '@nukkad/contract/messages/whatsapp';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A token in the buttons of a message that offers something. Its account is the recipient of the delivery, and its offer the
 * delivery's subject. A repeated delivery has a token for each attempt, and one answer for all of them.
 */
@Entity('message_decisions')
@Check('message_decisions_answer', `answer IN ('yes', 'no')`)
export class MessageDecisionEntity {
  /** The token itself is only in the message. */
  @PrimaryColumn('text', { name: 'token_hash', primaryKeyConstraintName: 'message_decisions_pkey' })
  tokenHash: string;

  @Index('message_decisions_delivery_id')
  @Column('uuid', { name: 'delivery_id' })
  deliveryId: string;

  /** The end of the offer. */
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  /** Null until a button was pressed in time. */
  @Column('text', { nullable: true })
  answer: MessageDecision | null;

  /** The service's id of the latest press, by which a repeated report is recognised. */
  @Column('text', { name: 'pressed_id', nullable: true })
  pressedId: string | null;
}
