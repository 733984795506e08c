import { welfareRateOn } from '@nukkad/contract/money/rates';
import { lineOf } from '@nukkad/contract/money/rounding';
import { indianDay } from '@nukkad/contract/india-time';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Ledger, LedgerError } from '../../ledger/ledger.public.js';
import type { LostLines } from './chargeback-lines.js';
import type { Chargeback } from '../records/chargeback.repository.js';
import { linesEarned, PaymentPapers } from './payment-papers.js';
import type { Payment, PriceLines } from '../records/payment.repository.js';
import type { ProviderPayment, ProviderTransfer } from '../provider/payment-provider.js';
import type { Refund } from '../records/refund.repository.js';
import type { Release } from '../records/release.repository.js';

const SOURCE = 'payments';

/** Returns the sum of the fee and its taxes. */
const chargesOf = ({ fee, cgst, sgst, igst }: PriceLines): bigint => fee + cgst + sgst + igst;

/** Returns the fee that is earned with a part of the wage. */
const feeOf = (payment: Payment, wage: bigint): bigint => (wage === 0n ? 0n : linesEarned(payment, wage).fee);

/**
 * Posts payments to the ledger, in the transaction of the state change. Keys name the business event with ids of this
 * product, so that an event that is reported twice is posted once.
 */
@Injectable()
export class PaymentPostings {
  constructor(
    private readonly ledger: Ledger,
    private readonly papers: PaymentPapers,
  ) {}

  /** Locks the accounts of a capture with its hold and its transfer, which are posted in one transaction. */
  async lockForCapture(tx: EntityManager, { employerId, engagementId, workerId }: Payment): Promise<void> {
    await this.ledger.lockAccounts(tx, [
      { kind: 'employer.clearing', ownerId: employerId },
      { kind: 'held', ownerId: engagementId },
      { kind: 'custody.linked', ownerId: workerId },
    ]);
  }

  /** Locks the accounts of a return with the reversal of its transfer, which are posted in one transaction. */
  async lockForReturn(tx: EntityManager, { employerId, engagementId, workerId }: Payment): Promise<void> {
    await this.ledger.lockAccounts(tx, [
      { kind: 'employer.clearing', ownerId: employerId },
      { kind: 'held', ownerId: engagementId },
      { kind: 'worker.payable', ownerId: workerId },
      { kind: 'refund.payable', ownerId: employerId },
      { kind: 'own.refund.payable', ownerId: employerId },
      { kind: 'custody.linked', ownerId: workerId },
    ]);
  }

  async postCapture(
    tx: EntityManager,
    payment: Payment,
    { cost, costTax }: ProviderPayment,
    eventAt: Date,
  ): Promise<void> {
    const { wage, fee, cgst, sgst, igst } = payment;
    await this.ledger.post(tx, {
      ...{ kind: 'payment.captured', source: SOURCE, key: `intent:${payment.intentId}:captured`, eventAt },
      parties: { employer: payment.employerId },
      amounts: { wage, fee, cgst, sgst, igst, cost, costGst: costTax },
    });
    await this.papers.issueReceipt(tx, payment);
  }

  async postOpening(tx: EntityManager, payment: Payment, eventAt: Date): Promise<void> {
    await this.ledger.post(tx, {
      ...{ kind: 'hold.opened', source: SOURCE, key: `hold:${payment.holdId}:held`, eventAt },
      parties: { employer: payment.employerId, engagement: payment.engagementId },
      amounts: { wage: payment.wage },
    });
  }

  async postTransfer(tx: EntityManager, payment: Payment, transfer: ProviderTransfer, eventAt: Date): Promise<void> {
    await this.ledger.post(tx, {
      ...{ kind: 'transfer.made', source: SOURCE, key: `hold:${payment.holdId}:transferred`, eventAt },
      parties: { worker: payment.workerId },
      amounts: { wage: payment.wage, cost: transfer.cost, costGst: transfer.costTax },
    });
  }

  async postRelease(tx: EntityManager, payment: Payment, eventAt: Date): Promise<void> {
    await this.ledger.post(tx, {
      ...{ kind: 'hold.released', source: SOURCE, key: `hold:${payment.holdId}:released`, eventAt },
      parties: { engagement: payment.engagementId, worker: payment.workerId },
      amounts: { wage: payment.wage - payment.undisputed, fee: payment.fee - feeOf(payment, payment.undisputed) },
    });
    await this.papers.issueInvoice(tx, payment);
  }

