import { z } from 'zod';
import { PaiseSchema, paiseText } from '../money/paise-schema.js';
import { PAYMENT_TRANSITIONS } from './payment-transitions.js';
import { DECIDABLE_PAYOUTS, PAYOUT_REASONS } from './reward-payouts.js';

const moment = z.iso.datetime({ offset: true });
const day = z.iso.date();
const count = z.int32().min(0);

const statesOf = <State extends string>(table: Readonly<Record<State, readonly State[]>>) =>
  z.enum(Object.keys(table) as [State, ...State[]]);

/** The largest amount in paise that one staff member reverses alone, from a day in India on. Earlier rows remain. */
export const SOLE_REVERSAL_LIMITS = [{ from: '2026-01-01', amount: 500_000n }] as const;

/** Returns whether a reversal of this amount requires a second person on a day in India (YYYY-MM-DD). */
export function needsSecondPerson(amount: bigint, on: string): boolean {
  const limit = SOLE_REVERSAL_LIMITS.findLast(({ from }) => from <= on);
  return limit === undefined || amount > limit.amount;
}

/** Days after the agreed end of work on which its wage should have been paid or returned. */
export const HOLD_WAIT_DAYS = 3;
/** Days after its release on which a wage should have reached the bank: two working days, and the days around them. */
export const SETTLEMENT_WAIT_DAYS = 7;
/** Days for which a refused reward remains on the desk. */
export const PAYOUT_APPEAL_DAYS = 30;
/** Hours within which the provider carries out a decision about a wage. */
export const DECISION_WAIT_HOURS = 24;
/** Hours after which the silence of a provider about payments that run is an alarm. */
export const EVENTS_WAIT_HOURS = 2;
/** Working days within which a bank confirms a payment, and pays a refund. */
export const PAYMENT_WORKING_DAYS = 5;
export const REFUND_WORKING_DAYS = 7;
/** Days before the end of the time for evidence about a dispute on which the staff are asked for it. */
export const EVIDENCE_DAYS = 3;
/** Working days within which unexpected money has to be returned or matched. */
export const SUSPENSE_WORKING_DAYS = 5;

/** The least float at the provider in paise: the larger of this and a multiple of the largest sum of refunds of a day. */
export const FLOAT_LEAST = 1_000_000n;
const FLOAT_REFUND_DAYS = 3n;
/** Days of refunds from which the float limit is computed. */
export const FLOAT_DAYS = 30;
export const floatLimit = (largestRefunds: bigint): bigint => {
  const multiple = largestRefunds * FLOAT_REFUND_DAYS;
  return multiple > FLOAT_LEAST ? multiple : FLOAT_LEAST;
};

/** Rows of one section of the desk; the oldest are shown. */
export const DESK_ROWS_MAX = 50;
/** Days of the desk that are closed. */
export const DESK_DAYS = 14;

/** Kinds of rows of a settlement report, and how one compares with the books. */
export const SETTLEMENT_KINDS = ['payment', 'refund', 'transfer', 'adjustment'] as const;
export const DIFFERENCES = ['differs', 'missing_here', 'missing_there'] as const;

/** A fact of a day on which report and books differ, in paise. `transactionId`: its posting, if there is one. */
const differenceShape = {
  provider: z.string(),
  kind: z.enum(SETTLEMENT_KINDS),
  entityId: z.string(),
  day,
  status: z.enum(DIFFERENCES),
  stated: paiseText.nullable(),
  booked: paiseText.nullable(),
  utr: z.string().nullable(),
  transactionId: z.uuid().nullable(),
};
const DifferenceSchema = z.object(differenceShape);
const ExplainedDifferenceSchema = z.object({ ...differenceShape, reason: z.string(), explainedAt: moment.nullable() });
export type Difference = z.infer<typeof DifferenceSchema>;
export type ExplainedDifference = z.infer<typeof ExplainedDifferenceSchema>;

/** Returns the schema of a section: the number of pending items, and the oldest of them. */
const sectionOf = <Item extends z.ZodType>(item: Item) => z.object({ found: count, items: z.array(item) });

const waiting = { id: z.uuid(), engagementId: z.uuid(), amount: PaiseSchema, since: moment };
const tries = { attempts: count, problem: z.string().nullable() };

/** Reasons why a refund is pending: it awaits a larger float, its bank, the staff, or the next attempt. */
export const REFUND_WAITS = ['float', 'bank', 'staff', 'retry'] as const;

/**
 * A request to reverse a posting that awaits a second person. `mayConfirm`: this reader may be that person; `isOwn`:
 * this reader made the request.
 */
const ReversalSchema = z.object({
  id: z.uuid(),
  transactionId: z.uuid(),
  event: z.string(),
  amount: PaiseSchema,
  reason: z.string(),
  requestedAt: moment,
  isOwn: z.boolean(),
  mayConfirm: z.boolean(),
});

