import type { AccountKind, Party, Side } from './chart-of-accounts.js';

/** One line of a posting: the sum of amounts of the event on one side of an account. */
export interface TemplateLine<P extends Party | null = Party | null, A extends string = string> {
  side: Side;
  account: AccountKind;
  /** The party of the event that owns the account; null for an account of the product. */
  owner: P;
  amounts: readonly A[];
}

type Line = <const P extends Party | null, const A extends string>(
  account: AccountKind,
  owner: P,
  ...amounts: A[]
) => TemplateLine<P, A>;

const debit: Line = (account, owner, ...amounts) => ({ side: 'debit', account, owner, amounts });
const credit: Line = (account, owner, ...amounts) => ({ side: 'credit', account, owner, amounts });

/** The costs that the provider deducts from the money of the product. */
const PROVIDER_CHARGE = [
  debit('provider.cost', null, 'cost'),
  debit('gst.input', null, 'costGst'),
  credit('own.pa', null, 'cost', 'costGst'),
] as const;

/** The fee and its taxes, returned to the employer in the same proportion as the wage. */
const CHARGES_RETURNED = [
  debit('fee.deferred', null, 'feeReturned'),
  debit('gst.cgst', null, 'cgst'),
  debit('gst.sgst', null, 'sgst'),
  debit('gst.igst', null, 'igst'),
  credit('own.refund.payable', 'employer', 'feeReturned', 'cgst', 'sgst', 'igst'),
] as const;

/** An employer's payment: the wage in custody, the fee and its taxes in the own book. */
const PAYMENT = [
  debit('custody.pa', null, 'wage'),
  credit('employer.clearing', 'employer', 'wage'),
  credit('fee.deferred', null, 'fee'),
  credit('gst.cgst', null, 'cgst'),
  credit('gst.sgst', null, 'sgst'),
  credit('gst.igst', null, 'igst'),
] as const;

const PLAN_TAXES = ['cgst', 'sgst', 'igst'] as const;

/**
 * The postings of each business event. An authorization and a failed transfer move no money and have no posting; a won
 * chargeback and a payment returned by the bank reverse an earlier transaction.
 */
