import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type TaxedPayment, TaxPapers, type TaxLines } from '../../papers/papers.public.js';
import { linesReturned } from '../holds/hold-decisions.js';
import { PaymentProviders } from '../provider/payment-providers.js';
import type { Payment, PriceLines } from '../records/payment.repository.js';

/** Lines of the fee and its taxes. The wage is no supply of the product. */
const feeOf = ({ fee, cgst, sgst, igst }: PriceLines): TaxLines => ({ wage: 0n, fee, cgst, sgst, igst });

const difference = (from: PriceLines, ...parts: PriceLines[]): PriceLines =>
  parts.reduce(
    (rest, part) => ({
      wage: rest.wage - part.wage,
      fee: rest.fee - part.fee,
      cgst: rest.cgst - part.cgst,
      sgst: rest.sgst - part.sgst,
      igst: rest.igst - part.igst,
    }),
    from,
  );

/** Returns the lines of a price that are earned with a part of its wage: the remainder after the return of the rest. */
export const linesEarned = (price: PriceLines, wage: bigint): PriceLines =>
  difference(price, linesReturned(price, price.wage - wage));

/** Papers about the fee, issued with the postings of a payment. Call each method after all postings of its transaction. */
@Injectable()
export class PaymentPapers {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly papers: TaxPapers,
  ) {}

  /** Issues the receipt for the employer's advance payment: the wage, the fee and its taxes. */
  async issueReceipt(tx: EntityManager, payment: Payment): Promise<void> {
    await this.papers.issue(tx, 'receipt_voucher', `intent:${payment.intentId}:captured`, this.about(payment), payment);
  }

  /** Issues the invoice for the fee of the part of a contested wage that is paid at once. */
  async issueUndisputedInvoice(tx: EntityManager, payment: Payment): Promise<void> {
    const earned = linesEarned(payment, payment.undisputed);
    await this.papers.issue(tx, 'invoice', `hold:${payment.holdId}:undisputed`, this.about(payment), feeOf(earned));
  }

  /** Issues the invoice for the fee not invoiced before. `returned` goes back to the employer. */
  async issueInvoice(tx: EntityManager, payment: Payment, returned: PriceLines | null = null): Promise<void> {
    const earlier = payment.undisputed === 0n ? [] : [linesEarned(payment, payment.undisputed)];
    const earned = difference(payment, ...earlier, ...(returned ? [returned] : []));
    await this.papers.issue(tx, 'invoice', `hold:${payment.holdId}:released`, this.about(payment), feeOf(earned));
  }

  /** A part of the advance, or all of it, returns to the employer. */
  async issueRefund(tx: EntityManager, payment: Payment, refundId: string, returned: PriceLines): Promise<void> {
    await this.papers.issue(tx, 'refund_voucher', `refund:${refundId}:returned`, this.about(payment), returned);
  }

  /** Issues a credit note after a lost dispute returned the fee and its taxes. */
  async issueCreditNote(tx: EntityManager, payment: Payment, chargebackId: string, lost: PriceLines): Promise<void> {
    await this.papers.issue(tx, 'credit_note', `chargeback:${chargebackId}:lost`, this.about(payment), feeOf(lost));
  }

  /**
   * Issues a debit note after a lost dispute returned an amount that a refund voucher had promised as well: the note
   * reverses one of the two.
   */
  async issueDebitNote(tx: EntityManager, payment: Payment, refundId: string, covered: PriceLines): Promise<void> {
    await this.papers.issue(tx, 'debit_note', `refund:${refundId}:covered`, this.about(payment), feeOf(covered));
  }

  /** Returns the code of the State in which the fee of a payment is taxed. */
  findPlaceOfSupply(tx: EntityManager, payment: Payment): Promise<string> {
    return this.papers.findPlaceOfSupply(tx, this.about(payment));
  }

  private about(payment: Payment): TaxedPayment {
    return { ...payment, practice: this.providers.isPractice };
  }
}
