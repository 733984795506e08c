import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { SeededRandom } from '@nukkad/contract/seeded-random';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { payOrder, type PayerAction } from '../simulator/simulated-payments.js';
import { decideDispute, openDispute, returnRefund } from '../simulator/simulated-refunds.js';
import { DELIVERY_FAULTS } from '../simulator/simulated-state.js';
import { returnTransfer } from '../simulator/simulated-transfers.js';
import { SweepContestsUseCase } from '../contests/sweep-contests.use-case.js';
import { interruptAfter, isInterruption } from './interruptions.js';
import { arrangeStage, type MoneyStage } from './money-journeys.js';
import { type MoneyOutcome, readOutcome } from './money-outcome.js';

/** `npm run sim:money -- --database [FIRST-LAST]` runs many seeds; `npm test` a few. */
const [FIRST = 1, LAST = 3] = (process.env['MONEY_DATABASE_SEEDS'] ?? '1-3').split('-').map(Number);
const SEEDS = Array.from({ length: LAST - FIRST + 1 }, (_, index) => FIRST + index);
const DEEDS = 5;
const STEPS_MOST = 60;
const DAYS_OF_BANKS = 8;
const LONG_MS = 3_600_000;

/** Acts of people and banks. */
const KINDS = [
  ...(['fail', 'late', 'release', 'refund', 'split', 'contest', 'answer', 'propose', 'appeal', 'silence'] as const),
  ...(['days', 'return', 'dispute', 'won', 'lost'] as const),
];
/** Acts with an effect that depends on earlier requests, so that both runs execute them at the same place. */
const SEEN_IN_ORDER = new Set<string>(['return', 'dispute', 'won', 'lost']);
const PAYER: Record<'pay' | 'fail' | 'late', PayerAction> = { pay: 'ok', fail: 'fail', late: 'failthenok' };

interface Deed {
  kind: (typeof KINDS)[number] | 'pay';
  /** Paise of the wage for the worker. */
  owed: bigint;
}

/** Disturbance of the product after an act. */
interface Noise {
  delivery: (typeof DELIVERY_FAULTS)[number];
  /** Number of steps after which the process crashes; 0: never. */
  dieAfter: number;
  /** Copies of each task. */
  copies: number;
}

