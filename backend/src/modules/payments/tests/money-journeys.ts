import { randomUUID } from 'node:crypto';
import { DomainError } from '../../../common/errors/domain-error.js';
import type { TestApp } from '../../../../test/app.js';
import { Contests } from '../payments.public.js';
import { PollDisputesUseCase } from '../chargebacks/poll-disputes.use-case.js';
import { PollPaymentsUseCase } from '../orders/poll-payments.use-case.js';
import { decideDispute, openDispute } from '../simulator/simulated-refunds.js';
import { payOrder } from '../simulator/simulated-payments.js';
import { returnTransfer, settleAgain } from '../simulator/simulated-transfers.js';
import { arrangePayment, type HeldPayment } from './held-payment.js';
import { isInterruption } from './interruptions.js';

/** A payment, and the acts of people, the clock and the provider on it. */
export interface MoneyStage extends HeldPayment {
  /**
   * Executes an act of a person, and repeats it after an interruption; a state that moved in the first attempt is left
   * as it is.
   */
  act: (work: () => Promise<unknown>) => Promise<void>;
  /** Runs the poller, the retries and the events. */
  recover: () => Promise<void>;
  contests: Contests;
  contestId: () => Promise<string>;
}

export async function arrangeStage(test: TestApp): Promise<MoneyStage> {
  const payment = await arrangePayment(test);
  const get = <T>(type: abstract new (...dependencies: never[]) => T): T =>
    test.app.get(type as never, { strict: false });
  const retried = async (work: () => Promise<unknown>): Promise<void> => {
    await work().catch((error: unknown) => (isInterruption(error) ? work() : Promise.reject(error as Error)));
  };
  return {
    ...payment,
    contests: get(Contests),
    act: async (work) => {
      let isSecond = false;
      await retried(async () => {
        await work().catch((error: unknown) => {
          // the first attempt was committed before the process crashed
          if (!isSecond || !(error instanceof DomainError)) {
            isSecond = true;
            throw error;
          }
        });
      });
    },
    recover: async () => {
      for (let round = 0; round < 2; round++) {
        // expires the claim of a crashed process
        await test.dataSource.query(
          `UPDATE payment_intents SET busy_until = NULL, checked_at = clock_timestamp() - interval '2 days'`,
        );
        await retried(() => get(PollPaymentsUseCase).execute());
        await retried(() => get(PollDisputesUseCase).execute());
        await payment.settle();
      }
    },
    contestId: async () => {
      const rows: { id: string }[] = await test.dataSource.query('SELECT id FROM payment_contests');
      return rows[0]?.id ?? '';
    },
  };
}

export interface MoneyJourney {
  name: string;
  /** The steps before, without an interruption. */
  before: (stage: MoneyStage) => Promise<unknown>;
  /** The interrupted steps. */
  run: (stage: MoneyStage) => Promise<void>;
}

const fund = (stage: MoneyStage): Promise<unknown> => stage.fund();

/** Completes the bank transfers and runs the tasks that read their state. */
async function finish(stage: MoneyStage): Promise<void> {
  await stage.recover();
  await stage.passDays(6);
  await stage.recover();
}

const decided =
  (decide: (stage: MoneyStage) => Promise<unknown>) =>
  async (stage: MoneyStage): Promise<void> => {
    await stage.act(() => decide(stage));
    await finish(stage);
  };

const firstOf = (objects: Record<string, unknown>): string => Object.keys(objects)[0] ?? '';

const disputed = async (stage: MoneyStage, status: 'won' | 'lost'): Promise<void> => {
  await stage.inWorld((world) => openDispute(world, firstOf(world.state.payments)));
  await stage.recover();
  await stage.inWorld((world) => decideDispute(world, firstOf(world.state.disputes), status));
  await finish(stage);
};

const contested = async (stage: MoneyStage): Promise<void> => {
  const { contests, engagementId: id } = stage;
  const division = (owed: bigint) => ({ staffId: randomUUID(), owed, reason: 'The gate shows it.' });
  const terms = { by: 'worker' as const, claimed: 60_000n, stated: 45_000n, reason: 'I stayed.' };
  await stage.act(() => stage.decide((_holds, tx) => contests.open(tx, id, terms)));
  await stage.recover();
  await stage.act(() =>
    stage.decide((_holds, tx) => contests.answer(tx, id, 'employer', { agrees: false, text: 'He left.' })),
  );
  const contestId = await stage.contestId();
  await stage.act(() => stage.decide((_holds, tx) => contests.propose(tx, contestId, division(48_000n))));
  await stage.act(() => stage.decide((_holds, tx) => contests.appeal(tx, id, 'worker')));
  await stage.act(() => stage.decide((_holds, tx) => contests.decide(tx, contestId, division(52_500n))));
  await finish(stage);
};

/** All paths of money through the product. */
export const MONEY_JOURNEYS: readonly MoneyJourney[] = [
  {
    name: 'a payment that an event reports',
    before: async () => undefined,
    run: async (stage) => {
      await stage.act(() => stage.open());
      await stage.recover();
      await stage.inWorld((world) => {
        world.state.delivery = 'dup';
        payOrder(world, firstOf(world.state.orders), 'ok');
      });
      await finish(stage);
    },
  },
  {
    name: 'a release',
    before: fund,
    run: decided(({ decide, engagementId }) => decide((holds, tx) => holds.release(tx, engagementId))),
  },
  {
    name: 'a refund',
    before: fund,
    run: decided(({ decide, engagementId }) => decide((holds, tx) => holds.refund(tx, engagementId))),
  },
  {
    name: 'a split',
    before: fund,
    run: decided(({ decide, engagementId }) => decide((holds, tx) => holds.split(tx, engagementId, 52_500n))),
  },
  { name: 'a contest that is decided', before: fund, run: contested },
  { name: 'a dispute that is won', before: fund, run: (stage) => disputed(stage, 'won') },
  {
    name: 'a dispute that is lost after the release',
    before: fund,
    run: async (stage) => {
      await stage.act(() => stage.decide((holds, tx) => holds.release(tx, stage.engagementId)));
      await disputed(stage, 'lost');
    },
  },
  {
    name: 'a wage that a bank returns',
    before: async (stage) => {
      await stage.fund();
      await decided(({ decide, engagementId }) => decide((holds, tx) => holds.release(tx, engagementId)))(stage);
    },
    run: async (stage) => {
      await stage.inWorld((world) => returnTransfer(world, firstOf(world.state.transfers)));
      await stage.recover();
      await stage.inWorld((world) => settleAgain(world, firstOf(world.state.transfers)));
      await finish(stage);
    },
  },
];
