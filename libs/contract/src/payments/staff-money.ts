import { PaiseSchema, paiseText } from '../money/paise-schema.js';
import { DIFFERENCES, REVERSAL_DECISIONS, ReversalStateSchema, SETTLEMENT_KINDS } from './money-desk.js';
import { DECIDABLE_PAYOUTS, PAYOUT_DECISIONS } from './reward-payouts.js';
import { z } from 'zod';
import { REASON_MAX } from '../limits.js';
import { requiredLine, requiredText } from '../primitives.js';

const NAME_MAX = 100;

/** The number of a row of a settlement report at its provider. */
export const entityName = requiredLine(NAME_MAX);

/**
 * Reason why a difference between the report of a day and the books is accepted. The amounts and the state are those
 * that the page showed.
 */
export const ExplainDifferenceSchema = z
  .strictObject({
    provider: requiredLine(NAME_MAX),
    kind: z.enum(SETTLEMENT_KINDS),
    status: z.enum(DIFFERENCES),
    stated: paiseText.nullable(),
    booked: paiseText.nullable(),
    reason: requiredText(REASON_MAX),
  })
  .meta({ id: 'ExplainDifference' });
export type ExplainDifference = z.infer<typeof ExplainDifferenceSchema>;

/**
 * Reason of a posting's reversal. `amount` is the amount that the page showed, `state` the state of the newest
 * reversal.
 */
export const ReversePostingSchema = z
  .strictObject({ amount: PaiseSchema, state: ReversalStateSchema.nullable(), reason: requiredText(REASON_MAX) })
  .meta({ id: 'ReversePosting' });
export type ReversePosting = z.infer<typeof ReversePostingSchema>;

/** A second person confirms or declines a reversal in the state that the page has shown. */
export const DecideReversalSchema = z
  .strictObject({ state: ReversalStateSchema, decision: z.enum(REVERSAL_DECISIONS) })
  .meta({ id: 'DecideReversal' });
export type DecideReversal = z.infer<typeof DecideReversalSchema>;

/** The staff pay a reward or refuse it, in the state that the page has shown; the reason is for the record. */
export const DecidePayoutSchema = z
  .strictObject({
    state: z.enum(DECIDABLE_PAYOUTS),
    decision: z.enum(PAYOUT_DECISIONS),
    reason: requiredText(REASON_MAX),
  })
  .meta({ id: 'DecidePayout' });
export type DecidePayout = z.infer<typeof DecidePayoutSchema>;
