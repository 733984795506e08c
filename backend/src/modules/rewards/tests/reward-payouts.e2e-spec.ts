import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { indianDay } from '@nukkad/contract/india-time';
import { REWARD_RUPEES } from '@nukkad/contract/limits';
import { REWARD_TERMS } from '@nukkad/contract/payments/reward-payouts';
import type { EntityManager } from 'typeorm';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { PayoutOutcomes } from '../../payments/payouts/payout-outcomes.js';
import { type Payout, PayoutRepository } from '../../payments/payouts/payout.repository.js';
import { PollPayoutsUseCase } from '../../payments/payouts/poll-payouts.use-case.js';
import type { ProviderTransfer } from '../../payments/provider/payment-provider.js';
import {
  ReconcilePaymentsUseCase,
  REPORTED_AFTER_MS,
} from '../../payments/reconciliation/reconcile-payments.use-case.js';
import { returnTransfer, settleAgain } from '../../payments/simulator/simulated-transfers.js';
import { arrangeRewards, type RewardsMoney } from './rewards-money.js';

const DAY_MS = 86_400_000;
/** 0.25 % of 100 rupees, and 18 % of that as tax. */
const COSTS = { 'provider.cost': '25', 'gst.input': '5' };
const SENT = {
  ...{ ...COSTS, 'own.pa': '-10030', 'rewards.expense': '10000' },
  ...{ 'custody.linked': '10000', 'rewards.transit': '-10000' },
};

