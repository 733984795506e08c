import { describe, expect, it } from '@jest/globals';
import { REWARD_TERMS, rewardTermsOn } from './reward-payouts.js';

describe('the terms of rewards', () => {
  it('are listed in the order of their days', () => {
    const days = REWARD_TERMS.map(({ from }) => from);
    expect(days).toEqual([...new Set(days)].sort());
  });

  it('pay 100 rupees for each person from the first row on, and for earlier ones', () => {
    for (const day of ['2025-12-31', '2026-01-01', '2026-11-29']) {
      expect(rewardTermsOn(day)).toMatchObject({
        amount: 10_000n,
        accountDays: 7,
        clusterMost: 3,
        monthMost: 100_000n,
      });
    }
  });
});
