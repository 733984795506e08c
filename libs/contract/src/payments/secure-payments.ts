import { z } from 'zod';
import { parsePaise } from '../money/paise.js';
import { PaiseSchema, paiseText } from '../money/paise-schema.js';
import { SECURE_PAY_REFUSALS } from './secure-pay-terms.js';

const moment = z.iso.datetime({ offset: true });
const day = z.iso.date();
const SIDES = ['worker', 'employer'] as const;
/** Digits of the largest wage that is priced: far above any wage, and far below an overflow. */
const QUOTED_WAGE_DIGITS = 13;

/** Price for the employer of a wage, line by line, in paise. */
export const SecurePayPriceSchema = z.object({
  wage: PaiseSchema,
  fee: PaiseSchema,
  cgst: PaiseSchema,
  sgst: PaiseSchema,
  igst: PaiseSchema,
  total: PaiseSchema,
});

/** The wage to price, in paise. */
export const SecurePayQuoteQuerySchema = z.strictObject({
  wage: z
    .string()
    .max(QUOTED_WAGE_DIGITS)
    .regex(/^[1-9]\d{0,12}$/)
    .transform(parsePaise),
});
export type SecurePayQuoteQuery = z.infer<typeof SecurePayQuoteQuerySchema>;

/**
 * The price of Secure Pay for a wage today, for the requesting employer. `refusal`: why it is not offered at all.
 * `practice`: no part of it is real money. `partner`: the provider that holds the money; null for practice money. Rates
 * are basis points (500 is 5 %).
 */
export const SecurePayQuoteSchema = z
  .object({
    refusal: z.enum(SECURE_PAY_REFUSALS).nullable(),
    practice: z.boolean(),
    partner: z.string().nullable(),
    day,
    price: SecurePayPriceSchema,
    feeBasisPoints: z.int32(),
    taxBasisPoints: z.int32(),
  })
  .meta({ id: 'SecurePayQuote' });
export type SecurePayQuote = z.infer<typeof SecurePayQuoteSchema>;

/**
 * State of the payment for an engagement:
 * - `preparing`: the payment is being set up at the provider, for seconds.
 * - `to_reserve`: the employer has to reserve it by `reserveBy`.
 * - `not_reserved`: it was not reserved in time. The worker may leave without a consequence.
 * - `called_off`: the work was cancelled before anything was reserved.
 * - `reserved`: the provider holds it, at most until `heldUntil`.
 * - `contested`: a side contests the hours; the payment waits.
 * - `releasing`: the worker's part (`toWorker`) is scheduled for the provider's next payout.
 * - `on_the_way`: the provider is paying it to the worker's bank, about `expectedOn`.
 * - `paid`: the worker's bank received it at `paidAt`.
 * - `needs_account`: the provider cannot pay it until the worker's account is in order.
 * - `returning`, `returned`: all of it returns to the employer, who received it at `returnedAt`.
 * - `with_staff`: the provider refused it several times; staff resolve it.
 */
export const SECURE_PAYMENT_STATES = [
  'preparing',
  'to_reserve',
  'not_reserved',
  'called_off',
  'reserved',
  'contested',
  'releasing',
  'on_the_way',
  'paid',
  'needs_account',
  'returning',
  'returned',
  'with_staff',
] as const;
export type SecurePaymentState = (typeof SECURE_PAYMENT_STATES)[number];

export const CONTEST_STATES = [
  'open',
  'answered',
  'unanswered',
  'withdrawn',
  'proposed',
  'accepted',
  'appealed',
  'decided',
  'closed',
] as const;

/**
 * A contest of the hours by one side (`by`). `claimed` is its figure in paise, `hours` the hours for it, `stated` the
 * figure of the other side; both are at most the reserved wage. The lower one (`undisputed`) is paid at once.
 * `proposed` is the division that the staff propose, for `proposalReason`; `decisionReason` explains the decision on an
 * appeal. Both are empty if the staff gave none. `dueAt`: until when the next step is due. The last four state what
 * this reader may do now.
 */
export const ContestSchema = z.object({
  by: z.enum(SIDES),
  hours: z.number(),
  claimed: PaiseSchema,
  stated: PaiseSchema,
  undisputed: PaiseSchema,
  reason: z.string(),
  answer: z.string(),
  state: z.enum(CONTEST_STATES),
  proposed: paiseText.nullable(),
  proposalReason: z.string(),
  decisionReason: z.string(),
  dueAt: moment.nullable(),
  openedAt: moment,
  mayAnswer: z.boolean(),
  mayWithdraw: z.boolean(),
  mayAccept: z.boolean(),
  mayAppeal: z.boolean(),
});

