import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { StoredParams, Urgency } from '../message.js';

/** A message on its way to one recipient by one channel. The row goes when it was sent, or is not to be sent any more. */
@Entity('message_deliveries')
@Check('message_deliveries_urgency', `urgency IN ('normal', 'urgent', 'account')`)
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
  urgency: Urgency;

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
}
