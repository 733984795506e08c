import { Injectable } from '@nestjs/common';
import type { DecidePayCase, StaffPayCase } from '@nukkad/contract/instant-work/pay-cases';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { Transactions } from '../../../common/database/transactions.js';
import { notFound } from '../../../common/errors/common.errors.js';
import { EngagementNotifier } from '../records/engagement-notifier.js';
import { ownAppeal, payCaseDecidedByYou, payCaseMoved, payCaseUnheard } from '../records/engagements.errors.js';
import { PayCaseListReadModel } from './pay-case-list.read-model.js';
import { PayCaseRepository } from '../records/pay-case.repository.js';

/**
 * Decides the amount still owed, by staff who are not party to the work: after the employer's answer or its deadline,
 * and by another member of the staff after an appeal. Both sides are notified.
 */
@Injectable()
export class DecidePayCaseUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly cases: PayCaseRepository,
    private readonly list: PayCaseListReadModel,
    private readonly notifier: EngagementNotifier,
    private readonly audit: AuditLog,
  ) {}

  execute(staffId: string, id: string, { state, owedAmount, reason }: DecidePayCase): Promise<StaffPayCase> {
    return this.transactions.run(async (tx) => {
      const payCase = await this.cases.lockById(tx, id);
      if (!payCase) throw notFound();
      const { engagementId, workerId, employerId, status, isHeard } = payCase;
      if ([workerId, employerId].includes(staffId)) throw ownAppeal();
      const isAppealed = status === 'appealed';
      if (isAppealed && payCase.decidedBy === staffId) throw payCaseDecidedByYou();
      if (status !== state) throw payCaseMoved();
      if (status === 'opened' && !isHeard) throw payCaseUnheard();
      const to = isAppealed ? 'final' : 'decided';
      if (!(await this.cases.decide(tx, id, { to, by: staffId, owedAmount, reason }))) throw payCaseMoved();
      await this.audit.record(tx, {
        ...{ actorId: staffId, action: 'pay_case.decided', subjectKind: 'pay_case', subjectId: id },
        detail: { status: to, owedAmount },
      });
      await this.notifier.notifyOfChange(tx, engagementId, isAppealed ? 'payCaseFinal' : 'payCaseDecided', null);
      const decided = await this.list.findPayCase(tx, id);
      if (!decided) throw notFound();
      return decided;
    });
  }
}
