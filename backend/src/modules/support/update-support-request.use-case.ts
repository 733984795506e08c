import { Injectable } from '@nestjs/common';
import type { SupportRequest, UpdateSupportRequest } from '@nukkad/domain/support';
import { AuditLog } from '../../common/audit/audit-log.js';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { ContactReadModel } from '../users/users.public.js';
import { SupportRequestReadModel } from './support-request.read-model.js';
import { SupportRequestRepository } from './support-request.repository.js';
import { changedMeanwhile, moveRefused, notStaff } from './support.errors.js';

/** One of the staff moves a request, or gives it to a member of the staff. */
@Injectable()
export class UpdateSupportRequestUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly requests: SupportRequestRepository,
    private readonly readModel: SupportRequestReadModel,
    private readonly contacts: ContactReadModel,
    private readonly audit: AuditLog,
  ) {}

  /** Throws changedMeanwhile with the request as it stands when somebody else changed it first. */
  execute(staffId: string, id: string, { version, ...changes }: UpdateSupportRequest): Promise<SupportRequest> {
    return this.transactions.run(async (tx) => {
      const seen = await this.readModel.one(id, tx);
      if (!seen) throw notFound();
      if (changes.assignee && !(await this.contacts.staffIds(tx)).includes(changes.assignee)) throw notStaff();
      const outcome = await this.requests.change(tx, id, version, changes);
      if (outcome === 'refused') throw moveRefused();
      const request = await this.readModel.one(id, tx);
      if (!request) throw notFound();
      if (outcome === 'stale') throw changedMeanwhile(request);
      await this.audit.record(tx, {
        ...{ actorId: staffId, action: 'support_request.changed', subjectKind: 'support_request', subjectId: id },
        detail: {
          ...(changes.status && { status: changes.status }),
          ...(changes.assignee !== undefined && { assignee: changes.assignee ?? 'nobody' }),
        },
      });
      return request;
    });
  }
}
