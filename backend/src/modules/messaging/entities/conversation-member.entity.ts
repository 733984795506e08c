import type { Side } from '@nukkad/contract/accounts/users';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One of the two members of a conversation, and the member's read position. */
@Entity('conversation_members')
@Check('conversation_members_side', `side IN ('job_seeker', 'employer')`)
@Index('conversation_members_user', ['userId'])
export class ConversationMemberEntity {
  @PrimaryColumn('uuid', { name: 'conversation_id' })
  conversationId: string;

  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  @Column('text')
  side: Side;

  /** Time of the last message read by the member; null before the first. */
  @Column('timestamptz', { name: 'read_at', nullable: true })
  readAt: Date | null;

  /** Time of the mail about unread messages; null when all are read, or when the mail was sent. */
  @Column('timestamptz', { name: 'digest_at', nullable: true })
  digestAt: Date | null;

  /** The task that sends, or sent, the mail about unread messages. */
  @Column('uuid', { name: 'digest_task', nullable: true })
  digestTask: string | null;
}
