import { Injectable } from '@nestjs/common';
import { needsSecondPerson, type PostingView } from '@nukkad/contract/payments/money-desk';
import { indianDay } from '@nukkad/contract/india-time';
import type { ReversePosting } from '@nukkad/contract/payments/staff-money';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { Transactions } from '../../../common/database/transactions.js';
import { notFound } from '../../../common/errors/common.errors.js';
import { type BookedPosting, PostingReadModel } from '../../ledger/ledger.public.js';
import { ownPosting, postingMoved } from '../records/payments.errors.js';
import { PostedReversals } from './posted-reversals.js';
import { type Reversal, ReversalRepository } from '../records/reversal.repository.js';
import { amountOf, StaffPostingReadModel } from './staff-posting.read-model.js';

/**
 * Reverses a posting for a member of the staff who is not party to it, with a reason. Above the limit of one person the
 * reversal waits for a second one. It corrects the books and moves no money at the provider.
 */
@Injectable()
export class ReversePostingUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly postings: PostingReadModel,
    private readonly reversals: ReversalRepository,
    private readonly posted: PostedReversals,
    private readonly views: StaffPostingReadModel,
    private readonly audit: AuditLog,
  ) {}

  execute(staffId: string, transactionId: string, shown: ReversePosting): Promise<PostingView> {
    return this.transactions.run(async (tx) => {
      const posting = await this.postings.findPosting(tx, transactionId);
      if (!posting) throw notFound();
      const reversal = await this.request(tx, staffId, posting, shown);
      const waits = needsSecondPerson(reversal.amount, indianDay(new Date()));
      if (!waits) await this.posted.post(tx, reversal, posting, staffId);
      await this.audit.record(tx, {
        ...{ actorId: staffId, action: 'posting.reversed', subjectKind: 'posting', subjectId: transactionId },
        detail: { state: waits ? 'waiting' : 'posted', amount: String(reversal.amount) },
      });
      const view = await this.views.findPosting(tx, transactionId, staffId);
      if (!view) throw notFound();
      return view;
    });
  }

  /** Creates the request, if the posting and its newest reversal are still the displayed ones. */
  private async request(
    tx: EntityManager,
    requestedBy: string,
    posting: BookedPosting,
    { amount: shown, state, reason }: ReversePosting,
  ): Promise<Reversal> {
    const amount = amountOf(posting);
    const newest = await this.reversals.findNewest(tx, posting.id);
    const isShown = String(amount) === shown && (newest?.status ?? null) === state;
    if (!isShown || posting.isReversal || posting.isReversed) throw postingMoved();
    if (await this.reversals.isSide(tx, requestedBy, posting)) throw ownPosting();
    await this.posted.check(tx, posting);
    const reversal = await this.reversals.insert(tx, { transactionId: posting.id, amount, reason, requestedBy });
    if (!reversal) throw postingMoved();
    return reversal;
  }
}
