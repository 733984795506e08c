import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { creditOf } from '@nukkad/contract/money/rounding';
import { priceSecurePay, type SupplyPlace } from '@nukkad/contract/money/secure-pay';
import type { PaymentState } from '@nukkad/contract/payments/payment-transitions';
import { INDIA_OFFSET_MS } from '@nukkad/domain/india-time';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../../common/queue/outbox.js';
import { HoldChanges } from './hold-changes.js';
import { Installation } from './installation.js';
import { PayeeRepository } from './payee.repository.js';
import { PaymentAccounts } from './payment-accounts.js';
import { movePayment } from './payment-moves.js';
import { PaymentProviders } from './payment-providers.js';
import { type Payment, PaymentRepository, type PriceLines } from './payment.repository.js';
import { noPayment, partTooSmall, payeeNotReady, paymentExists, paymentMoved } from './payments.errors.js';
import { RefundRepository } from './refund.repository.js';
import { ReleaseRepository } from './release.repository.js';
import { advanceRefundTask } from './tasks/advance-refund.task.js';
import { advanceReleaseTask } from './tasks/advance-release.task.js';
import { createOrderTask } from './tasks/create-order.task.js';

export interface HoldTerms {
  engagementId: string;
  employerId: string;
  workerId: string;
  /** Paise that are agreed for the work. */
  wage: bigint;
  /** Whether the employer is in the State of the product. */
  place: SupplyPlace;
  /** Until when the payment must have come. */
  fundBy: Date;
  /** The provider releases the wage by itself then: the agreed end and a margin for contests. */
  holdUntil: Date;
}

/** A decision of both sides, or of the staff about a contest: neither overtakes the other. */
type DecidedFrom = 'held' | 'contested';

const RECEIPT_BYTES = 12;

/** The day of India (YYYY-MM-DD) of a moment. */
const indianDay = (moment: Date): string => new Date(moment.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10);

/**
 * For the modules that agree on work: the wage of an engagement is held from `open` until it is released, refunded or split. Each
 * method works in the transaction of its caller, decides by a conditional update, and leaves the calls of the provider to tasks.
 */
@Injectable()
export class Holds {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly payments: PaymentRepository,
    private readonly payees: PayeeRepository,
    private readonly accounts: PaymentAccounts,
    private readonly releases: ReleaseRepository,
    private readonly refunds: RefundRepository,
    private readonly installation: Installation,
    private readonly changes: HoldChanges,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Asks the employer for the wage and the fee on top of it; returns the price. Refused while the worker cannot be paid, and when
   * the engagement has a payment already. The wage goes to the account that the worker has now, even if it changes later.
   */
  async open(tx: EntityManager, terms: HoldTerms): Promise<{ intentId: string; price: PriceLines }> {
    const provider = this.providers.current;
    const payee = await this.payees.findActive(tx, terms.workerId, provider.name);
    if (!payee) throw payeeNotReady();
    const { leastAmount, longestHoldDays } = provider.capabilities;
    if (terms.wage < leastAmount) throw partTooSmall(leastAmount);
    const account = await this.accounts.openOfPayee(terms.workerId, payee.accountEncrypted);
    const price = priceSecurePay(terms.wage, { day: indianDay(new Date()), place: terms.place });
    const holdUntil = new Date(Math.min(terms.holdUntil.getTime(), Date.now() + longestHoldDays * 86_400_000));
    const receipt = `${await this.installation.id()}-${randomBytes(RECEIPT_BYTES).toString('hex')}`;
    const inserted = await this.payments.insert(
      tx,
      { ...terms, ...price, holdUntil, provider: provider.name, receipt },
      (holdId) => this.accounts.sealForHold(holdId, account),
    );
    if (!inserted) throw paymentExists();
    await this.outbox.add(tx, createOrderTask, { intentId: inserted.intentId });
    return { intentId: inserted.intentId, price };
  }

