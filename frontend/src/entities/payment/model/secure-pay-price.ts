import { rateOn } from '@nukkad/contract/money/rates';
import { priceSecurePay } from '@nukkad/contract/money/secure-pay';
import { indianDay } from '@nukkad/contract/india-time';

/** The price that an employer pays for a wage, in paise: the taxes on the fee are one line. */
export interface PriceLinesOfWage {
  wage: bigint;
  fee: bigint;
  tax: bigint;
  total: bigint;
}

const BASIS_POINTS_PER_PERCENT = 100;

/** The price of a wage (paise) at the rates of the day of a moment (milliseconds since 1970). */
export function priceAt(wage: bigint, now: number): PriceLinesOfWage {
  const { fee, cgst, sgst, igst, total } = priceSecurePay(wage, { day: indianDay(new Date(now)), place: 'own_state' });
  return { wage, fee, tax: cgst + sgst + igst, total };
}

/** The fee and the tax on it at a moment, in percent. */
export function ratesAt(now: number): { fee: number; tax: number } {
  const day = indianDay(new Date(now));
  const percent = (...names: ('fee' | 'cgst' | 'sgst')[]): number =>
    names.reduce((sum, name) => sum + rateOn(name, day).basisPoints, 0) / BASIS_POINTS_PER_PERCENT;
  return { fee: percent('fee'), tax: percent('cgst', 'sgst') };
}
