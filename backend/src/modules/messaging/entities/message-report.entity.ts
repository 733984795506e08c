import type { ReportReason } from '@nukkad/domain/messages';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** What somebody told the staff about a message that they were sent. */
@Entity('message_reports')
@Unique('message_reports_once', ['messageId', 'reporterId'])
@Check('message_reports_reason', `reason IN ('asks_for_money', 'abuse', 'fraud', 'other')`)
@Index('message_reports_created', ['createdAt', 'id'])
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
}