  /** The whole wage is the worker's. Throws a conflict when the hold moved, or is not funded. */
  async release(tx: EntityManager, engagementId: string, from: DecidedFrom = 'held'): Promise<void> {
    const payment = await this.lock(tx, engagementId);
    await this.move(tx, payment, 'releasing', { owed: payment.wage }, from);
    const releaseId = await this.releases.insert(tx, payment.holdId, payment.wage);
    await this.outbox.add(tx, advanceReleaseTask, { releaseId });
  }

  /** The whole payment returns to the employer; one that has not come is called off. */
  async refund(tx: EntityManager, engagementId: string, from: DecidedFrom = 'held'): Promise<void> {
    const payment = await this.lock(tx, engagementId);
    if (payment.holdStatus === 'pending_funds' && payment.intentStatus !== 'captured') {
      await this.callOff(tx, payment, 'cancelled');
      return;
    }
    await this.move(tx, payment, 'refunding', { owed: 0n }, from);
    await this.planRefund(tx, payment, payment);
  }

  /**
   * The part `owed` of the wage is the worker's, and the rest returns to the employer with its part of the fee. Both parts have to
   * be amounts that the provider moves.
   */
  async split(tx: EntityManager, engagementId: string, owed: bigint, from: DecidedFrom = 'held'): Promise<void> {
    const payment = await this.lock(tx, engagementId);
    const least = this.providers.named(payment.provider).capabilities.leastAmount;
    const returned = payment.wage - owed;
    if (owed < least || returned < least) throw partTooSmall(least);
    await this.move(tx, payment, 'splitting', { owed }, from);
    await this.releases.insert(tx, payment.holdId, owed);
    // the transfer is reduced before its hold ends: the release follows the reversal
    await this.planRefund(tx, payment, linesReturned(payment, returned));
  }

  /** One side contests what is owed: the hold waits for a decision. */
  async contest(tx: EntityManager, engagementId: string, by: 'worker' | 'employer', claimed: bigint): Promise<void> {
    const payment = await this.lock(tx, engagementId);
    await this.move(tx, payment, 'contested', {}, 'held');
    await tx.query(`INSERT INTO payment_contests (hold_id, opened_by, claimed) VALUES ($1, $2, $3)`, [
      ...[payment.holdId, by, String(claimed)],
    ]);
  }

  /** Ends a payment that has not come: it was called off, or its time is over. */
  async callOff(tx: EntityManager, payment: Payment, to: 'cancelled' | 'expired'): Promise<void> {
    if (!(await movePayment(tx, 'intent', payment.intentId, to))) throw paymentMoved();
    await this.move(tx, payment, 'lapsed', {}, 'pending_funds');
  }

  private async planRefund(tx: EntityManager, payment: Payment, lines: PriceLines): Promise<void> {
    const refundId = await this.refunds.insert(tx, payment.intentId, payment.holdId, lines);
    await this.outbox.add(tx, advanceRefundTask, { refundId });
  }

  private async lock(tx: EntityManager, engagementId: string): Promise<Payment> {
    const payment = await this.payments.lockOfEngagement(tx, engagementId);
    if (!payment) throw noPayment();
    return payment;
  }

  private async move(
    tx: EntityManager,
    payment: Payment,
    to: PaymentState<'hold'>,
    columns: Record<string, bigint>,
    from: PaymentState<'hold'>,
  ): Promise<void> {
    if (!(await movePayment(tx, 'hold', payment.holdId, to, columns, [from]))) throw paymentMoved();
    await this.changes.notifyListeners(tx, { ...payment, status: to, amount: payment.wage });
  }
}

/** The lines of a price that return with a part of its wage. */
function linesReturned(price: PriceLines, wage: bigint): PriceLines {
  const credit = (line: bigint): bigint => creditOf({ line, credited: 0n, base: price.wage, creditedBase: 0n }, wage);
  return { wage, fee: credit(price.fee), cgst: credit(price.cgst), sgst: credit(price.sgst), igst: credit(price.igst) };
}
