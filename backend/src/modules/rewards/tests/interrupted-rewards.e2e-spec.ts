import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { interruptAfter, isInterruption, isWrite } from '../../payments/tests/interruptions.js';
import { type MoneyOutcome, readOutcome } from '../../payments/tests/money-outcome.js';
import { arrangeRewards } from './rewards-money.js';

/** `npm run sim:money -- --crashes` interrupts after every step; `npm test` after some of the kinds of steps. */
const IS_WHOLE = process.env['MONEY_CRASHES'] === 'all';
const ONE_OF = 3;

describe('rewards that are interrupted after each statement, each commit and each call of the provider', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const run = async (step: number): Promise<{ outcome: MoneyOutcome; steps: string[] }> => {
    await emptyDatabase(test.dataSource);
    const money = await arrangeRewards(test);
    await money.openAccount();
    await money.invite();
    const tried = async (work: () => Promise<unknown>): Promise<void> => {
      await work().catch((error: unknown) => (isInterruption(error) ? work() : Promise.reject(error as Error)));
    };
    const interruption = interruptAfter(step);
    for (let round = 0; round < 2; round++) {
      await tried(() => money.check());
      await tried(() => money.poll());
      await money.passDays(6);
      await tried(() => money.poll());
    }
    interruption.stop();
    await money.poll();
    return { outcome: await readOutcome(test), steps: interruption.steps };
  };

  it(
    'end like an uninterrupted one, with one transfer',
    async () => {
      const { outcome: expected, steps } = await run(0);
      expect(expected).toMatchObject({
        ...{ states: ['payout paid 10000'], books: ['custody 0', 'own 0'] },
        postings: ['reward.earned 1', 'reward.sent 1', 'reward.settled 1'],
      });
      const numbers = steps.map((_step, index) => index + 1);
      const fresh = numbers.filter((number) => {
        const step = steps[number - 1] ?? '';
        return isWrite(step) && steps.indexOf(step) === number - 1;
      });
      for (const step of IS_WHOLE ? numbers : fresh.filter((_number, index) => index % ONE_OF === 0)) {
        const { outcome } = await run(step);
        expect({ step, after: steps[step - 1], ...outcome }).toEqual({ step, after: steps[step - 1], ...expected });
      }
    },
    IS_WHOLE ? 3_600_000 : undefined,
  );
});
