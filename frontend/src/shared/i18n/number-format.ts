import { formatPaise, groupDigits } from '@nukkad/contract/money/format-paise';
import { toPaise } from '@nukkad/contract/money/paise';

/** 1,20,000: thousands first, then pairs, in all three languages (ICU groups Kannada by thousands). */
export function groupIndian(value: number): string {
  const [whole = '0', fraction] = Math.abs(value).toString().split('.');
  return `${value < 0 ? '−' : ''}${groupDigits(whole)}${fraction ? `.${fraction}` : ''}`;
}

/** Formats whole rupees as ₹1,20,000; an amount with paise has two decimals. */
export const rupees = (amount: number): string => formatPaise(toPaise(amount));
