import type { Format } from './format';

type Currency = 'INR' | 'USD';

/** Formats an amount, or its minimum and maximum, in the currency of the pay: "₹560", "₹560–640", "$15–25". */
export function moneyRange(
  format: Pick<Format, 'rupees' | 'number'>,
  currency: Currency,
  from: number,
  to = from,
): string {
  const money = (value: number): string => (currency === 'INR' ? format.rupees(value) : `$${format.number(value)}`);
  return from === to ? money(from) : `${money(from)}–${money(to).replace(/^[₹$]/, '')}`;
}
