import { divideHalfUp, toPaise } from '@nukkad/contract/money/paise';
import { typedAmount } from '@nukkad/contract/typing/typed-amount';

const QUARTERS = 4;

/** Parses typed hours, in whole quarters and at most `most`; null otherwise. */
export function typedHours(typed: string, most: number): number | null {
  const hours = typedAmount(typed);
  return hours !== null && hours <= most && Number.isInteger(hours * QUARTERS) ? hours : null;
}

/** Returns the amount for hours at a rate of whole rupees an hour, and its part within the reserved sum; in paise. */
export function payFor(hours: number, rate: number, reserved: bigint): { owed: bigint; within: bigint } {
  const owed = divideHalfUp(toPaise(rate) * BigInt(Math.round(hours * QUARTERS)), BigInt(QUARTERS));
  return { owed, within: owed < reserved ? owed : reserved };
}
