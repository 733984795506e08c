import { type GstStateCode, OTHER_STATE_CODE, OWN_STATE_CODE } from '@nukkad/contract/papers/gst-states';
import { parsePaise } from '@nukkad/contract/money/paise';
import { rateOn } from '@nukkad/contract/money/rates';
import type { PaperKind } from '@nukkad/contract/papers/paper-numbers';
import type { TaxPart } from '@nukkad/contract/papers/papers';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import type { NewLine } from './paper-content.js';
import { PaperRepository, type StoredPaper } from './paper.repository.js';
import { Papers } from './papers.js';
import { type TaxRecipient, TaxRecipients, writeState } from './tax-recipients.js';

/** Lines of a price, or of a part of it, in paise. */
export interface TaxLines {
  wage: bigint;
  fee: bigint;
  cgst: bigint;
  sgst: bigint;
  igst: bigint;
}

/** A payment that tax papers are about, with the lines of its whole price. */
export interface TaxedPayment extends TaxLines {
  intentId: string;
  engagementId: string;
  employerId: string;
  practice: boolean;
  /** The day of India (YYYY-MM-DD) of the price. */
  pricedOn: string;
}

type TaxPaperKind = Exclude<PaperKind, 'pay_slip'>;

/** Kinds of papers of a payment between its receipt and the next paper, which follows the last issued one of them. */
const BETWEEN: Record<Exclude<TaxPaperKind, 'receipt_voucher'>, readonly PaperKind[]> = {
  invoice: [],
  refund_voucher: [],
  credit_note: ['invoice'],
  debit_note: ['invoice', 'credit_note'],
};

/** The kind of paper that reverses a paper of this kind. */
const TAKEN_BACK_BY: Partial<Record<PaperKind, TaxPaperKind>> = {
  receipt_voucher: 'refund_voucher',
  invoice: 'credit_note',
  credit_note: 'debit_note',
  debit_note: 'credit_note',
};

/** Papers about the fee of the product, which the GST rules ask for. */
@Injectable()
export class TaxPapers {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly papers: Papers,
    private readonly repository: PaperRepository,
    private readonly recipients: TaxRecipients,
  ) {}

  /** Issues a paper about `lines` of a payment. `key` names the event. A paper without any amount is not issued. */
  async issue(
    tx: EntityManager,
    kind: TaxPaperKind,
    key: string,
    payment: TaxedPayment,
    lines: TaxLines,
    now = new Date(),
  ): Promise<void> {
    if (Object.values(pick(lines)).every((amount) => amount === 0n)) return;
    const { engagementId, employerId, practice } = payment;
    const receipt = await this.repository.findByEvent(tx, receiptKey(payment));
    const tax = await this.computeTaxPart(tx, payment, receipt?.content.tax ?? null);
    const referred = receipt && (await this.findReferred(tx, kind, receipt));
    await this.papers.issue(
      tx,
      {
        ...{ kind, eventKey: kind === 'receipt_voucher' ? receiptKey(payment) : key },
        ...{ practice, engagementId, employerId, workerId: null },
        title: await this.repository.findTitle(tx, engagementId),
        // the rates by which the amounts were computed, whatever the time of the payment
        lines: linesOf(lines, payment.pricedOn),
        tax: { ...tax, reference: referred },
      },
      now,
    );
  }

  /**
   * Issues a note about the same lines when the posting of an event was reversed: it reverses the tax papers that were
   * issued with the posting.
   */
  async reverse(tx: EntityManager, eventKey: string, key: string, now = new Date()): Promise<void> {
    const paper = await this.repository.findByEvent(tx, eventKey);
    const kind = paper && TAKEN_BACK_BY[paper.kind];
    const tax = paper?.content.tax;
    if (!paper || !tax || !kind) return;
    const { engagementId, employerId, practice, content } = paper;
    await this.papers.issue(
      tx,
      {
        ...{ kind, eventKey: key, practice, engagementId, employerId, workerId: null, title: content.title },
        lines: content.lines.map((line) => ({ ...line, amount: parsePaise(line.amount) })),
        tax: { ...tax, reference: paper.number },
      },
      now,
    );
  }

  /** Returns the code of the State in which the fee of a payment is taxed: that of its receipt, where it has one. */
  async findPlaceOfSupply(tx: EntityManager, payment: TaxedPayment): Promise<string> {
    const receipt = await this.repository.findByEvent(tx, receiptKey(payment));
    return (await this.computeTaxPart(tx, payment, receipt?.content.tax ?? null)).placeOfSupply.code;
  }

  /**
   * Returns the paper that the next paper of a payment refers to. An engagement may have several payments; each has a
   * chain from its receipt.
   */
  private async findReferred(tx: EntityManager, kind: TaxPaperKind, receipt: StoredPaper): Promise<string | null> {
    if (kind === 'receipt_voucher') return null;
    let chain = [receipt.number];
    for (const between of BETWEEN[kind]) {
      chain = [...(await this.repository.listFollowing(tx, receipt.engagementId, between, chain)), ...chain];
    }
    return chain[0] ?? null;
  }

  /** Returns the tax part. The place of supply is that of the payment's receipt, which the charged taxes determined. */
  private async computeTaxPart(tx: EntityManager, payment: TaxedPayment, earlier: TaxPart | null): Promise<TaxPart> {
    const found = await this.recipients.find(tx, payment.employerId);
    const {
      SELLER_NAME: name,
      SELLER_ADDRESS: address,
      SELLER_GSTIN: gstin,
      FEE_SERVICE_CODE: serviceCode,
    } = this.config;
    return {
      supplier: { name, address, gstin: gstin ?? null },
      // an erased account has no name; the earlier receipt has it
      recipient: earlier && isNameless(found) ? earlier.recipient : { ...found, state: writeState(found.state) },
      placeOfSupply: earlier?.placeOfSupply ?? writeState(placeOf(payment, found.state)),
      ...{ serviceCode, reference: null },
    };
  }
}

const isNameless = ({ name, gstin }: TaxRecipient): boolean => name === '' && gstin === null;

const receiptKey = ({ intentId }: TaxedPayment): string => `intent:${intentId}:captured`;

const pick = ({ wage, fee, cgst, sgst, igst }: TaxLines): TaxLines => ({ wage, fee, cgst, sgst, igst });

/** Returns the place of supply that agrees with the taxes of a price; the employer may have moved since. */
function placeOf({ igst }: TaxLines, state: GstStateCode): GstStateCode {
  if (igst === 0n) return OWN_STATE_CODE;
  return state === OWN_STATE_CODE ? OTHER_STATE_CODE : state;
}

const linesOf = (lines: TaxLines, day: string): NewLine[] =>
  (['wage', 'fee', 'cgst', 'sgst', 'igst'] as const).map((kind) => ({
    ...{ kind, amount: lines[kind] },
    basisPoints: kind === 'wage' ? null : rateOn(kind, day).basisPoints,
  }));
