import type { HireHint } from '@nukkad/api-client/generated/api.gen';

/** The range in rupees that half of the jobs of a kind nearby pay an hour, whole and under the names of the fields of a form. */
export interface UsualPay {
  minRate: number;
  maxRate: number;
}

/** Returns the usual pay in a hint; undefined if too few jobs are known. */
export const usualPayOf = (hint: Pick<HireHint, 'pay'> | undefined): UsualPay | undefined =>
  hint?.pay ? { minRate: Math.round(hint.pay.lowerQuartile), maxRate: Math.round(hint.pay.upperQuartile) } : undefined;
