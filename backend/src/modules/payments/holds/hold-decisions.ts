import { Injectable } from '@nestjs/common';
import { creditOf } from '@nukkad/contract/money/rounding';
import type { PaymentState } from '@nukkad/contract/payments/payment-transitions';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../../../common/queue/outbox.js';
import { HoldChanges } from '../records/hold-changes.js';
import { movePayment } from '../records/payment-moves.js';
import { type Payment, PaymentRepository, type PriceLines } from '../records/payment.repository.js';
import { noPayment, paymentMoved } from '../records/payments.errors.js';
import { RefundRepository } from '../records/refund.repository.js';
import { ReleaseRepository } from '../records/release.repository.js';
import { advanceRefundTask } from '../tasks/advance-refund.task.js';
import { advanceReleaseTask } from '../tasks/advance-release.task.js';

/** The state from which a hold is decided: by both sides, or by a contest. Neither can overtake the other. */
export type DecidedFrom = 'held' | 'contested';

/** Changes the state of holds, and schedules the provider calls for a decision. */
@Injectable()
export class HoldDecisions {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly releases: ReleaseRepository,
    private readonly refunds: RefundRepository,
    private readonly changes: HoldChanges,
    private readonly outbox: Outbox,
  ) {}

  /** Locks and returns the newest payment of an engagement; throws where there is none. */
  async lock(tx: EntityManager, engagementId: string): Promise<Payment> {
    const payment = await this.payments.lockOfEngagement(tx, engagementId);
    if (!payment) throw noPayment();
    return payment;
  }

  /** Moves a hold to a new state; throws a conflict when it has moved before. */
  async move(
    tx: EntityManager,
    payment: Payment,
    to: PaymentState<'hold'>,
    columns: Record<string, bigint>,
    from: PaymentState<'hold'>,
  ): Promise<void> {
    if (!(await movePayment(tx, 'hold', payment.holdId, to, columns, [from]))) throw paymentMoved();
    await this.changes.notifyListeners(tx, { ...payment, status: to, amount: payment.wage });
  }

  /** Of the wage `owed` is the worker's, with the part that was paid already, and the rest returns to the employer. */
  async divide(tx: EntityManager, payment: Payment, owed: bigint, from: DecidedFrom): Promise<void> {
    const returned = payment.wage - owed;
    const to = returned === 0n ? 'releasing' : owed === 0n ? 'refunding' : 'splitting';
    await this.move(tx, payment, to, { owed }, from);
    const rest = owed - payment.undisputed;
    const releaseId = rest > 0n ? await this.releases.insert(tx, payment.holdId, rest, 'rest') : null;
    if (returned > 0n) {
      // the transfer is reduced before its hold ends: the release follows the reversal
      const refundId = await this.refunds.insert(
        ...([tx, payment.intentId, payment.holdId, linesReturned(payment, returned)] as const),
      );
      await this.outbox.add(tx, advanceRefundTask, { refundId });
    } else if (releaseId !== null) await this.outbox.add(tx, advanceReleaseTask, { releaseId });
  }
}

/** Returns the lines of a price that go back with a part of its wage. */
export function linesReturned(price: PriceLines, wage: bigint): PriceLines {
  const credit = (line: bigint): bigint => creditOf({ line, credited: 0n, base: price.wage, creditedBase: 0n }, wage);
  return { wage, fee: credit(price.fee), cgst: credit(price.cgst), sgst: credit(price.sgst), igst: credit(price.igst) };
}
