import { Injectable } from '@nestjs/common';
import type { ReplyToSupportRequest, SupportRequest } from '@nukkad/domain/support';
import { AuditLog } from '../../common/audit/audit-log.js';
import { Transactions } from '../../common/database/transactions.js';
import { Outbox } from '../../common/queue/outbox.js';
import { SupportRequestChanges } from './support-request-changes.js';
import { SupportRequestRepository } from './support-request.repository.js';
import { noAddress } from './support.errors.js';
import { sendSupportReplyTask } from './tasks/send-support-reply.task.js';

/** One of the staff answers a request; whoever answers it in the same moment reads that answer before their own goes out. */
@Injectable()
export class ReplyToSupportRequestUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly requests: SupportRequestRepository,
    private readonly changes: SupportRequestChanges,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** Throws changedMeanwhile with the request as it stands when somebody else changed it first. */
  execute(staffId: string, id: string, { text, status, version }: ReplyToSupportRequest): Promise<SupportRequest> {
    return this.transactions.run(async (tx) => {
      await this.changes.changeVersion(tx, id, version, { status, isAnswer: true });
      if (!(await this.requests.hasAddress(tx, id))) throw noAddress();
      const entryId = await this.requests.addAnswer(tx, id, staffId, text);
      await this.outbox.add(tx, sendSupportReplyTask, { entryId });
      await this.audit.record(tx, {
        ...{ actorId: staffId, action: 'support_request.replied', subjectKind: 'support_request', subjectId: id },
      });
      return this.changes.getRequest(tx, id);
    });
  }
}
