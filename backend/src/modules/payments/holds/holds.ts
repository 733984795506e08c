import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { priceSecurePay, type SupplyPlace } from '@nukkad/contract/money/secure-pay';
import { indianDay } from '@nukkad/contract/india-time';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../../../common/queue/outbox.js';
import { HoldDecisions } from './hold-decisions.js';
import { Installation } from '../provider/installation.js';
import { PayeeRepository } from '../records/payee.repository.js';
import { PaymentAccounts } from '../records/payment-accounts.js';
import { movePayment } from '../records/payment-moves.js';
import { PaymentProviders } from '../provider/payment-providers.js';
import { type Payment, PaymentRepository, type PriceLines } from '../records/payment.repository.js';
import { partTooSmall, payeeNotReady, paymentExists, paymentMoved } from '../records/payments.errors.js';
import { createOrderTask } from '../tasks/create-order.task.js';

export interface HoldTerms {
  engagementId: string;
  employerId: string;
  workerId: string;
  /** Paise that are agreed for the work. */
  wage: bigint;
  /** Whether the employer is in the State of the product. */
  place: SupplyPlace;
  /** Deadline for the arrival of the payment. */
  fundBy: Date;
  /** Time at which the provider releases the wage automatically: the agreed end and a margin for contests. */
  holdUntil: Date;
}

const RECEIPT_BYTES = 12;

/**
 * Interface for the modules that manage work: the wage of an engagement is held from `open` until it is released,
 * refunded or split. Each method runs in the transaction of its caller, decides by a conditional update, and leaves
 * provider calls to tasks.
 */
@Injectable()
export class Holds {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly payments: PaymentRepository,
    private readonly payees: PayeeRepository,
    private readonly accounts: PaymentAccounts,
    private readonly decisions: HoldDecisions,
    private readonly installation: Installation,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Requests the wage and the fee on top of it from the employer; returns the price. Rejected while the worker cannot
   * be paid, and when the engagement already has a payment. The wage goes to the worker's current account, even if it
   * changes later.
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
    const receipt = `${await this.installation.getId()}-${randomBytes(RECEIPT_BYTES).toString('hex')}`;
    const inserted = await this.payments.insert(
      tx,
      { ...terms, ...price, holdUntil, provider: provider.name, receipt },
      (holdId) => this.accounts.sealForHold(holdId, account),
    );
    if (!inserted) throw paymentExists();
    await this.outbox.add(tx, createOrderTask, { intentId: inserted.intentId });
    return { intentId: inserted.intentId, price };
  }

  /** Awards the whole wage to the worker. Throws a conflict when the hold has moved, or is not funded. */
  async release(tx: EntityManager, engagementId: string): Promise<void> {
    const payment = await this.decisions.lock(tx, engagementId);
    await this.decisions.divide(tx, payment, payment.wage, 'held');
  }

  /** Refunds the whole payment to the employer; cancels a payment that has not arrived. */
  async refund(tx: EntityManager, engagementId: string): Promise<void> {
    const payment = await this.decisions.lock(tx, engagementId);
    if (payment.holdStatus === 'pending_funds' && payment.intentStatus !== 'captured') {
      await this.callOff(tx, payment, 'cancelled');
      return;
    }
    await this.decisions.divide(tx, payment, 0n, 'held');
  }

  /**
   * Awards the part `owed` of the wage to the worker, and refunds the rest to the employer with its part of the fee.
   * Both parts must reach the provider's minimum.
   */
  async split(tx: EntityManager, engagementId: string, owed: bigint): Promise<void> {
    const payment = await this.decisions.lock(tx, engagementId);
    const least = this.providers.getProvider(payment.provider).capabilities.leastAmount;
    if (owed < least || payment.wage - owed < least) throw partTooSmall(least);
    await this.decisions.divide(tx, payment, owed, 'held');
  }

  /** Ends a payment that has not arrived: it was cancelled, or its deadline has passed. */
  async callOff(tx: EntityManager, payment: Payment, to: 'cancelled' | 'expired'): Promise<void> {
    if (!(await movePayment(tx, 'intent', payment.intentId, to))) throw paymentMoved();
    await this.decisions.move(tx, payment, 'lapsed', {}, 'pending_funds');
  }
}
