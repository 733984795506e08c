import { Injectable } from '@nestjs/common';
import type { PostingView } from '@nukkad/contract/payments/money-desk';
import type { DecideReversal } from '@nukkad/contract/payments/staff-money';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { Transactions } from '../../../common/database/transactions.js';
import { notFound } from '../../../common/errors/common.errors.js';
import { PostingReadModel } from '../../ledger/ledger.public.js';
import { movePayment } from '../records/payment-moves.js';
import { ownPosting, postingMoved, secondPerson } from '../records/payments.errors.js';
import { PostedReversals } from './posted-reversals.js';
import { ReversalRepository } from '../records/reversal.repository.js';
import { StaffPostingReadModel } from './staff-posting.read-model.js';

/**
 * Confirms or declines a reversal, by a second member of the staff who is not party to the payment; the requester may
 * withdraw it.
 */
@Injectable()
export class DecideReversalUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly postings: PostingReadModel,
    private readonly reversals: ReversalRepository,
    private readonly posted: PostedReversals,
    private readonly views: StaffPostingReadModel,
    private readonly audit: AuditLog,
  ) {}

  execute(staffId: string, id: string, { state, decision }: DecideReversal): Promise<PostingView> {
    return this.transactions.run(async (tx) => {
      const reversal = await this.reversals.lock(tx, id);
      if (!reversal) throw notFound();
      if (reversal.status !== state) throw postingMoved();
      const posting = await this.postings.findPosting(tx, reversal.transactionId);
      if (!posting) throw notFound();
      const isOwnRequest = reversal.requestedBy === staffId;
      if (decision === 'confirm' && isOwnRequest) throw secondPerson();
      if (!isOwnRequest && (await this.reversals.isSide(tx, staffId, posting))) throw ownPosting();
      if (decision === 'confirm') await this.posted.post(tx, reversal, posting, staffId);
      else if (!(await movePayment(tx, 'reversal', id, 'declined', { decided_by: staffId }))) throw postingMoved();
      await this.audit.record(tx, {
        ...{ actorId: staffId, action: 'reversal.decided', subjectKind: 'reversal', subjectId: id },
        detail: { decision, amount: String(reversal.amount) },
      });
      const view = await this.views.findPosting(tx, reversal.transactionId, staffId);
      if (!view) throw notFound();
      return view;
    });
  }
}