  /** E4c. The uncontested part of a contested wage becomes the worker's. */
  async postUndisputed(tx: EntityManager, payment: Payment, eventAt: Date): Promise<void> {
    const { undisputed: wage } = payment;
    await this.ledger.post(tx, {
      ...{ kind: 'hold.released', source: SOURCE, key: `hold:${payment.holdId}:undisputed`, eventAt },
      parties: { engagement: payment.engagementId, worker: payment.workerId },
      amounts: { wage, fee: feeOf(payment, wage) },
    });
    await this.papers.issueUndisputedInvoice(tx, payment);
  }

  /** The contested part was reversed from the transfer of a wage, and is transferred again on hold. */
  async postContestReversal(tx: EntityManager, payment: Payment, amount: bigint, eventAt: Date): Promise<void> {
    await this.ledger.post(tx, {
      ...{ kind: 'transfer.reversed', source: SOURCE, key: `hold:${payment.holdId}:contest-reversed`, eventAt },
      parties: { worker: payment.workerId },
      amounts: { wage: amount },
    });
  }

  async postContestTransfer(
    tx: EntityManager,
    payment: Payment,
    transfer: ProviderTransfer,
    eventAt: Date,
  ): Promise<void> {
    await this.ledger.post(tx, {
      ...{ kind: 'transfer.made', source: SOURCE, key: `hold:${payment.holdId}:contest-transferred`, eventAt },
      parties: { worker: payment.workerId },
      amounts: { wage: transfer.amount, cost: transfer.cost, costGst: transfer.costTax },
    });
  }

  /** Posts the arrival of the released part at the worker's bank. */
  async postSettlement(
    tx: EntityManager,
    payment: Payment,
    { part, amount, returns }: Pick<Release, 'part' | 'amount' | 'returns'>,
    eventAt: Date,
  ): Promise<string> {
    const name = `${part === 'rest' ? 'settled' : 'undisputed-settled'}${returns === 0 ? '' : `-${returns}`}`;
    return this.ledger.post(tx, {
      ...{ kind: 'wage.settled', source: SOURCE, key: `hold:${payment.holdId}:${name}`, eventAt },
      parties: { worker: payment.workerId },
      amounts: { wage: amount },
    });
  }

  /** E7. The product's debt to the welfare fund for a payout; null where no fund requires a fee. */
  async postWelfareFee(
    tx: EntityManager,
    payment: Payment,
    { id, amount }: Pick<Release, 'id' | 'amount'>,
    eventAt: Date,
  ): Promise<bigint | null> {
    const rate = welfareRateOn(await this.papers.findPlaceOfSupply(tx, payment), indianDay(eventAt));
    const fee = rate ? lineOf(amount, rate) : 0n;
    if (fee === 0n) return null;
    await this.ledger.post(tx, {
      ...{ kind: 'welfare.accrued', source: SOURCE, key: `release:${id}:welfare`, eventAt },
      ...{ parties: {}, amounts: { amount: fee } },
    });
    return fee;
  }

  /** Reverses the settlement of a wage that the worker's bank returned: it is the worker's as before. */
  async reverseSettlement(tx: EntityManager, payment: Payment, release: Release, eventAt: Date): Promise<void> {
    const settled = await this.postSettlement(tx, payment, release, eventAt);
    await this.reverse(tx, settled, `release:${release.id}:came-back-${release.returns}`, eventAt);
  }

  /** Posts the returned part of a hold as a debt to the employer: all of it, or the rest of a split. */
  async postReturn(tx: EntityManager, payment: Payment, refund: Refund, eventAt: Date): Promise<void> {
    const { engagementId: engagement, employerId: employer, workerId: worker } = payment;
    const returned = { cgst: refund.cgst, sgst: refund.sgst, igst: refund.igst, feeReturned: refund.fee };
    if (refund.wage === payment.wage) {
      await this.ledger.post(tx, {
        ...{ kind: 'hold.refunded', source: SOURCE, key: `hold:${payment.holdId}:refunded`, eventAt },
        parties: { engagement, employer },
        amounts: { wageReturned: refund.wage, ...returned },
      });
      await this.papers.issueRefund(tx, payment, refund.id, refund);
      return;
    }
    await this.ledger.post(tx, {
      ...{ kind: 'hold.split', source: SOURCE, key: `hold:${payment.holdId}:split`, eventAt },
      parties: { engagement, employer, worker },
      amounts: {
        ...{ wage: payment.wage - refund.wage - payment.undisputed, wageReturned: refund.wage },
        fee: payment.fee - refund.fee - feeOf(payment, payment.undisputed),
        ...returned,
      },
    });
    await this.papers.issueInvoice(tx, payment, refund);
    await this.papers.issueRefund(tx, payment, refund.id, refund);
  }

