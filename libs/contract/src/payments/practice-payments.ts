import { z } from 'zod';

const LANGUAGES = ['en', 'hi', 'kn'] as const;
const PAYER_ACTIONS = ['ok', 'fail', 'failthenok', 'cancel', 'silent'] as const;
/** The clock of the practice page moves by at most this much at once. */
const CLOCK_STEP_MAX_SECONDS = 31 * 86_400;
const ORDER_ID_MAX = 40;

/** The page of practice payments. */
export const PracticeQuerySchema = z.strictObject({ lang: z.enum(LANGUAGES).optional() });

/** What the payer does, or by how much the clock of the bank moves. */
export const PracticeActionSchema = z.strictObject({
  lang: z.enum(LANGUAGES).default('en'),
  order: z.string().max(ORDER_ID_MAX).optional(),
  payer: z.enum(PAYER_ACTIONS).optional(),
  seconds: z.coerce.number().int().min(0).max(CLOCK_STEP_MAX_SECONDS).optional(),
});
