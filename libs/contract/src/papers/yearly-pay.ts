import { z } from 'zod';
import { PaiseSchema } from '../money/paise-schema.js';

const day = z.iso.date();

/**
 * Pay of a worker in a financial year of India, by the pay slips: through Secure Pay, and direct pay that both sides
 * confirmed. `tax` is the rule of the year: `isConfirmed` states whether the product may deduct it; null for a year
 * without a rule.
 */
export const YearlyPaySchema = z
  .object({
    from: day,
    to: day,
    total: PaiseSchema,
    tax: z
      .object({
        basisPoints: z.int32(),
        freeUpTo: PaiseSchema,
        warnFrom: PaiseSchema,
        isConfirmed: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'YearlyPay' });
export type YearlyPay = z.infer<typeof YearlyPaySchema>;
