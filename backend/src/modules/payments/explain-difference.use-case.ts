import { Injectable } from '@nestjs/common';
import type { ExplainDifference } from '@nukkad/domain/staff-money';
import { AuditLog } from '../../common/audit/audit-log.js';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { differenceMoved } from './payments.errors.js';
import { ReconciliationRepository } from './reconciliation.repository.js';

/** One of the staff states why a difference between a report and the books is accepted. The day closes with the next comparison. */
@Injectable()
export class ExplainDifferenceUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly reconciliations: ReconciliationRepository,
    private readonly audit: AuditLog,
  ) {}

  execute(staffId: string, entityId: string, { reason, ...facts }: ExplainDifference): Promise<void> {
    const shown = { entityId, ...facts };
    return this.transactions.run(async (tx) => {
      const day = await this.reconciliations.findDay(tx, shown);
      if (day === null) throw notFound();
      if (!(await this.reconciliations.explain(tx, shown, staffId, reason))) throw differenceMoved();
      await this.audit.record(tx, {
        ...{ actorId: staffId, action: 'difference.explained' },
        detail: { day, kind: shown.kind, entityId },
      });
    });
  }
}
