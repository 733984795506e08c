import { z } from 'zod';
import { PaiseSchema } from '../money/paise-schema.js';

/** Terms of rewards from a day in India on (YYYY-MM-DD), until the next row. Amounts are paise. Earlier rows remain. */
export interface RewardTerms {
  from: string;
  /** Amount for each invited person that counts. */
  amount: bigint;
  /** Days for which both accounts have to exist. */
  accountDays: number;
  /** Invited people of one network and kind of browser that are paid to one person. */
  clusterMost: number;
  /** Maximum that a person receives in a month of India without a decision of the staff. */
  monthMost: bigint;
  /** Maximum that a person receives in a financial year without tax; the staff review payouts above it. */
  yearMost: bigint;
}

/** An invited person is judged by the terms of the day on which their account was created. */
export const REWARD_TERMS: readonly RewardTerms[] = [
  {
    ...{ from: '2026-01-01', amount: 10_000n, accountDays: 7, clusterMost: 3, monthMost: 100_000n },
    // Income-tax Act 2025, section 393(1): commission is paid without a deduction up to this sum of a year
    yearMost: 2_000_000n,
  },
];

/** Returns the terms of a day in India; those of the first row before it. */
export function rewardTermsOn(day: string): RewardTerms {
  const [first] = REWARD_TERMS;
  const terms = REWARD_TERMS.findLast(({ from }) => from <= day) ?? first;
  if (!terms) throw new RangeError(`No terms of rewards on ${day}`);
  return terms;
}

/**
 * Reasons for a review or a refusal of a reward: both use one UPI id or one number, many accounts share one network, one
 * side was reported or suspended, the sum of the month or of the year is large, or the account is closed.
 */
export const PAYOUT_REASONS = ['same_person', 'cluster', 'reported', 'month', 'year', 'left', 'staff'] as const;
export type PayoutReason = (typeof PAYOUT_REASONS)[number];

/**
 * Steps of a reward as its owner sees them: being checked, under review by staff, waiting for an account, in transit,
 * paid, or refused.
 */
export const REWARD_STEPS = ['checking', 'review', 'ready', 'under_way', 'paid', 'refused'] as const;
export type RewardStep = (typeof REWARD_STEPS)[number];

/** Sums of the rewards of a person by step, in paise. */
export const RewardSumsSchema = z.object(
  Object.fromEntries(REWARD_STEPS.map((step) => [step, PaiseSchema])) as Record<RewardStep, typeof PaiseSchema>,
);
export type RewardSums = z.infer<typeof RewardSumsSchema>;

/** Decisions of the staff about a reward that waits for them. */
export const PAYOUT_DECISIONS = ['pay', 'refuse'] as const;
/** States of payouts that the staff see, and decide about. */
export const DECIDABLE_PAYOUTS = ['review', 'manual', 'refused'] as const;