export const POSTING_TEMPLATES = {
  /** E1. The employer's payment reached the provider. */
  'payment.captured': [...PAYMENT, debit('own.pa', null, 'fee', 'cgst', 'sgst', 'igst'), ...PROVIDER_CHARGE],
  /** E2. The wage of an engagement is put on hold. */
  'hold.opened': [debit('employer.clearing', 'employer', 'wage'), credit('held', 'engagement', 'wage')],
  /** E3. The provider transferred the wage to the worker's linked account, on hold. */
  'transfer.made': [debit('custody.linked', 'worker', 'wage'), credit('custody.pa', null, 'wage'), ...PROVIDER_CHARGE],
  /** E4, E4c. The wage, or its uncontested part, becomes the worker's. */
  'hold.released': [
    debit('held', 'engagement', 'wage'),
    credit('worker.payable', 'worker', 'wage'),
    debit('fee.deferred', null, 'fee'),
    credit('fee.income', null, 'fee'),
  ],
  /** E4p, E10. A part of the wage is the worker's, the rest returns to the employer. */
  'hold.split': [
    debit('held', 'engagement', 'wage', 'wageReturned'),
    credit('worker.payable', 'worker', 'wage'),
    credit('refund.payable', 'employer', 'wageReturned'),
    debit('fee.deferred', null, 'fee'),
    credit('fee.income', null, 'fee'),
    ...CHARGES_RETURNED,
  ],
  /** E9. The whole wage returns to the employer. */
  'hold.refunded': [
    debit('held', 'engagement', 'wageReturned'),
    credit('refund.payable', 'employer', 'wageReturned'),
    ...CHARGES_RETURNED,
  ],
  /** E4r, first step. The provider returned a part of a transfer from the worker's linked account. */
  'transfer.reversed': [debit('custody.pa', null, 'wage'), credit('custody.linked', 'worker', 'wage')],
  /** E4r, second step. The provider paid a refund to the employer. */
  'refund.paid': [
    debit('refund.payable', 'employer', 'wageReturned'),
    credit('custody.pa', null, 'wageReturned'),
    debit('own.refund.payable', 'employer', 'chargesReturned'),
    credit('own.pa', null, 'chargesReturned'),
  ],
  /** E5. The worker's bank has the wage. */
  'wage.settled': [debit('worker.payable', 'worker', 'wage'), credit('custody.linked', 'worker', 'wage')],
  /** E6. The provider settled money of the product to its bank. */
  'own.settled': [debit('own.bank', null, 'amount'), credit('own.pa', null, 'amount')],
  /** E7. The welfare fee of a payout is owed, and paid. */
  'welfare.accrued': [debit('welfare.expense', null, 'amount'), credit('welfare.payable', null, 'amount')],
  'welfare.paid': [debit('welfare.payable', null, 'amount'), credit('own.bank', null, 'amount')],
  /** E8. Income tax is deducted from a wage before its transfer, moved out of custody, and paid to the State. */
  'tds.deducted': [debit('worker.payable', 'worker', 'amount'), credit('tds.payable', null, 'amount')],
  'tds.taken_over': [
    debit('tds.payable', null, 'amount'),
    credit('custody.pa', null, 'amount'),
    debit('own.pa', null, 'amount'),
    credit('tds.due', null, 'amount'),
  ],
  'tds.paid': [debit('tds.due', null, 'amount'), credit('own.bank', null, 'amount')],
  /**
   * E11. The provider withholds a disputed amount; it is lost, with what exceeds the payment, and claimed from the
   * employer.
   */
  'chargeback.opened': [debit('dispute.withheld', null, 'amount'), credit('own.pa', null, 'amount')],
  'chargeback.lost': [
    debit('loss.disputes', null, 'wage'),
    debit('fee.income', null, 'fee'),
    debit('gst.cgst', null, 'cgst'),
    debit('gst.sgst', null, 'sgst'),
    debit('gst.igst', null, 'igst'),
    debit('receivable', 'employer', 'excess'),
    credit('dispute.withheld', null, 'wage', 'fee', 'cgst', 'sgst', 'igst', 'excess'),
  ],
  /**
   * A refund is not sent, because a lost dispute returned its money: the amount reserved for it becomes the product's.
   */
  'refund.covered': [
    debit('refund.payable', 'employer', 'wage'),
    credit('custody.pa', null, 'wage'),
    debit('own.pa', null, 'wage'),
    credit('loss.disputes', null, 'wage'),
    debit('own.refund.payable', 'employer', 'fee', 'cgst', 'sgst', 'igst'),
    credit('fee.income', null, 'fee'),
    credit('gst.cgst', null, 'cgst'),
    credit('gst.sgst', null, 'sgst'),
    credit('gst.igst', null, 'igst'),
  ],
  'chargeback.claimed': [debit('receivable', 'employer', 'amount'), credit('loss.disputes', null, 'amount')],
  /** E13. A payment that belongs to no intent arrives; it is returned, or matched with an intent. */
  'suspense.received': [debit('own.pa', null, 'amount'), credit('suspense', null, 'amount')],
  'suspense.charged': PROVIDER_CHARGE,
  'suspense.returned': [debit('suspense', null, 'amount'), credit('own.pa', null, 'amount')],
  'suspense.matched': [
    ...PAYMENT,
    debit('suspense', null, 'wage', 'fee', 'cgst', 'sgst', 'igst'),
    credit('own.pa', null, 'wage'),
  ],
  /** E14. A referral reward is owed, and paid. */
  'reward.earned': [debit('rewards.expense', null, 'amount'), credit('rewards.payable', 'user', 'amount')],
  'reward.paid': [debit('rewards.payable', 'user', 'amount'), credit('own.bank', null, 'amount')],
  /** E14 by the provider: a reward is transferred to the account of its owner, and the bank has it. */
  'reward.sent': [
    debit('rewards.payable', 'user', 'amount'),
    credit('own.pa', null, 'amount'),
    debit('custody.linked', 'worker', 'amount'),
    credit('rewards.transit', 'worker', 'amount'),
    ...PROVIDER_CHARGE,
  ],
  'reward.settled': [debit('rewards.transit', 'worker', 'amount'), credit('custody.linked', 'worker', 'amount')],
  /** E15. A plan is paid, a part of its time is over, and the rest is refunded. */
  'plan.paid': [
    debit('own.pa', null, 'price', ...PLAN_TAXES),
    credit('plan.deferred', null, 'price'),
    credit('gst.cgst', null, 'cgst'),
    credit('gst.sgst', null, 'sgst'),
    credit('gst.igst', null, 'igst'),
    ...PROVIDER_CHARGE,
  ],
  'plan.earned': [debit('plan.deferred', null, 'price'), credit('plan.income', null, 'price')],
  'plan.refunded': [
    debit('plan.deferred', null, 'price'),
    debit('gst.cgst', null, 'cgst'),
    debit('gst.sgst', null, 'sgst'),
    debit('gst.igst', null, 'igst'),
    credit('own.pa', null, 'price', ...PLAN_TAXES),
  ],
  /** The product adds the paise that a part lacks to the provider's minimum amount. */
  'rounding.added': [
    debit('rounding', null, 'amount'),
    credit('own.pa', null, 'amount'),
    debit('custody.pa', null, 'amount'),
    credit('refund.payable', 'employer', 'amount'),
  ],
} as const satisfies Record<string, readonly TemplateLine[]>;
export type PostingKind = keyof typeof POSTING_TEMPLATES;

type LineOf<K extends PostingKind> = (typeof POSTING_TEMPLATES)[K][number];
type AmountOf<K extends PostingKind> = LineOf<K>['amounts'][number];
type PartyOf<K extends PostingKind> = Exclude<LineOf<K>['owner'], null>;

/**
 * A business event to post. The key names the event, not its report: `hold:ID:released`. Amounts are in paise and not
 * negative.
 */
export type PostingEvent = {
  [K in PostingKind]: {
    kind: K;
    /** The module that posts. */
    source: string;
    key: string;
    /** Time of the event. */
    eventAt: Date;
    parties: Record<PartyOf<K>, string>;
    amounts: Record<AmountOf<K>, bigint>;
    note?: string;
  };
}[PostingKind];
