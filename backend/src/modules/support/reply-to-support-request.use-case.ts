import { Injectable } from '@nestjs/common';
import { type ReplyToSupportRequest, type SupportRequest, supportRequestPath } from '@nukkad/contract/support/support';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../common/audit/audit-log.js';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { Outbox } from '../../common/queue/outbox.js';
import { Messenger } from '../notifications/notifications.public.js';
import { SupportAnswerWays } from './support-answer-ways.js';
import { SupportRequestChanges } from './support-request-changes.js';
import { SupportRequestRepository } from './support-request.repository.js';
import { noAddress } from './support.errors.js';
import { sendSupportReplyTask } from './tasks/send-support-reply.task.js';

/** Stores an answer to a request; of two concurrent answers the second is rejected, and its author reads the first. */
@Injectable()
export class ReplyToSupportRequestUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly requests: SupportRequestRepository,
    private readonly changes: SupportRequestChanges,
    private readonly ways: SupportAnswerWays,
    private readonly outbox: Outbox,
    private readonly messenger: Messenger,
    private readonly audit: AuditLog,
  ) {}

  /** Throws changedMeanwhile with the current request when another change came first. */
  execute(staffId: string, id: string, { text, status, version }: ReplyToSupportRequest): Promise<SupportRequest> {
    return this.transactions.run(async (tx) => {
      await this.changes.changeVersion(tx, id, version, { status, isAnswer: true });
      await this.notifySender(tx, id, await this.requests.addAnswer(tx, id, staffId, text));
      await this.audit.record(tx, {
        ...{ actorId: staffId, action: 'support_request.replied', subjectKind: 'support_request', subjectId: id },
      });
      return this.changes.getRequest(tx, id);
    });
  }

  /** Shows an account the answer in the product, in addition to other channels. Throws noAddress. */
  private async notifySender(tx: EntityManager, id: string, entryId: string): Promise<void> {
    const sender = await this.requests.findRecipient(tx, id);
    if (!sender) throw notFound();
    const { way } = await this.ways.findWay(tx, sender);
    if (way === 'none') throw noAddress();
    if (way === 'email') await this.outbox.add(tx, sendSupportReplyTask, { entryId });
    if (sender.userId) {
      await this.messenger.send(tx, sender.userId, {
        text: way === 'email' ? 'support:notice.answered' : 'support:notice.answeredByText',
        params: { reference: sender.reference },
        link: supportRequestPath(sender.reference),
      });
    }
  }
}
