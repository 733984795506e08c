import type { EventTopic } from '@nukkad/domain/events';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Something changed for an account. Kept for a day, so that whoever was away hears of it. */
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

  /** Transaction that wrote the row: readers keep their place by it, because commits come in no order of their own. */
  @Index('events_xid')
  @Column('bigint')
  xid: string;

  @Index('events_created_at')
  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
