import { formatPaise } from '@nukkad/contract/money/format-paise';
import { toPaise } from '@nukkad/contract/money/paise';
import type { Currency } from '@nukkad/contract/jobs/jobs';

/** Money as it is written in India in every language: "₹1,200", "$12.50". */
export function moneyText(amount: number, currency: Currency): string {
  const text = formatPaise(toPaise(amount));
  return currency === 'INR' ? text : text.replace('₹', '$');
}