describe('random payments on the database', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const draw = (random: SeededRandom): { deed: Deed; noise: Noise }[] => {
    return Array.from({ length: DEEDS }, (_, index) => ({
      deed: {
        kind: index === 0 && random.chance(0.8) ? 'pay' : random.pick(KINDS),
        owed: BigInt(random.between(1, 599)) * 100n,
      },
      noise: {
        delivery: random.pick(DELIVERY_FAULTS),
        dieAfter: random.chance(0.7) ? random.between(1, STEPS_MOST) : 0,
        copies: random.between(1, 3),
      },
    }));
  };

  const perform = async (stage: MoneyStage, { kind, owed }: Deed): Promise<void> => {
    const { contests, engagementId: id, decide, inWorld } = stage;
    const division = { staffId: randomUUID(), owed, reason: 'The gate shows it.' };
    const contestId = (await stage.contestId()) || randomUUID();
    const other = await opponent();
    switch (kind) {
      case 'pay':
      case 'fail':
      case 'late':
        await inWorld((world) => {
          const order = Object.keys(world.state.orders)[0];
          if (order !== undefined) payOrder(world, order, PAYER[kind]);
        });
        return;
      case 'release':
        return decide((holds, tx) => holds.release(tx, id));
      case 'refund':
        return decide((holds, tx) => holds.refund(tx, id));
      case 'split':
        return decide((holds, tx) => holds.split(tx, id, owed));
      case 'contest':
        return decide((_holds, tx) =>
          contests.open(tx, id, { by: 'worker', claimed: 60_000n, stated: owed, reason: '' }),
        );
      case 'answer':
        return decide((_holds, tx) => contests.answer(tx, id, other, { agrees: false, text: '' }));
      case 'propose':
        return decide((_holds, tx) => contests.propose(tx, contestId, division));
      case 'appeal':
        return decide(async (_holds, tx) => {
          await contests.appeal(tx, id, 'worker');
          await contests.decide(tx, contestId, division);
        });
      case 'silence':
        await test.dataSource.query(
          `UPDATE payment_contests SET due_at = now() - interval '1 second' WHERE due_at IS NOT NULL`,
        );
        await test.app.get(SweepContestsUseCase, { strict: false }).execute();
        return;
      case 'days':
        return stage.passDays(DAYS_OF_BANKS);
      case 'return':
        await inWorld((world) => {
          for (const transfer of Object.values(world.state.transfers)) {
            if (transfer.settlement_status === 'settled') returnTransfer(world, transfer.id);
          }
          for (const refund of Object.values(world.state.refundsById)) {
            if (refund.status === 'processed') returnRefund(world, refund.id);
          }
        });
        return;
      case 'dispute':
        await inWorld((world) => {
          const paid = Object.values(world.state.payments).find(({ captured_at: at }) => at !== null);
          if (paid && Object.keys(world.state.disputes).length === 0) openDispute(world, paid.id);
        });
        return;
      default:
        await inWorld((world) => {
          const open = Object.values(world.state.disputes).find(({ status }) => status === 'open');
          if (open) decideDispute(world, open.id, kind);
        });
    }
  };
  const opponent = async (): Promise<'worker' | 'employer'> => {
    const rows: { by: string }[] = await test.dataSource.query('SELECT opened_by AS by FROM payment_contests');
    return rows[0]?.by === 'employer' ? 'worker' : 'employer';
  };

  /** Does a deed; one that the present state refuses is done again once everything has run. */
  const attempt = async (stage: MoneyStage, deed: Deed): Promise<void> => {
    for (const isLast of [false, true]) {
      try {
        return await perform(stage, deed);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        if (isLast) return;
        await stage.recover();
      }
    }
  };

  const run = async (seed: number, isDisturbed: boolean): Promise<MoneyOutcome> => {
    await emptyDatabase(test.dataSource);
    const stage = await arrangeStage(test);
    await stage.open();
    for (const { deed, noise } of draw(new SeededRandom(seed))) {
      const isNoisy = isDisturbed && !SEEN_IN_ORDER.has(deed.kind);
      if (!isNoisy) await stage.recover();
      await stage.change((state) => {
        state.delivery = isNoisy ? noise.delivery : 'lost';
      });
      await attempt(stage, deed);
      if (!isNoisy) await stage.recover();
      else await disturb(noise, stage);
    }
    await stage.change((state) => {
      state.delivery = 'lost';
    });
    for (let times = 0; times < 2; times++) {
      await stage.recover();
      await stage.passDays(DAYS_OF_BANKS);
    }
    await stage.recover();
    return readOutcome(test);
  };

  /** Runs tasks several times, with a crash of the process in the middle. */
  const disturb = async ({ dieAfter, copies }: Noise, stage: MoneyStage): Promise<void> => {
    await test.dataSource.query(
      `INSERT INTO outbox (task, queue, payload) SELECT task, queue, payload FROM outbox, generate_series(2, $1)
       WHERE done_at IS NULL AND task LIKE 'payments.%'`,
      [copies],
    );
    const interruption = interruptAfter(dieAfter);
    await stage
      .settle()
      .catch((error: unknown) => (isInterruption(error) ? undefined : Promise.reject(error as Error)));
    interruption.stop();
  };

  it.each(SEEDS.map((seed) => [seed]))(
    'end like orderly ones despite repetitions, losses, reorderings and interruptions: seed %s',
    async (seed) => {
      const orderly = await run(seed, false);
      expect(orderly.books.every((book) => book.endsWith(' 0'))).toBe(true);
      const disturbed = await run(seed, true);
      expect({ seed, ...disturbed }).toEqual({ seed, ...orderly });
      if (SEEDS.length > 3) process.stdout.write(`seed ${seed}: ${orderly.postings.join(', ')}\n`);
    },
    SEEDS.length > 3 ? LONG_MS : undefined,
  );
});
