import type { Language } from '@nukkad/contract/languages';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { isPlainText } from '../../../common/security/pii-cipher.js';

/** How a choice ended: in the settings, or by a message such as STOP. */
export type WhatsAppEnd = 'person' | 'stop';

/** The choice of an account to get messages by WhatsApp, for one phone number. A refusal is a choice that ended when it was made. */
@Entity('whatsapp_choices')
@Index('whatsapp_choices_plain', ['userId'], { where: isPlainText('phone') })
@Index('whatsapp_choices_phone_undigested', ['userId'], { where: `phone <> '' AND phone_digest IS NULL` })
@Check('whatsapp_choices_language', `language IN ('en', 'hi', 'kn')`)
@Check('whatsapp_choices_ended_by', `ended_by IN ('person', 'stop')`)
export class WhatsAppChoiceEntity {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'whatsapp_choices_pkey' })
  userId: string;

  /** E.164; encrypted in the database. */
  @Index('whatsapp_choices_phone')
  @Column('text')
  phone: string;

  /** Digest of the number; null in rows of an earlier release. */
  @Index('whatsapp_choices_phone_digest')
  @Column('text', { name: 'phone_digest', nullable: true })
  phoneDigest: string | null;

  /** Version of the words that the person agreed to, and their language. */
  @Column('text')
  wording: string;

  @Column('text')
  language: Language;

  @Column('timestamptz', { name: 'chosen_at', default: () => 'clock_timestamp()' })
  chosenAt: Date;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;

  @Column('text', { name: 'ended_by', nullable: true })
  endedBy: WhatsAppEnd | null;

  /** Time of the last message by which the person ended or resumed the messages. */
  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt: Date | null;
}