/**
 * Pending payment work of the staff. `float` is the product's own balance at the provider, `booked` in the books and as
 * a deposit, and `custody` is the money of others there; refunds require the float above its `limit`. `payouts` are
 * rewards awaiting a decision. `incomeTax` lists the workers with pay of this financial year from the warning limit
 * on, the highest first, with the tax by the rule of the year; `hasPan`: the provider has checked their identity.
 */
export const MoneyDeskSchema = z
  .object({
    practice: z.boolean(),
    suspense: z.object({
      balance: PaiseSchema,
      items: z.array(z.object({ id: z.uuid(), event: z.string(), amount: PaiseSchema, at: moment })),
    }),
    reversals: sectionOf(ReversalSchema),
    releases: sectionOf(
      z.object({ ...waiting, ...tries, state: z.enum(['failed', 'manual', 'needs_payee', 'came_back', 'processed']) }),
    ),
    refunds: sectionOf(z.object({ ...waiting, ...tries, waitsFor: z.enum(REFUND_WAITS) })),
    holds: sectionOf(z.object({ ...waiting, state: statesOf(PAYMENT_TRANSITIONS.hold), heldUntil: moment })),
    payouts: sectionOf(
      z.object({
        ...{ id: z.uuid(), amount: PaiseSchema, since: moment, ...tries },
        ...{ state: z.enum(DECIDABLE_PAYOUTS), why: z.enum(PAYOUT_REASONS).nullable() },
        // payable, in transit or paid to the same person in this month of India
        ...{ monthSum: PaiseSchema, mayDecide: z.boolean() },
      }),
    ),
    differences: sectionOf(DifferenceSchema),
    days: z.array(
      z.object({
        provider: z.string(),
        day,
        status: z.enum(['open', 'closed']),
        checkedAt: moment,
        closedAt: moment.nullable(),
        unexplained: count,
        explained: z.array(ExplainedDifferenceSchema),
      }),
    ),
    float: z.object({
      booked: PaiseSchema,
      custody: PaiseSchema,
      limit: PaiseSchema,
      isBelow: z.boolean(),
    }),
    incomeTax: z
      .object({
        ...{ from: day, warnFrom: PaiseSchema, freeUpTo: PaiseSchema, isConfirmed: z.boolean() },
        ...sectionOf(z.object({ workerId: z.uuid(), total: PaiseSchema, tax: PaiseSchema, hasPan: z.boolean() })).shape,
      })
      .nullable(),
  })
  .meta({ id: 'MoneyDesk' });
export type MoneyDesk = z.infer<typeof MoneyDeskSchema>;

/** Numbers of decisions that await the staff: contests, and entries of the money desk. */
export const MoneyWaitingSchema = z.object({ contests: count, money: count }).meta({ id: 'MoneyWaiting' });
export type MoneyWaiting = z.infer<typeof MoneyWaitingSchema>;

/**
 * The main balance at the provider by the books and by the provider. `expected` by the books: float and custody without
 * the refunds in transit (`returning`). `stated` by the provider: null if it does not respond, and then there is no
 * `difference`.
 */
export const ProviderBalanceSchema = z
  .object({
    expected: PaiseSchema,
    returning: PaiseSchema,
    stated: paiseText.nullable(),
    difference: paiseText.nullable(),
  })
  .meta({ id: 'ProviderBalance' });
export type ProviderBalance = z.infer<typeof ProviderBalanceSchema>;

/**
 * Reasons why a posting of a payment is not reversed: the payment still progresses, or its money has been passed on.
 */
export const REVERSAL_BARRIERS = ['running', 'passed_on'] as const;
export type ReversalBarrier = (typeof REVERSAL_BARRIERS)[number];

/**
 * A posting as the staff see it before its reversal. `amount` is the sum of its debits; `reversal` the state of the
 * newest request. `needsSecond`: another person has to confirm the reversal. `barrier`: the reason in its payment that
 * forbids a reversal. `mayReverse`: nothing else forbids it to this reader.
 */
export const PostingSchema = z
  .object({
    id: z.uuid(),
    event: z.string(),
    at: moment,
    effectiveOn: day,
    amount: PaiseSchema,
    lines: z.array(z.object({ account: z.string(), amount: PaiseSchema })),
    reversal: statesOf(PAYMENT_TRANSITIONS.reversal).nullable(),
    isReversed: z.boolean(),
    needsSecond: z.boolean(),
    barrier: z.enum(REVERSAL_BARRIERS).nullable(),
    mayReverse: z.boolean(),
  })
  .meta({ id: 'Posting' });
export type PostingView = z.infer<typeof PostingSchema>;

/** Decisions about a reversal that waits. */
export const REVERSAL_DECISIONS = ['confirm', 'decline'] as const;
export const ReversalStateSchema = statesOf(PAYMENT_TRANSITIONS.reversal);
