import type { HireHint } from '@nukkad/api-client/generated/api.gen';

/**
 * The hourly pay in rupees of the middle half of the jobs of a kind nearby, in whole rupees and with the names of the
 * form's fields.
 */
export interface UsualPay {
  minRate: number;
  maxRate: number;
}

/** Returns the usual pay in a hint; undefined if too few jobs are known. */
export const usualPayOf = (hint: Pick<HireHint, 'pay'> | undefined): UsualPay | undefined =>
  hint?.pay ? { minRate: Math.round(hint.pay.lowerQuartile), maxRate: Math.round(hint.pay.upperQuartile) } : undefined;
