import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type BookedPosting, Ledger, LedgerError } from '../../ledger/ledger.public.js';
import { TaxPapers } from '../../papers/papers.public.js';
import { movePayment } from '../records/payment-moves.js';
import { notCovered, paymentRuns, postingMoved } from '../records/payments.errors.js';
import { type Reversal, ReversalRepository } from '../records/reversal.repository.js';

/** Posts reversals that the staff decided. */
@Injectable()
export class PostedReversals {
  constructor(
    private readonly ledger: Ledger,
    private readonly reversals: ReversalRepository,
    private readonly papers: TaxPapers,
  ) {}

  /**
   * Posts a pending reversal, and reverses the tax papers of its posting. Throws a conflict where it has moved before,
   * where its payment is still in progress, or where an account has too little money for it.
   */
  async post(
    tx: EntityManager,
    { id, transactionId, reason }: Reversal,
    posting: BookedPosting,
    decidedBy: string,
  ): Promise<void> {
    await this.check(tx, posting, true);
    const reversalId = await this.reverse(tx, transactionId, `reversal:${id}`, reason);
    const columns = { decided_by: decidedBy, reversal_id: reversalId };
    if (!(await movePayment(tx, 'reversal', id, 'posted', columns))) throw postingMoved();
    await this.papers.reverse(tx, posting.key, `reversal:${id}`);
  }

  /** Throws a conflict where the payment of a posting is still in progress, or where its money has been passed on. */
  async check(tx: EntityManager, posting: BookedPosting, isLocked = false): Promise<void> {
    const barrier = await this.reversals.findBarrier(tx, posting, isLocked);
    if (barrier === 'running') throw paymentRuns();
    if (barrier === 'passed_on') throw notCovered();
  }

  private async reverse(tx: EntityManager, transactionId: string, key: string, note: string): Promise<string> {
    try {
      return await this.ledger.correctTransaction(tx, transactionId, {
        ...{ source: 'payments', key, eventAt: new Date(), note },
      });
    } catch (error) {
      if (!(error instanceof LedgerError)) throw error;
      throw error.refusal === 'too_little' ? notCovered() : postingMoved();
    }
  }
}
