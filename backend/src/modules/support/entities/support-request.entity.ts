import type { Language } from '@nukkad/contract/languages';
import type { SupportKind, SupportOrigin, SupportStatus } from '@nukkad/contract/support/support';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { isPlainText } from '../../../common/security/pii-cipher.js';

/** A request for help to the support, with an account or without one. */
@Entity('support_requests')
@Check('support_requests_kind', `kind IN ('support', 'grievance', 'order')`)
@Check('support_requests_status', `status IN ('new', 'open', 'waiting', 'solved')`)
@Check('support_requests_origin', `origin IN ('form', 'mail')`)
@Index('support_requests_newest', ['status', 'createdAt', 'id'])
@Index('support_requests_unanswered', ['dueAt'], { where: `answered_at IS NULL AND status <> 'solved'` })
@Index('support_requests_plain', ['id'], { where: isPlainText('message') })
@Index('support_requests_plain_senders', ['id'], {
  where: ['email', 'first_name', 'last_name'].map((column) => `(${isPlainText(column)})`).join(' OR '),
})
export class SupportRequestEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index('support_requests_reference', { unique: true })
  @Column('text')
  reference: string;

  @Column('text')
  kind: SupportKind;

  @Column('text', { default: 'new' })
  status: SupportStatus;

  /** Encrypted. */
  @Column('text', { name: 'first_name' })
  firstName: string;

  /** Encrypted. */
  @Column('text', { name: 'last_name' })
  lastName: string;

  /** Encrypted; lower case, unverified, as the sender entered it. */
  @Column('text')
  email: string;

  @Column('text')
  city: string;

  /** Encrypted. */
  @Column('text')
  message: string;

  /** Language of the page on which it was written; the product's messages use it. */
  @Column('text')
  language: Language;

  /** The account of the session that sent it. */
  @Index('support_requests_user_id')
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @Column('uuid', { name: 'assignee_id', nullable: true })
  assigneeId: string | null;

  @Column('text', { default: 'form' })
  origin: SupportOrigin;

  /** Reference named in a mail that belongs to no request, or to the request of another sender. */
  @Column('text', { name: 'unmatched_reference', nullable: true })
  unmatchedReference: string | null;

  /** Counts the changes. */
  @Column('integer', { default: 1 })
  version: number;

  /** Digest of sender, texts and file: an equal one within some minutes is the same request. */
  @Column('text')
  digest: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'due_at' })
  dueAt: Date;

  @Column('timestamptz', { name: 'acknowledged_at', nullable: true })
  acknowledgedAt: Date | null;

  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt: Date | null;

  /** Time of the last reminder of a grievance. */
  @Column('timestamptz', { name: 'reminded_at', nullable: true })
  remindedAt: Date | null;

  /** Time at which staff were notified of an unacknowledged grievance. */
  @Column('timestamptz', { name: 'unacknowledged_told_at', nullable: true })
  unacknowledgedToldAt: Date | null;

  @Column('timestamptz', { name: 'solved_at', nullable: true })
  solvedAt: Date | null;
}
