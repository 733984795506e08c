import { lineOf } from './rounding.js';
import { rateOn } from './rates.js';

/** Whether the employer is in the State of the product, which determines whether two taxes apply or one. */
export type SupplyPlace = 'own_state' | 'other_state';

/** Price for the employer of a wage, in paise: each line is rounded separately. */
export interface SecurePayPrice {
  wage: bigint;
  fee: bigint;
  cgst: bigint;
  sgst: bigint;
  igst: bigint;
  total: bigint;
}

/** Returns the price of Secure Pay for a wage at the rates of a day in India (YYYY-MM-DD). */
export function priceSecurePay(wage: bigint, { day, place }: { day: string; place: SupplyPlace }): SecurePayPrice {
  const fee = lineOf(wage, rateOn('fee', day));
  const isOwnState = place === 'own_state';
  const cgst = isOwnState ? lineOf(fee, rateOn('cgst', day)) : 0n;
  const sgst = isOwnState ? lineOf(fee, rateOn('sgst', day)) : 0n;
  const igst = isOwnState ? 0n : lineOf(fee, rateOn('igst', day));
  return { wage, fee, cgst, sgst, igst, total: wage + fee + cgst + sgst + igst };
}
