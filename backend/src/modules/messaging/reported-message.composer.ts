import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ReportReason } from '@nukkad/contract/messages/messages';
import { DataSource } from 'typeorm';
import {
  type Composed,
  ComposesMessage,
  type Delivery,
  type MessageComposer,
} from '../notifications/notifications.public.js';
import { ContactReadModel } from '../users/users.public.js';

interface ReportRow {
  reason: ReportReason;
  note: string;
  text: string;
  reporter_id: string;
  sender_id: string;
  title: string;
}

/**
 * Composes the mail to the staff about a reported message, with its sender, the reporter and the reason; `subjectId` is
 * the report. Returns no message for a decided report.
 */
@Injectable()
@ComposesMessage('messaging:reported')
export class ReportedMessageComposer implements MessageComposer {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly contacts: ContactReadModel,
  ) {}

  async compose({ subjectId }: Delivery): Promise<Composed | null> {
    const report = await this.load(subjectId);
    if (!report) return null;
    const people = await this.contacts.findByIds([report.reporter_id, report.sender_id]);
    const named = (id: string): string => `${people.get(id)?.name ?? ''} (${id})`;
    return {
      params: {
        reporter: named(report.reporter_id),
        sender: named(report.sender_id),
        title: report.title,
        reason: { key: `messaging:reported.reasons.${report.reason}` },
      },
      paragraphs: [
        { key: 'messaging:reported.words', params: { text: report.text } },
        ...(report.note ? [{ key: 'messaging:reported.note', params: { note: report.note } }] : []),
      ],
    };
  }

  private async load(reportId: string | null): Promise<ReportRow | null> {
    const rows: ReportRow[] = await this.dataSource.query(
      `SELECT r.reason, r.note, m.text, r.reporter_id, m.sender_id, j.title
       FROM message_reports r JOIN messages m ON m.id = r.message_id
         JOIN conversations c ON c.id = m.conversation_id
         JOIN applications a ON a.id = c.application_id JOIN jobs j ON j.id = a.job_id
       WHERE r.id = $1 AND r.state = 'open'`,
      [reportId],
    );
    return rows[0] ?? null;
  }
}
