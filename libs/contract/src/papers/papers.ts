import { z } from 'zod';
import { PaiseSchema, paiseText } from '../money/paise-schema.js';
import { gstin } from './gstin.js';
import { PAPER_KINDS } from './paper-numbers.js';

const moment = z.iso.datetime({ offset: true });
const day = z.iso.date();

/** Subject of a line of a paper: the wage, the fee of the product, and the taxes on the fee. */
export const PAPER_LINE_KINDS = ['wage', 'fee', 'cgst', 'sgst', 'igst'] as const;
export type PaperLineKind = (typeof PAPER_LINE_KINDS)[number];

/**
 * Reasons of a payment to a worker: work, or compensation because the employer cancelled late or turned the worker
 * away.
 */
export const PAY_SLIP_REASONS = ['work', 'late_cancellation', 'turned_away'] as const;

/** One line, in paise; `basisPoints` is the rate of a fee or a tax (500 is 5 %). */
export const PaperLineSchema = z.object({
  kind: z.enum(PAPER_LINE_KINDS),
  basisPoints: z.int32().nullable(),
  amount: PaiseSchema,
});

const StateSchema = z.object({ code: z.string(), name: z.string() });

/**
 * Fields of a paper required by the GST rules: supplier, recipient, place, and the code of the service. `reference` is
 * the number of the preceding paper. A supplier without `gstin` issues no tax paper.
 */
export const TaxPartSchema = z.object({
  supplier: z.object({ name: z.string(), address: z.string(), gstin: z.string().nullable() }),
  recipient: z.object({ name: z.string(), address: z.string(), gstin: z.string().nullable(), state: StateSchema }),
  placeOfSupply: StateSchema,
  serviceCode: z.string(),
  reference: z.string().nullable(),
});
export type TaxPart = z.infer<typeof TaxPartSchema>;

/** A payment that the worker's bank has; `reference` is the number of the bank transfer (UTR), where a provider stated it. */
export const PayoutSchema = z.object({ amount: PaiseSchema, on: day, reference: z.string().nullable() });

/**
 * The work on a pay slip. `rate` is paise per hour, or per month by `rateType`; null if none was agreed. `hours` are
 * the paid hours. `method`: through Secure Pay, or paid directly and confirmed by both. `welfareFee` is paid by the
 * product and is not part of the total. `replaces` is the number of an earlier slip that is no longer valid.
 */
export const PayPartSchema = z.object({
  worker: z.string(),
  employer: z.string(),
  from: moment,
  to: moment,
  hours: z.number().nullable(),
  rate: paiseText.nullable(),
  rateType: z.enum(['hourly', 'monthly']),
  reason: z.enum(PAY_SLIP_REASONS),
  method: z.enum(['secure', 'direct']),
  payouts: z.array(PayoutSchema),
  welfareFee: PaiseSchema,
  replaces: z.string().nullable(),
});
export type PayPart = z.infer<typeof PayPartSchema>;

/** A paper in a list. `practice`: no real money, and no tax paper. `title` is that of the work. `total` is the sum of its lines. */
export const PaperSummarySchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(PAPER_KINDS),
    number: z.string(),
    issuedOn: day,
    practice: z.boolean(),
    engagementId: z.uuid(),
    title: z.string(),
    total: PaiseSchema,
  })
  .meta({ id: 'PaperSummary' });
export type PaperSummary = z.infer<typeof PaperSummarySchema>;

/** An issued paper, which never changes. Pay slips have `pay`, all others `tax`. */
export const PaperSchema = z
  .object({
    ...PaperSummarySchema.shape,
    lines: z.array(PaperLineSchema),
    tax: TaxPartSchema.nullable(),
    pay: PayPartSchema.nullable(),
  })
  .meta({ id: 'Paper' });
export type Paper = z.infer<typeof PaperSchema>;

/** The number under which an employer is registered for GST, which papers of the fee name; null: not registered. */
export const TaxDetailsSchema = z.object({ gstin: z.string().nullable() }).meta({ id: 'TaxDetails' });
export type TaxDetails = z.infer<typeof TaxDetailsSchema>;

export const UpdateTaxDetailsSchema = z.strictObject({ gstin: gstin.nullable() }).meta({ id: 'UpdateTaxDetails' });
export type UpdateTaxDetails = z.infer<typeof UpdateTaxDetailsSchema>;
