import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { BRAND } from '@nukkad/domain/brand';
import type { ReportReason } from '@nukkad/domain/messages';
import { DataSource } from 'typeorm';
import { MailSender } from '../../common/delivery/message.js';
import { translate } from '../../common/i18n/translate.js';
import type { TaskContext, TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { ContactReadModel } from '../users/users.public.js';

interface ReportRow {
  reason: ReportReason;
  note: string;
  text: string;
  reporter_id: string;
  sender_id: string;
  title: string;
}

/** Everybody of the staff gets a reported message by mail, with who wrote it, who reported it, and why. */
@Injectable()
@HandlesTask('messaging.tell-staff')
export class TellStaffUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly contacts: ContactReadModel,
    private readonly mails: MailSender,
  ) {}

  /** Does nothing when the report is gone. `key` makes the mails unique. */
  async execute({ reportId }: TaskPayloads['messaging.tell-staff'], { taskId: key }: TaskContext): Promise<void> {
    const report = await this.load(reportId);
    if (!report) return;
    const staff = await this.contacts.staffIds();
    const people = await this.contacts.byIds([...staff, report.reporter_id, report.sender_id]);
    const named = (id: string): string => `${people.get(id)?.name ?? ''} (${id})`;
    for (const id of staff) {
      const reader = people.get(id);
      if (!reader) continue;
      const text = (name: string, params: Record<string, string> = {}): string =>
        translate(reader.language, `messaging:reported.${name}`, params);
      await this.mails.send({
        key: `${key}-${id}`,
        to: reader.email,
        subject: text('subject', { reason: text(`reasons.${report.reason}`) }),
        text: [
          text('greeting', { name: reader.name }),
          text('body', {
            reporter: named(report.reporter_id),
            sender: named(report.sender_id),
            title: report.title,
            reason: text(`reasons.${report.reason}`),
          }),
          text('message', { text: report.text }),
          ...(report.note ? [text('note', { note: report.note })] : []),
          BRAND,
        ].join('\n\n'),
      });
    }
  }

  private async load(reportId: string): Promise<ReportRow | null> {
    const rows: ReportRow[] = await this.dataSource.query(
      `SELECT r.reason, r.note, m.text, r.reporter_id, m.sender_id, j.title
       FROM message_reports r JOIN messages m ON m.id = r.message_id
         JOIN conversations c ON c.id = m.conversation_id
         JOIN applications a ON a.id = c.application_id JOIN jobs j ON j.id = a.job_id
       WHERE r.id = $1`,
      [reportId],
    );
    return rows[0] ?? null;
  }
}