/**
 * The amount owed if both agreed on the end as currently stated; `outside` is the part above the reserve, which is not
 * part of Secure Pay.
 */
export const SecurePayOwedSchema = z.object({ hours: z.number(), owed: PaiseSchema, outside: PaiseSchema });

/**
 * The payment of one engagement as one of its two sides sees it. `wage` is the amount that is or will be reserved for
 * the worker, and the most that Secure Pay pays. `price` is for the employer alone. `failedOnce`: the last payment
 * attempt failed. `toWorker` and `toEmployer` are the decided parts; null before the decision. `atEnd` is present while
 * the work is in progress, and afterwards with the hours that are owed. `mayContestUntil`: until when this side may
 * contest the other side's statement of the end; null if it may not. `lateCancellation` and `turnedAway` are the
 * worker's part if the employer cancels late, or turns the worker away.
 */
export const SecurePaymentSchema = z
  .object({
    state: z.enum(SECURE_PAYMENT_STATES),
    practice: z.boolean(),
    partner: z.string().nullable(),
    wage: PaiseSchema,
    price: SecurePayPriceSchema.nullable(),
    reserveBy: moment,
    failedOnce: z.boolean(),
    heldUntil: moment.nullable(),
    toWorker: paiseText.nullable(),
    toEmployer: paiseText.nullable(),
    expectedOn: day.nullable(),
    paidAt: moment.nullable(),
    returnedAt: moment.nullable(),
    contest: ContestSchema.nullable(),
    mayContestUntil: moment.nullable(),
    atEnd: SecurePayOwedSchema.nullable(),
    lateCancellation: PaiseSchema,
    turnedAway: PaiseSchema,
  })
  .meta({ id: 'SecurePayment' });
export type SecurePayment = z.infer<typeof SecurePaymentSchema>;

/**
 * Payment instructions for the employer: a `upi://pay` link, which a phone opens and a computer shows as a QR code;
 * null while it is being created.
 */
export const PaymentReservationSchema = z
  .object({ payment: SecurePaymentSchema, upiLink: z.string().nullable() })
  .meta({ id: 'PaymentReservation' });
export type PaymentReservation = z.infer<typeof PaymentReservationSchema>;

export const PAYOUT_ACCOUNT_STATES = [
  'none',
  'submitted',
  'verifying',
  'active',
  'needs_clarification',
  'rejected',
  'suspended',
] as const;

/**
 * The worker's account at the provider, which verifies the worker's identity. `offered` is false where Secure Pay is
 * off. Only `active` accounts can accept work with Secure Pay.
 */
export const PayoutAccountSchema = z
  .object({
    state: z.enum(PAYOUT_ACCOUNT_STATES),
    offered: z.boolean(),
    practice: z.boolean(),
    partner: z.string().nullable(),
  })
  .meta({ id: 'PayoutAccount' });
export type PayoutAccount = z.infer<typeof PayoutAccountSchema>;

/**
 * Kinds of statement lines. For employers: `paid_in`, `held`, `to_return`, `fee_to_return`, `returned`, `fee_returned`.
 * For workers: `earned`, `paid_out`, `came_back`, `tax_deducted`. Also `reward_earned`, `reward_paid`; `claimed`: owed
 * to the product; `corrected`: an earlier line was reversed.
 */
export const STATEMENT_LINE_KINDS = [
  'paid_in',
  'held',
  'to_return',
  'fee_to_return',
  'returned',
  'fee_returned',
  'earned',
  'paid_out',
  'came_back',
  'tax_deducted',
  'reward_earned',
  'reward_paid',
  'claimed',
  'corrected',
] as const;
export type StatementLineKind = (typeof STATEMENT_LINE_KINDS)[number];

/**
 * One line: `amount` in paise is positive where the reader's balance rose. `charges`: the fee of the product and its tax, which an
 * employer paid beside the `amount` of `paid_in`; null in other lines. `engagementId` and `title` name the work, where there
 * is one; `practice`: no real money.
 */
export const StatementLineSchema = z
  .object({
    id: z.string(),
    kind: z.enum(STATEMENT_LINE_KINDS),
    amount: PaiseSchema,
    charges: z.object({ fee: PaiseSchema, tax: PaiseSchema }).nullable(),
    on: day,
    at: moment,
    engagementId: z.uuid().nullable(),
    title: z.string().nullable(),
    practice: z.boolean(),
  })
  .meta({ id: 'StatementLine' });
export type StatementLine = z.infer<typeof StatementLineSchema>;
