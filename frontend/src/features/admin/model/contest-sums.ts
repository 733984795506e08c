import { parsePaise, toPaise, toRupees } from '@nukkad/contract/money/paise';
import type { StaffContest } from '@nukkad/contract/payments/staff-contests';
import { typedAmount } from '@nukkad/contract/typing/typed-amount';

const PAISE_PER_RUPEE = 100n;

/** The figures of a contest in paise: the bounds of the amount due, and the suggested amounts. */
interface ContestSums {
  lower: bigint;
  higher: bigint;
  worker: bigint;
  employer: bigint;
  /** The middle of both figures, in whole rupees if such a sum lies between them. */
  middle: bigint;
}

export function sumsOf({ worker, employer }: Pick<StaffContest, 'worker' | 'employer'>): ContestSums {
  const sides = { worker: parsePaise(worker.owed), employer: parsePaise(employer.owed) };
  const [lower, higher] =
    sides.worker < sides.employer ? [sides.worker, sides.employer] : [sides.employer, sides.worker];
  const half = (lower + higher) / 2n;
  const whole = (half / PAISE_PER_RUPEE) * PAISE_PER_RUPEE;
  return { lower, higher, ...sides, middle: whole < lower ? half : whole };
}

/** A sum as it is typed in rupees. */
export const typedSum = (paise: bigint): string => String(toRupees(paise));

/** Parses a sum typed in rupees to paise, if it is between both figures; null otherwise. */
export function readSum(typed: string, { lower, higher }: ContestSums): bigint | null {
  const rupees = typedAmount(typed);
  if (rupees === null || rupees > toRupees(higher)) return null;
  const sum = toPaise(rupees);
  return sum >= lower && sum <= higher ? sum : null;
}
