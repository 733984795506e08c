import type { Side } from '@nukkad/domain/users';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One of the two who take part in a conversation, and how far they have read. */
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

  /** The time of the last message they have seen; null before the first. */
  @Column('timestamptz', { name: 'read_at', nullable: true })
  readAt: Date | null;

  /** When they are mailed about what they have not read; null when there is nothing, or when they were mailed. */
  @Column('timestamptz', { name: 'digest_at', nullable: true })
  digestAt: Date | null;

  /** The task that mails, or mailed, about what they have not read. */
  @Column('uuid', { name: 'digest_task', nullable: true })
  digestTask: string | null;
}
