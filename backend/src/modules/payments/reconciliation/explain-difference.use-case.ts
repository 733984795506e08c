import { Injectable } from '@nestjs/common';
import type { ExplainDifference } from '@nukkad/contract/payments/staff-money';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { Transactions } from '../../../common/database/transactions.js';
import { notFound } from '../../../common/errors/common.errors.js';
import { PostingReadModel } from '../../ledger/ledger.public.js';
import { differenceMoved, ownPosting } from '../records/payments.errors.js';
import { ReconciliationRepository } from './reconciliation.repository.js';
import { ReversalRepository } from '../records/reversal.repository.js';

/** One of the staff states why a difference between a report and the books is accepted, where the money is not their own. The day closes with the next comparison. */
@Injectable()
export class ExplainDifferenceUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly reconciliations: ReconciliationRepository,
    private readonly postings: PostingReadModel,
    private readonly reversals: ReversalRepository,
    private readonly audit: AuditLog,
  ) {}

  execute(staffId: string, entityId: string, { reason, ...facts }: ExplainDifference): Promise<void> {
    const shown = { entityId, ...facts };
    return this.transactions.run(async (tx) => {
      const row = await this.reconciliations.findRow(tx, shown);
      if (row === null) throw notFound();
      const posting = row.transactionId === null ? null : await this.postings.findPosting(tx, row.transactionId);
      if (posting && (await this.reversals.isSide(tx, staffId, posting))) throw ownPosting();
      if (!(await this.reconciliations.explain(tx, shown, staffId, reason))) throw differenceMoved();
      await this.audit.record(tx, {
        ...{ actorId: staffId, action: 'difference.explained' },
        detail: { day: row.day, kind: shown.kind, entityId },
      });
    });
  }
}