describe('the payout of a reward', () => {
  let test: TestApp;
  let money: RewardsMoney;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    money = await arrangeRewards(test);
  });

  const transfers = (): Promise<object[]> => money.inWorld(({ state }) => Object.values(state.transfers));
  const statement = async (): Promise<string[]> => {
    const { body } = await money.inviter.get('/api/user/statement?limit=20').expect(200);
    return (body as { kind: string; amount: string }[]).map(({ kind, amount }) => `${kind} ${amount}`).sort();
  };
  const notices = async (): Promise<string[]> => {
    const rows: { notice: string }[] = await test.dataSource.query(
      `SELECT split_part(text, '.', 2) || ' ' || link AS notice FROM notifications
       WHERE user_id = $1 AND text LIKE 'payments:%' AND text NOT LIKE '%account%' ORDER BY created_at, id`,
      [money.inviter.id],
    );
    return rows.map(({ notice }) => notice);
  };
  const sendOne = async (): Promise<void> => {
    await money.openAccount();
    await money.invite();
    await money.check();
    await money.settle();
  };

  it('equals the amount on the page', () => {
    expect(REWARD_TERMS.at(-1)?.amount).toBe(BigInt(REWARD_RUPEES) * 100n);
  });

  it('waits until both accounts are seven days old, and for the owner’s payout account', async () => {
    const young = new Date(Date.now() - 6.9 * 86_400_000);
    await money.invite({ createdAt: young });
    await money.check();
    expect(await money.payouts()).toEqual(['earned']);
    expect(await money.balances()).toEqual({ 'rewards.expense': '10000', 'rewards.payable': '-10000' });
    expect((await money.rewards()).sums).toMatchObject({ checking: '10000', ready: '0' });

    expect(await money.check(new Date(Date.now() + 86_400_000))).toBe(1);
    await money.settle();
    expect(await money.payouts()).toEqual(['payable']);
    expect((await money.rewards()).sums).toMatchObject({ checking: '0', ready: '10000' });
    expect(await transfers()).toEqual([]);

    await (await arrangeRewards(test)).openAccount();
    expect(await test.app.get(PollPayoutsUseCase, { strict: false }).execute()).toBe(0);

    await money.openAccount();
    await money.poll();
    expect(await money.payouts()).toEqual(['sent']);
    expect(await transfers()).toMatchObject([{ amount: 10_000, on_hold: false, status: 'processed' }]);
  });

  it('is posted when it is sent and when it arrives at the bank, and appears in the owner’s statement', async () => {
    await sendOne();
    expect(await money.payouts()).toEqual(['sent']);
    expect(await money.balances()).toEqual(SENT);
    expect(await statement()).toEqual(['reward_earned 10000', 'reward_paid -10000']);
    await money.passDays(6);
    await money.poll();
    expect(await money.payouts()).toEqual(['paid']);
    const { 'custody.linked': _linked, 'rewards.transit': _transit, ...left } = SENT;
    expect(await money.balances()).toEqual(left);
    expect(await money.rewards()).toMatchObject({
      ...{ earned: 100, sums: { under_way: '0', paid: '10000' } },
      invited: [{ status: 'counts', step: 'paid', why: null }],
    });
    expect(await notices()).toEqual(['rewardPaid /statement']);
  });

  it('is executed once for any number of checks, plans and processes', async () => {
    await money.openAccount();
    await money.invite();
    await Promise.all([money.check(), money.check(), money.check()]);
    const [id] = await money.payoutIds();
    await test.dataSource.query(
      `INSERT INTO outbox (task, queue, payload)
       SELECT 'payments.advance-payout', 'default', jsonb_build_object('payoutId', $1::text) FROM generate_series(1, 20)`,
      [id],
    );
    await money.settle();
    await money.check();
    expect(await money.payouts()).toEqual(['sent']);
    expect(await transfers()).toHaveLength(1);
    expect(await money.balances()).toEqual(SENT);
  });

  it.each(['timeout', 'bad-gateway', 'busy'] as const)(
    'is executed once when its first attempt ends in %s',
    async (fault) => {
      await money.openAccount();
      await money.inWorld(({ state }) => {
        state.faults = [{ fault, path: '/v1/transfers' }];
      });
      await money.invite();
      await money.check();
      await money.settle();
      expect(await transfers()).toHaveLength(1);
      expect(await money.balances()).toEqual(SENT);
    },
  );

  it('is sent again with a new key after a refusal, and passed to the staff after five', async () => {
    await money.openAccount();
    const change = (status: 'suspended' | 'activated'): Promise<void> =>
      money.inWorld(({ state }) => {
        for (const account of Object.values(state.accounts)) account.status = status;
      });
    await change('suspended');
    await money.invite();
    await money.check();
    await money.settle();
    expect(await money.payouts()).toEqual(['manual']);
    expect(await money.balances()).toEqual({ 'rewards.expense': '10000', 'rewards.payable': '-10000' });
    const [{ pending }] = (await test.dataSource.query(
      'SELECT sum(pending_out)::text AS pending FROM ledger_balances',
    )) as [{ pending: string }];
    expect(pending).toBe('0');
    expect(await transfers()).toEqual([]);
  });

  it('is booked for a transfer that exists although another process recorded a refusal of its key', async () => {
    await money.openAccount();
    await money.invite();
    await money.check();
    const [id = ''] = await money.payoutIds();
    const inTransaction = <T>(work: (tx: EntityManager) => Promise<T>): Promise<T> => test.dataSource.transaction(work);
    const outcomes = test.app.get(PayoutOutcomes, { strict: false });
    const lock = () =>
      inTransaction(async (tx) => (await test.app.get(PayoutRepository, { strict: false }).lock(tx, id))!);
    const advance = jest.spyOn(PayoutOutcomes.prototype, 'recordSent').mockResolvedValue(undefined);
    await money.settle();
    const [payout, transfer] = advance.mock.calls[0]!.slice(1) as [Payout, ProviderTransfer];
    advance.mockRestore();
    await inTransaction((tx) => outcomes.recordRefusal(tx, payout, 'no', 'refused'));
    expect(await lock()).toMatchObject({ status: 'failed', key: payout.key });
    await inTransaction((tx) => outcomes.recordSent(tx, payout, transfer));
    expect(await money.payouts()).toEqual(['sent']);
    expect(await money.balances()).toEqual(SENT);
    const [{ pending }] = (await test.dataSource.query(
      'SELECT sum(pending_out)::text AS pending FROM ledger_balances',
    )) as [{ pending: string }];
    expect(pending).toBe('0');
  });

  it('remains the owner’s after a return by the bank, and is paid when the provider settles it again', async () => {
    await sendOne();
    await money.passDays(6);
    await money.poll();
    const [{ id }] = (await transfers()) as [{ id: string }];
    await money.inWorld((world) => returnTransfer(world, id));
    await money.poll();
    await money.poll();
    expect(await money.payouts()).toEqual(['came_back']);
    expect(await notices()).toEqual(['rewardPaid /statement', 'rewardReturned /statement']);
    expect(await money.balances()).toEqual(SENT);
    await money.inWorld((world) => settleAgain(world, id));
    await money.passDays(6);
    await money.poll();
    expect(await money.payouts()).toEqual(['paid']);
    expect(await transfers()).toHaveLength(1);
    expect((await money.balances())['rewards.transit']).toBeUndefined();
  });

  it('matches the row of the settlement report', async () => {
    await sendOne();
    await money.inWorld(({ state, now }) => {
      for (const transfer of Object.values(state.transfers)) transfer.settles_at = now;
    });
    await money.inWorld(() => undefined);
    await money.poll();
    const noon = new Date(Date.parse(`${indianDay(new Date(Date.now() - 6 * DAY_MS))}T12:00:00+05:30`));
    await money.inWorld(({ state }) => {
      for (const row of state.rows) row.created_at = noon.getTime() / 1000;
    });
    const reported = new Date(noon.getTime() + REPORTED_AFTER_MS);
    await test.app.get(ReconcilePaymentsUseCase, { strict: false }).execute(reported);
    const rows: object[] = await test.dataSource.query(
      'SELECT kind, status, stated::text, booked::text FROM payment_reconciliation_rows',
    );
    expect(rows).toEqual([{ kind: 'transfer', status: 'matched', stated: '-10030', booked: '-10030' }]);
  });
});
