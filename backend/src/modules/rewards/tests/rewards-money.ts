import type { Rewards } from '@nukkad/contract/payments/rewards';
import type { TestApp } from '../../../../test/app.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { Payees } from '../../payments/payments.public.js';
import { PollPayoutsUseCase } from '../../payments/payouts/poll-payouts.use-case.js';
import { ageAccount } from '../../payments/simulator/simulated-accounts.js';
import { PaymentSimulator } from '../../payments/simulator/payment-simulator.js';
import type { SimulatedWorld } from '../../payments/simulator/simulated-world.js';
import { runPaymentTasks } from '../../payments/tests/payment-tasks.js';
import type { UserEntity } from '../../users/users.public.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { CheckRewardsUseCase } from '../check-rewards.use-case.js';
import { saveReferral } from './referral.factory.js';

const DAY_MS = 86_400_000;
/** Accounts of this age are old enough for a reward. */
export const OLD = new Date(Date.now() - 30 * DAY_MS);

/** An inviting person, and the acts of the clock and the provider on the rewards. */
export interface RewardsMoney {
  inviter: Person;
  /** Creates a verified account that joined by the link. */
  invite: (fields?: Partial<UserEntity>, origin?: string | null) => Promise<UserEntity>;
  /** Creates the inviter's account at the provider, which accepts transfers. */
  openAccount: () => Promise<void>;
  check: (now?: Date) => Promise<number>;
  settle: () => Promise<void>;
  /** Asks the provider about every reward again. */
  poll: () => Promise<void>;
  /** Days pass in the world of the provider. */
  passDays: (days: number) => Promise<void>;
  inWorld: <T>(work: (world: SimulatedWorld) => T) => Promise<T>;
  rewards: () => Promise<Rewards>;
  /** State and reason of each reward, in the order of their invitations. */
  payouts: () => Promise<string[]>;
  payoutIds: () => Promise<string[]>;
  /** Returns balances by kind of account, in paise by the books, except balances of 0. */
  balances: () => Promise<Record<string, string>>;
}

export async function arrangeRewards(test: TestApp, fields: Partial<UserEntity> = {}): Promise<RewardsMoney> {
  const { dataSource } = test;
  const inviter = await seeker(test, { firstName: 'Asha', lastName: 'Rao', createdAt: OLD, ...fields });
  const simulator = test.app.get(PaymentSimulator, { strict: false });
  const settle = (): Promise<void> => runPaymentTasks(test);
  const queue = (task: string, payload: object): Promise<unknown> =>
    dataSource.query(`INSERT INTO outbox (task, queue, payload) VALUES ($1, 'default', $2)`, [
      task,
      JSON.stringify(payload),
    ]);
  await simulator.act(({ state }) => {
    state.delivery = 'lost';
  });
  return {
    inviter,
    invite: async (fields = {}, origin = null) => {
      const user = await saveUser(dataSource, { createdAt: OLD, ...fields });
      await saveReferral(dataSource, { inviterId: inviter.id, invitedId: user.id, origin, createdAt: new Date() });
      return user;
    },
    openAccount: async () => {
      await dataSource.transaction((tx) => test.app.get(Payees, { strict: false }).submit(tx, inviter.id));
      await settle();
      await simulator.act((world) => {
        for (const id of Object.keys(world.state.accounts)) ageAccount(world, id);
      });
      await queue('payments.sync-payee', { userId: inviter.id });
      await settle();
    },
    check: (now) => test.app.get(CheckRewardsUseCase, { strict: false }).execute(now),
    settle,
    poll: async () => {
      await dataSource.query(`UPDATE payment_payouts SET checked_at = now() - interval '2 days'`);
      await test.app.get(PollPayoutsUseCase, { strict: false }).execute();
      await settle();
    },
    passDays: async (days) => {
      await simulator.act(({ state }) => {
        state.offset += days * (DAY_MS / 1000);
      });
      await simulator.act(() => undefined);
    },
    inWorld: (work) => simulator.act(work),
    rewards: async () => (await inviter.get('/api/rewards').expect(200)).body as Rewards,
    payouts: async () => {
      const rows: { value: string }[] = await dataSource.query(
        `SELECT p.status || coalesce(' ' || p.why, '') AS value FROM payment_payouts p
         JOIN referrals r ON r.invited_id = p.subject_id ORDER BY r.created_at`,
      );
      return rows.map(({ value }) => value);
    },
    payoutIds: async () => {
      const rows: { id: string }[] = await dataSource.query(
        `SELECT p.id FROM payment_payouts p JOIN referrals r ON r.invited_id = p.subject_id ORDER BY r.created_at`,
      );
      return rows.map(({ id }) => id);
    },
    balances: async () => {
      const rows: { kind: string; sum: string }[] = await dataSource.query(
        `SELECT a.kind, sum(e.amount)::text AS sum FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
         GROUP BY a.kind HAVING sum(e.amount) <> 0 ORDER BY a.kind`,
      );
      return Object.fromEntries(rows.map(({ kind, sum }) => [kind, sum]));
    },
  };
}
