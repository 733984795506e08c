import { z } from 'zod';
import { LANGUAGES } from '../languages.js';

const PAYER_ACTIONS = ['ok', 'fail', 'failthenok', 'cancel', 'silent'] as const;
/** The clock of the practice page moves by at most this much at once. */
const CLOCK_STEP_MAX_SECONDS = 31 * 86_400;
/** Simulated actions of the banks and the provider on a payment, a transfer, an account or events. */
export const PRACTICE_EVENTS = [
  ...(['dispute', 'disputeWon', 'disputeLost', 'wageReturned', 'wageSentAgain', 'refundReturned'] as const),
  ...(['accountActive', 'accountUnclear', 'accountStopped', 'accountAged'] as const),
  ...(['eventsLost', 'eventsSent', 'secretChanged'] as const),
] as const;
export type PracticeEvent = (typeof PRACTICE_EVENTS)[number];
const OBJECT_ID_MAX = 40;

/** The page of practice payments. */
export const PracticeQuerySchema = z.strictObject({ lang: z.enum(LANGUAGES).optional() });

/** An action of the payer, an action of a bank, or an advance of the bank's clock. */
export const PracticeActionSchema = z.strictObject({
  lang: z.enum(LANGUAGES).default('en'),
  order: z.string().max(OBJECT_ID_MAX).optional(),
  payer: z.enum(PAYER_ACTIONS).optional(),
  event: z.enum(PRACTICE_EVENTS).optional(),
  object: z.string().max(OBJECT_ID_MAX).optional(),
  seconds: z.coerce.number().int().min(0).max(CLOCK_STEP_MAX_SECONDS).optional(),
});
