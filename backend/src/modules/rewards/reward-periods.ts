import { indianDay } from '@nukkad/contract/india-time';

const APRIL = 4;
const startOf = (year: number, month: number): Date => new Date(Date.UTC(year, month - 1, 1) - 19_800_000);

const yearAndMonth = (now: Date): [number, number] => {
  const [year = 0, month = 0] = indianDay(now).split('-').map(Number);
  return [year, month];
};

/** Returns the first moment of the month of India. */
export function startOfMonth(now: Date): Date {
  return startOf(...yearAndMonth(now));
}

/** Returns the first moment of the financial year of India. */
export function startOfTaxYear(now: Date): Date {
  const [year, month] = yearAndMonth(now);
  return startOf(month >= APRIL ? year : year - 1, APRIL);
}
