import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/**
 * The push subscription of a browser. It belongs to the session in which it was created, and is deleted with the session: at
 * sign-out, at expiry, and with the account.
 */
@Entity('push_subscriptions')
@Unique('push_subscriptions_endpoint', ['endpoint'])
@Unique('push_subscriptions_session_id', ['sessionId'])
export class PushSubscriptionEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'push_subscriptions_pkey' })
  id: string;

  @Index('push_subscriptions_user_id')
  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('text', { name: 'session_id' })
  sessionId: string;

  /** URL of the browser at its push service. */
  @Column('text')
  endpoint: string;

  @Column('text')
  p256dh: string;

  @Column('text')
  auth: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;

  /** When the push service last accepted a message. */
  @Column('timestamptz', { name: 'accepted_at', nullable: true })
  acceptedAt: Date | null;
}
