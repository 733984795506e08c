import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { StoredParams, MessageUrgency } from '../message.js';

/**
 * State of a delivery: `queued` until it is `sent`; `suppressed` when it must no longer be sent, and `failed` when its
 * task is a dead letter. `sent` and `suppressed` are final; a failed delivery may be queued again.
 */
export type DeliveryState = 'queued' | 'sent' | 'suppressed' | 'failed';

/**
 * Reason for suppressing a delivery: its reader has no address for the channel, gets it by mail, rejects news by the
 * channel, or has quiet hours; or the message is out of date.
 */
export type SuppressionReason = 'no_address' | 'by_mail' | 'not_wanted' | 'quiet_hours' | 'out_of_date';

/**
 * A message to one recipient by one channel, and its result, stored for 30 days. The content (`params`, `aboutId`, and
 * `link`, except for text messages, where the short address resolves to it) is deleted once it is sent or suppressed.
 */
@Entity('message_deliveries')
@Check('message_deliveries_urgency', `urgency IN ('normal', 'immediate', 'urgent', 'account')`)
@Check('message_deliveries_state', `state IN ('queued', 'sent', 'suppressed', 'failed')`)
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

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt: Date | null;

  @Column('timestamptz', { name: 'suppressed_at', nullable: true })
  suppressedAt: Date | null;

  @Column('timestamptz', { name: 'failed_at', nullable: true })
  failedAt: Date | null;
}
