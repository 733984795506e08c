import { Injectable } from '@nestjs/common';
import type { DecideMessageReport, MessageReport } from '@nukkad/contract/messages/message-reports';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../common/audit/audit-log.js';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { Events } from '../../common/events/events.js';
import { Messenger } from '../notifications/notifications.public.js';
import { conversationLink, newMessageNotice } from './conversation-link.js';
import { ConversationRepository } from './conversation.repository.js';
import { type LockedReport, MessageReportRepository } from './message-report.repository.js';
import { MessageReportsReadModel } from './message-reports.read-model.js';
import { ownReport, reportDecided } from './messaging.errors.js';

/**
 * Hides a reported message or leaves it visible, by a decision of staff who are not members of the conversation;
 * notifies the reporter.
 */
@Injectable()
export class DecideMessageReportUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly reports: MessageReportRepository,
    private readonly conversations: ConversationRepository,
    private readonly list: MessageReportsReadModel,
    private readonly messenger: Messenger,
    private readonly events: Events,
    private readonly audit: AuditLog,
  ) {}

  /** Throws reportDecided with the first decision. */
  execute(staffId: string, id: string, { decision, note }: DecideMessageReport): Promise<MessageReport> {
    return this.transactions.run(async (tx) => {
      const report = await this.reports.lockReport(tx, id);
      if (!report) throw notFound();
      const { reporterId, senderId, senderSide, conversationId } = report;
      if ([reporterId, senderId].includes(staffId)) throw ownReport();
      if (!(await this.reports.decideReport(tx, id, { by: staffId, decision, note }))) {
        throw reportDecided(await this.list.findReport(tx, id));
      }
      await this.audit.record(tx, {
        ...{ actorId: staffId, action: 'message_report.decided', subjectKind: 'message_report', subjectId: id },
        detail: { decision },
      });
      if (decision === 'hidden') await this.hide(tx, report);
      await this.messenger.send(tx, reporterId, {
        text: `messaging:notice.${decision === 'hidden' ? 'reportHeeded' : 'reportLeft'}`,
        link: conversationLink(senderSide === 'employer' ? 'job_seeker' : 'employer', conversationId),
      });
      const decided = await this.list.findReport(tx, id);
      if (!decided) throw notFound();
      return decided;
    });
  }

  private async hide(tx: EntityManager, report: LockedReport): Promise<void> {
    const { messageId, conversationId, senderId, senderSide, reporterId, title } = report;
    await this.conversations.lock(tx, reporterId, conversationId);
    await this.reports.hideMessage(tx, messageId);
    if (!(await this.conversations.hasUnread(tx, reporterId, conversationId))) {
      const reader = senderSide === 'employer' ? 'job_seeker' : 'employer';
      await this.messenger.markSeen(tx, reporterId, newMessageNotice(reader, conversationId));
    }
    await this.messenger.send(tx, senderId, {
      text: 'messaging:notice.messageHidden',
      params: { title },
      link: conversationLink(senderSide, conversationId),
    });
    await this.events.publish(tx, [senderId, reporterId], { topic: 'messages', subject: conversationId });
  }
}
