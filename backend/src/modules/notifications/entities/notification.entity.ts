import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { StoredParams } from '../message.js';

/**
 * A notice to an account. The row contains the key of its text, which is translated into the reader's language when
 * read.
 */
@Entity('notifications')
@Index('notifications_newest', ['userId', 'createdAt', 'id'])
@Index('notifications_unread', ['userId'], { where: 'read_at IS NULL' })
export class NotificationEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'notifications_pkey' })
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  /** `namespace:key`; `<text>.title` and `<text>.message` are the texts. */
  @Column('text')
  text: string;

  @Column('jsonb', { default: {} })
  params: StoredParams;

  /** Path of the front end that shows the subject of the notification. */
  @Column('text')
  link: string;

  /** The account, other than the reader, that the notification names or quotes. */
  @Index('notifications_about_id', { where: 'about_id IS NOT NULL' })
  @Column('uuid', { name: 'about_id', nullable: true })
  aboutId: string | null;

  @Index('notifications_created_at')
  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'read_at', nullable: true })
  readAt: Date | null;
}
