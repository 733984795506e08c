import { shareOf } from '@nukkad/contract/money/rounding';
import { type PriceLines, sumOf } from '../records/payment.repository.js';

/** The cost of a lost dispute: lines of the price that were not returned before, and the bank's excess debit. */
export interface LostLines extends PriceLines {
  excess: bigint;
}

const NAMES = ['wage', 'fee', 'cgst', 'sgst', 'igst'] as const;

/**
 * Returns the lines that a lost dispute of `amount` returns to the payer: the remaining lines of the price, in
 * proportion where the dispute is about less. The wage gets the rounding remainder. An amount beyond the remaining
 * lines is an excess, which the employer owes.
 */
export function lostLines(price: PriceLines, returned: readonly PriceLines[], amount: bigint): LostLines {
  const left = { ...price };
  for (const part of returned) for (const name of NAMES) left[name] -= part[name];
  const total = sumOf(left);
  if (amount >= total) return { ...left, excess: amount - total };
  const lines = { ...left };
  for (const name of NAMES) if (name !== 'wage') lines[name] = shareOf(left[name], amount, total);
  lines.wage = amount - (sumOf(lines) - lines.wage);
  return { ...lines, excess: 0n };
}