  async postReversal(tx: EntityManager, payment: Payment, refund: Refund, eventAt: Date): Promise<void> {
    await this.ledger.post(tx, {
      ...{ kind: 'transfer.reversed', source: SOURCE, key: `refund:${refund.id}:reversed`, eventAt },
      parties: { worker: payment.workerId },
      amounts: { wage: refund.wage },
    });
  }

  /** Reserves the amount of a refund request to the provider, so that no two requests promise the same money. */
  async reserveRefund(tx: EntityManager, payment: Payment, refund: Refund): Promise<void> {
    const account = { kind: 'refund.payable', ownerId: payment.employerId } as const;
    await this.ledger.reserveOutgoing(tx, this.nameOf(refund), account, refund.wage);
  }

  async postRefund(tx: EntityManager, payment: Payment, refund: Refund, eventAt: Date): Promise<string> {
    return this.ledger.settleOutgoing(tx, this.nameOf(refund), {
      ...{ kind: 'refund.paid', source: SOURCE, key: `refund:${refund.key}:paid`, eventAt },
      parties: { employer: payment.employerId },
      amounts: { wageReturned: refund.wage, chargesReturned: chargesOf(refund) },
    });
  }

  /** Reverses a paid refund that the employer's bank returned: it is owed as before. */
  async reverseRefund(tx: EntityManager, payment: Payment, refund: Refund, eventAt: Date): Promise<void> {
    const paid = await this.postRefund(tx, payment, refund, eventAt);
    await this.reverse(tx, paid, `refund:${refund.key}:came-back`, eventAt);
  }

  /** Releases the reservation of a refund that the provider refused. */
  async releaseRefund(tx: EntityManager, refund: Refund): Promise<void> {
    await this.ledger.releaseOutgoing(tx, this.nameOf(refund));
  }

  async postChargebackOpened(tx: EntityManager, { id, amount }: Chargeback, eventAt: Date): Promise<string> {
    return this.ledger.post(tx, {
      ...{ kind: 'chargeback.opened', source: SOURCE, key: `chargeback:${id}:opened`, eventAt },
      ...{ parties: {}, amounts: { amount } },
    });
  }

  /** Reverses the effect of a won dispute on the books. */
  async postChargebackWon(tx: EntityManager, chargeback: Chargeback, eventAt: Date): Promise<void> {
    const opened = await this.postChargebackOpened(tx, chargeback, eventAt);
    await this.reverse(tx, opened, `chargeback:${chargeback.id}:won`, eventAt);
  }

  async postChargebackLost(tx: EntityManager, payment: Payment, { id }: Chargeback, lost: LostLines): Promise<void> {
    const { wage, fee, cgst, sgst, igst, excess } = lost;
    await this.ledger.post(tx, {
      ...{ kind: 'chargeback.lost', source: SOURCE, key: `chargeback:${id}:lost`, eventAt: new Date() },
      parties: { employer: payment.employerId },
      amounts: { wage, fee, cgst, sgst, igst, excess },
    });
    await this.papers.issueCreditNote(tx, payment, id, lost);
  }

  /** Posts the part of a lost dispute that replaces a refund. */
  async postCovered(tx: EntityManager, payment: Payment, refund: Refund): Promise<void> {
    const { wage, fee, cgst, sgst, igst } = refund;
    await this.ledger.post(tx, {
      ...{ kind: 'refund.covered', source: SOURCE, key: `refund:${refund.id}:covered`, eventAt: new Date() },
      parties: { employer: payment.employerId },
      amounts: { wage, fee, cgst, sgst, igst },
    });
    await this.papers.issueDebitNote(tx, payment, refund.id, refund);
  }

  /** Reverses a posting. If the staff have already reversed it, the books are right, and only the state moves. */
  private async reverse(tx: EntityManager, transactionId: string, key: string, eventAt: Date): Promise<void> {
    try {
      await this.ledger.reverseTransaction(tx, transactionId, { source: SOURCE, key, eventAt });
    } catch (error) {
      if (!(error instanceof LedgerError) || error.refusal !== 'already_reversed') throw error;
    }
  }

  private nameOf(refund: Refund): { source: string; key: string } {
    return { source: SOURCE, key: `refund:${refund.key}` };
  }
}
