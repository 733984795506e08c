import { describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import type { RowBatch, RowBatches } from '../../../common/schedule/row-batches.js';
import type { UpiIds } from '../../engagements/engagements.public.js';
import type { PayoutVerdict, RewardPayouts } from '../../payments/payments.public.js';
import { CheckRewardsUseCase } from '../check-rewards.use-case.js';
import type { EarnedReward, EarnedRewardsRepository } from '../earned-rewards.repository.js';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-30T06:00:00Z');
const MONTH = '2026-10-31T18:30:00.000Z';
const YEAR = '2026-03-31T18:30:00.000Z';
const PAYABLE = { to: 'payable' };

interface Facts extends Partial<EarnedReward> {
  /** Both accounts use one UPI id. */
  hasSameUpiId?: boolean;
  /** Paise that are paid to the person since the start of the month, and of the financial year. */
  inMonth?: bigint;
  inYear?: bigint;
}

/** Returns the verdict about one reward, the starts of the periods that were summed, and the steps of the check. */
async function judge({ hasSameUpiId = false, inMonth = 0n, inYear = 0n, ...fields }: Facts) {
  const reward: EarnedReward = {
    ...{ id: 'reward', inviterId: 'inviter', invitedId: 'invited', amount: 10_000n, joinedAt: NOW, status: 'counts' },
    ...{ bothSince: new Date(NOW.getTime() - 30 * DAY_MS), clusterSize: 0, isReported: false, hasLeft: false },
    ...fields,
  };
  const verdicts: PayoutVerdict[] = [];
  const summed: string[] = [];
  const steps: string[] = [];
  const query = (statement: string): Promise<unknown[]> => {
    steps.push(statement.includes('pg_advisory_xact_lock') ? 'lock' : statement);
    return Promise.resolve([]);
  };
  const tx = { query } as unknown as EntityManager;
  const batches: Pick<RowBatches, 'runBatches'> = {
    runBatches: async <Row extends { id: string }>(_round: string, { claim, effect, size }: RowBatch<Row>) => {
      const rows = await claim(tx, size, []);
      for (const row of rows) await effect(tx, row);
      return rows.length;
    },
  };
  const rewards: Pick<EarnedRewardsRepository, 'listNew' | 'listOpen'> = {
    listNew: () => {
      steps.push('list new');
      return Promise.resolve([]);
    },
    listOpen: () => {
      steps.push('list open');
      return Promise.resolve([reward]);
    },
  };
  const payouts: Pick<RewardPayouts, 'decide' | 'sumPayableSince'> = {
    decide: (_tx, _id, verdict) => {
      verdicts.push(verdict);
      return Promise.resolve(true);
    },
    sumPayableSince: (_tx, _userId, since) => {
      summed.push(since.toISOString());
      return Promise.resolve(since.toISOString() === MONTH ? inMonth : inYear);
    },
  };
  const upiIds: Pick<UpiIds, 'isSame'> = { isSame: () => Promise.resolve(hasSameUpiId) };
  const decided = await new CheckRewardsUseCase(
    batches as RowBatches,
    rewards as EarnedRewardsRepository,
    payouts as RewardPayouts,
    upiIds as UpiIds,
  ).execute(NOW);
  expect(verdicts).toHaveLength(decided);
  return { verdict: verdicts[0] ?? null, summed, steps };
}

describe('the verdict about a reward', () => {
  it.each<[string, Facts, object | null]>([
    ['is payable without a reason against it', {}, PAYABLE],
    ['is open one millisecond before both accounts are seven days old', { bothSince: ago(7 * DAY_MS - 1) }, null],
    ['is payable from the moment that both accounts are seven days old', { bothSince: ago(7 * DAY_MS) }, PAYABLE],
    ['is open while a contact is verified again', { status: 'waiting' }, null],
    [
      'is refused for a known phone, whatever the age',
      { status: 'known_phone', bothSince: NOW },
      refused('same_person'),
    ],
    ['is refused for an account that has left', { hasLeft: true, status: 'waiting' }, refused('left')],
    [
      'names the account that has left before the known phone',
      { hasLeft: true, status: 'known_phone' },
      refused('left'),
    ],
    ['is refused for the same UPI id', { hasSameUpiId: true, isReported: true }, refused('same_person')],
    ['is open for the same UPI id until the accounts are old', { hasSameUpiId: true, bothSince: NOW }, null],
    ['is payable for the third account of one device', { clusterSize: 3 }, PAYABLE],
    ['is a review for the fourth account of one device', { clusterSize: 4 }, review('cluster')],
    ['is a review for a reported account', { isReported: true }, review('reported')],
    ['names the device before the report', { clusterSize: 4, isReported: true }, review('cluster')],
    ['is payable up to ₹1,000 in the month', { inMonth: 90_000n }, PAYABLE],
    ['is a review from one paisa above ₹1,000 in the month', { inMonth: 90_001n }, review('month')],
    ['is payable up to ₹20,000 in the financial year', { inYear: 1_990_000n }, PAYABLE],
    ['is a review from one paisa above ₹20,000 in the year', { inYear: 1_990_001n }, review('year')],
    ['names the month before the year', { inMonth: 100_000n, inYear: 2_000_000n }, review('month')],
  ])('%s', async (_rule, facts, verdict) => {
    expect((await judge(facts)).verdict).toEqual(verdict);
  });

  it('sums the payouts of the present month and financial year of India', async () => {
    expect((await judge({})).summed).toEqual([MONTH, YEAR]);
  });

  it('locks out other processes before it reads the rewards', async () => {
    expect((await judge({})).steps).toEqual(['lock', 'list new', 'lock', 'list open']);
  });

  function ago(ms: number): Date {
    return new Date(NOW.getTime() - ms);
  }
  function refused(why: string): object {
    return { to: 'refused', why };
  }
  function review(why: string): object {
    return { to: 'review', why };
  }
});
