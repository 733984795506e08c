import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Ledger, LedgerError } from '../ledger/ledger.public.js';
import { movePayment } from './payment-moves.js';
import { notCovered, postingMoved } from './payments.errors.js';
import type { Reversal } from './reversal.repository.js';

/** Posts reversals that the staff decided. */
@Injectable()
export class PostedReversals {
  constructor(private readonly ledger: Ledger) {}

  /** Posts a reversal that waits; throws a conflict where it moved before, or where an account has too little for it. */
  async post(tx: EntityManager, { id, transactionId, reason }: Reversal, decidedBy: string): Promise<void> {
    const reversalId = await this.reverse(tx, transactionId, `reversal:${id}`, reason);
    const columns = { decided_by: decidedBy, reversal_id: reversalId };
    if (!(await movePayment(tx, 'reversal', id, 'posted', columns))) throw postingMoved();
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
