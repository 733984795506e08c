import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../../../common/queue/outbox.js';
import { HoldChanges } from '../records/hold-changes.js';
import { PaidWages } from './paid-wages.js';
import { movePayment } from '../records/payment-moves.js';
import { PaymentPostings } from '../postings/payment-postings.js';
import { type Payment, PaymentRepository } from '../records/payment.repository.js';
import { type Refund, RefundRepository } from '../records/refund.repository.js';
import { ReleaseRepository } from '../records/release.repository.js';
import { advanceReleaseTask } from '../tasks/advance-release.task.js';

/** Placeholder for the reversal of a payment without a transfer. */
export const NO_TRANSFER = 'none';

/** Records the reversal of a part of a transfer, and continues with the part of the worker. */
@Injectable()
export class ReversalRecords {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundRepository,
    private readonly releases: ReleaseRepository,
    private readonly changes: HoldChanges,
    private readonly paidWages: PaidWages,
    private readonly postings: PaymentPostings,
    private readonly outbox: Outbox,
  ) {}

  async recordReversal(tx: EntityManager, refund: Refund, payment: Payment, reversalId: string): Promise<void> {
    const locked = await this.payments.lock(tx, payment.intentId);
    if (!locked || !(await this.refunds.setReversal(tx, refund.id, reversalId))) return;
    await this.postings.lockForReturn(tx, payment);
    await this.postings.postOpening(tx, payment, new Date());
    await this.postings.postReturn(tx, payment, refund, new Date());
    if (reversalId !== NO_TRANSFER) await this.postings.postReversal(tx, payment, refund, new Date());
    const releaseId = await this.releases.findRest(tx, payment.holdId);
    if (releaseId !== null) await this.outbox.add(tx, advanceReleaseTask, { releaseId });
    // all that is the worker's was paid before the decision
    else if (await movePayment(tx, 'hold', payment.holdId, 'released')) {
      await this.changes.notifyListeners(tx, { ...locked, status: 'released', amount: locked.undisputed });
      await this.paidWages.notifyWhenPaid(tx, locked);
    }
  }
}
