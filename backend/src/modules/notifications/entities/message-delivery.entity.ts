import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { StoredParams, MessageUrgency } from '../message.js';

/**
 * What becomes of a delivery: `queued` until it is `sent`; `suppressed` when it is not to be sent any more, and `failed` when
 * its task was given up. What is sent or suppressed stays so; what failed may be queued again.
 */
export type DeliveryState = 'queued' | 'sent' | 'suppressed' | 'failed';

/**
 * Why a delivery is not to be sent: its reader cannot be reached by the channel, hears it by mail, takes no news by it, or rests; or
 * there is nothing to tell any more.
 */
export type SuppressionReason = 'no_address' | 'by_mail' | 'not_wanted' | 'quiet_hours' | 'out_of_date';

/**
 * A message to one recipient by one channel, and what became of it, for 30 days. What it says (`params`, `aboutId`, and `link`, but
 * for texts, whose short address leads there) goes as soon as it was sent or suppressed.
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

  /** `namespace:key`; below it stand the words of each channel. */
  @Column('text')
  text: string;

  @Column('jsonb', { default: {} })
  params: StoredParams;

  /** Path of the front end that the message leads to. */
  @Column('text', { nullable: true })
  link: string | null;

  @Column('text')
  urgency: MessageUrgency;

  /** What a composer reads again when the message is delivered. */
  @Column('uuid', { name: 'subject_id', nullable: true })
  subjectId: string | null;

  /** Whose name or words stand in it, beside the recipient's. */
  @Index('message_deliveries_about_id', { where: 'about_id IS NOT NULL' })
  @Column('uuid', { name: 'about_id', nullable: true })
  aboutId: string | null;

  @Index('message_deliveries_created_at')
  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;

  @Column('text', { default: 'queued' })
  state: DeliveryState;

  /** Why it was suppressed (a SuppressionReason) or failed; null otherwise. */
  @Column('text', { nullable: true })
  reason: string | null;

  /** It goes out no sooner; null when it is due with its task. */
  @Column('timestamptz', { name: 'due_at', nullable: true })
  dueAt: Date | null;

  /** The delivery whose text tells this one with others: its own id where it is that one; null until one was chosen. */
  @Column('uuid', { name: 'batch_id', nullable: true })
  batchId: string | null;

  /** When that was chosen: texts of a pace are counted by it. */
  @Column('timestamptz', { name: 'batched_at', nullable: true })
  batchedAt: Date | null;

  /** Runs of its task that it took, as far as they are over: those of the task that is under way are counted there. */
  @Column('integer', { default: 0 })
  attempts: number;

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt: Date | null;

  @Column('timestamptz', { name: 'suppressed_at', nullable: true })
  suppressedAt: Date | null;

  @Column('timestamptz', { name: 'failed_at', nullable: true })
  failedAt: Date | null;
}
