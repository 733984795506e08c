import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ReportedConversation } from '@nukkad/contract/messages/message-reports';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../common/audit/audit-log.js';
import { MessageReportsReadModel } from './message-reports.read-model.js';

/**
 * The staff's access to conversations: only around a report, and each access is in the audit log before any data is
 * shown.
 */
@Injectable()
export class MessageReportReads {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly reports: MessageReportsReadModel,
    private readonly audit: AuditLog,
  ) {}

  /** Returns a report with the messages around it; null when there is none. */
  async findConversation(staffId: string, id: string): Promise<ReportedConversation | null> {
    const found = await this.reports.findConversation(id);
    if (!found) return null;
    await this.audit.record(this.dataSource.manager, {
      ...{
        actorId: staffId,
        action: 'conversation.read',
        subjectKind: 'conversation',
        subjectId: found.conversationId,
      },
      detail: { report: id },
    });
    return found.shown;
  }
}
