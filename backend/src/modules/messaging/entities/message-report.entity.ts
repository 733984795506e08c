import type { MessageReportState } from '@nukkad/contract/messages/message-reports';
import type { ReportReason } from '@nukkad/contract/messages/messages';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A recipient's report of a message to the staff. */
@Entity('message_reports')
@Unique('message_reports_once', ['messageId', 'reporterId'])
@Check('message_reports_reason', `reason IN ('asks_for_money', 'abuse', 'fraud', 'other')`)
@Check('message_reports_state', `state IN ('open', 'hidden', 'dismissed')`)
@Index('message_reports_newest', ['state', 'createdAt', 'id'])
@Index('message_reports_created', ['createdAt', 'id'])
@Index('message_reports_of_reporter', ['reporterId'])
@Index('message_reports_decided_by', ['decidedBy'], { where: 'decided_by IS NOT NULL' })
export class MessageReportEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'message_id' })
  messageId: string;

  @Column('uuid', { name: 'reporter_id' })
  reporterId: string;

  @Column('text')
  reason: ReportReason;

  @Column('text', { default: '' })
  note: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('text', { default: 'open' })
  state: MessageReportState;

  @Column('uuid', { name: 'decided_by', nullable: true })
  decidedBy: string | null;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;

  /** The staff's internal note about the decision. */
  @Column('text', { name: 'decision_note', nullable: true })
  decisionNote: string | null;
}
