import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { StoredParams, MessageUrgency } from '../message.js';

/**
 * State of a delivery: `queued` until it is `sent`; `suppressed` when it must no longer be sent, and `failed` when its
 * task is a dead letter. `sent` and `suppressed` are final; a failed delivery may be queued again.
 */
export type DeliveryState = 'queued' | 'sent' | 'suppressed' | 'failed';

/**
 * Reason for suppressing a delivery: its reader has no address for the channel, gets it by mail, rejects news by the
 * channel, has quiet hours, has read the notification, or has reached the daily budget; the service refuses the message, or reports that it was
 * not delivered; or the message is out of date.
 */
export type SuppressionReason =
  | 'no_address'
  | 'by_mail'
  | 'not_wanted'
  | 'quiet_hours'
  | 'seen'
  | 'over_budget'
  | 'refused'
  | 'undelivered'
  | 'out_of_date';

/** State of a sent message that the service of its channel reports. */
export type ReportedState = 'sent' | 'failed' | 'delivered' | 'read';

/**
 * A message to one recipient by one channel, and its result, stored for 30 days. The content (`params`, `aboutId`, and
 * `link`, except for text messages, where the short address resolves to it) is deleted once it is sent or suppressed.
 */
@Entity('message_deliveries')
@Check('message_deliveries_urgency', `urgency IN ('normal', 'immediate', 'urgent', 'account')`)
@Check('message_deliveries_state', `state IN ('queued', 'sent', 'suppressed', 'failed')`)
@Check('message_deliveries_reported', `reported IN ('sent', 'failed', 'delivered', 'read')`)
@Index('message_deliveries_batch', ['batchId'], { where: 'batch_id IS NOT NULL' })
export class MessageDeliveryEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'message_deliveries_pkey' })
  id: string;

  @Index('message_deliveries_recipient_id')
  @Column('uuid', { name: 'recipient_id' })
  recipientId: string;

  /** Name of a MessageChannel. */
  @Column('text')
  channel: string;

  /** `namespace:key`; the keys below it are the texts of each channel. */
  @Column('text')
  text: string;

  @Column('jsonb', { default: {} })
  params: StoredParams;

  /** Path of the front end that the message leads to. */
  @Column('text', { nullable: true })
  link: string | null;

  @Column('text')
  urgency: MessageUrgency;

  /** Input of the composer when the message is delivered. */
  @Column('uuid', { name: 'subject_id', nullable: true })
  subjectId: string | null;

  /** The account, other than the recipient, that the message names or quotes. */
  @Index('message_deliveries_about_id', { where: 'about_id IS NOT NULL' })
  @Column('uuid', { name: 'about_id', nullable: true })
  aboutId: string | null;

  @Index('message_deliveries_created_at')
  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;

  @Column('text', { default: 'queued' })
  state: DeliveryState;

  /** Reason of the suppression (a SuppressionReason) or the failure; null otherwise. */
  @Column('text', { nullable: true })
  reason: string | null;

  /** Earliest time of delivery; null when it is due with its task. */
  @Column('timestamptz', { name: 'due_at', nullable: true })
  dueAt: Date | null;

  /**
   * The delivery that sends this one together with others: its own id where it is that one; null until one was chosen.
   */
  @Column('uuid', { name: 'batch_id', nullable: true })
  batchId: string | null;

  /** Time of that choice: texts with a maximum rate are counted by it. */
  @Column('timestamptz', { name: 'batched_at', nullable: true })
  batchedAt: Date | null;

  /** Number of completed attempts of its task; the current task counts its own attempts. */
  @Column('integer', { default: 0 })
  attempts: number;

  /** The notification with the same content; once it is read, the delivery is suppressed. */
  @Index('message_deliveries_notification_id', { where: 'notification_id IS NOT NULL' })
  @Column('uuid', { name: 'notification_id', nullable: true })
  notificationId: string | null;

  /** The subscription of the device; null for the other channels. */
  @Column('uuid', { name: 'subscription_id', nullable: true })
  subscriptionId: string | null;

  /** Whether it waits for the devices of its reader. It is due at once when they cannot be reached. */
  @Column('boolean', { default: false })
  chained: boolean;

  /** When the device confirmed that it showed it; `sent` means only that the push service accepted it. */
  @Column('timestamptz', { name: 'shown_at', nullable: true })
  shownAt: Date | null;

  /** The latest state that the service of the channel reported; null before a report, and for channels without reports. */
  @Column('text', { nullable: true })
  reported: ReportedState | null;

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt: Date | null;

  @Column('timestamptz', { name: 'suppressed_at', nullable: true })
  suppressedAt: Date | null;

  @Column('timestamptz', { name: 'failed_at', nullable: true })
  failedAt: Date | null;
}
