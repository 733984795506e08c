import type { CURRENCIES } from '@nukkad/domain/jobs';
import type { Format } from './format';

type Currency = (typeof CURRENCIES)[number];

/** "₹560", "₹560–640", "$15–25": an amount, or the least and the most of it, in the currency of the pay. */
export function moneyRange(
  format: Pick<Format, 'rupees' | 'number'>,
  currency: Currency,
  from: number,
  to = from,
): string {
  const money = (value: number): string => (currency === 'INR' ? format.rupees(value) : `$${format.number(value)}`);
  return from === to ? money(from) : `${money(from)}–${money(to).replace(/^[₹$]/, '')}`;
}
