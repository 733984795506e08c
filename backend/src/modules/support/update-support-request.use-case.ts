import { Injectable } from '@nestjs/common';
import type { SupportRequest, UpdateSupportRequest } from '@nukkad/contract/support/support';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../common/audit/audit-log.js';
import { Transactions } from '../../common/database/transactions.js';
import { Events } from '../../common/events/events.js';
import { ContactReadModel } from '../users/users.public.js';
import { SupportRequestChanges } from './support-request-changes.js';
import { SupportRequestRepository } from './support-request.repository.js';
import { answerFirst, notStaff } from './support.errors.js';

/** Changes the status of a request or assigns it, by staff. */
@Injectable()
export class UpdateSupportRequestUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly requests: SupportRequestRepository,
    private readonly changes: SupportRequestChanges,
    private readonly contacts: ContactReadModel,
    private readonly audit: AuditLog,
    private readonly events: Events,
  ) {}

  /** Throws changedMeanwhile with the current request when another change came first. */
  execute(staffId: string, id: string, { version, ...changes }: UpdateSupportRequest): Promise<SupportRequest> {
    return this.transactions.run(async (tx) => {
      if (changes.assignee && !(await this.contacts.listStaffIds(tx)).includes(changes.assignee)) throw notStaff();
      await this.changes.changeVersion(tx, id, version, changes);
      if (changes.status === 'solved' && (await this.requests.isAnswerDue(tx, id))) throw answerFirst();
      await this.audit.record(tx, {
        ...{ actorId: staffId, action: 'support_request.changed', subjectKind: 'support_request', subjectId: id },
        detail: {
          ...(changes.status && { status: changes.status }),
          ...(changes.kind && { kind: changes.kind }),
          ...(changes.assignee !== undefined && { assignee: changes.assignee ?? 'nobody' }),
        },
      });
      if (changes.status) await this.publishToSender(tx, id);
      return this.changes.getRequest(tx, id);
    });
  }

  /** Updates the request's page for its sender. */
  private async publishToSender(tx: EntityManager, id: string): Promise<void> {
    const userId = await this.requests.findAccountOfSender(tx, id);
    if (userId) await this.events.publish(tx, [userId], { topic: 'notifications' });
  }
}
