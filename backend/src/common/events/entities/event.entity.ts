import type { EventTopic } from '@nukkad/contract/platform/events';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A change that concerns an account. Stored for a day, so that disconnected clients can replay it. */
@Entity('events')
@Index('events_of_user', ['userId', 'xid'])
export class EventEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'events_pkey' })
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('text')
  topic: EventTopic;

  @Column('text', { nullable: true })
  subject: string | null;

  /**
   * Transaction that wrote the row. Readers track their position by it, because transactions commit in no particular
   * order.
   */
  @Index('events_xid')
  @Column('bigint')
  xid: string;

  @Index('events_created_at')
  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
