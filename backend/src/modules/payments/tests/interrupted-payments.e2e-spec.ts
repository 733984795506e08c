import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { interruptAfter, isWrite } from './interruptions.js';
import { arrangeStage, MONEY_JOURNEYS, type MoneyJourney } from './money-journeys.js';
import { type MoneyOutcome, readOutcome } from './money-outcome.js';

/** `npm run sim:money -- --crashes` interrupts after every step; `npm test` after a selection of the kinds of steps. */
const IS_WHOLE = process.env['MONEY_CRASHES'] === 'all';
/** Share of the step kinds new to a journey that are tested: one in this many. */
const ONE_OF = 4;
/** Maximum number of steps of a journey; a later interruption has no effect. */
const STEPS_MAX = 1500;

describe('payments that are interrupted after each statement, each commit and each call of the provider', () => {
  let test: TestApp;
  const seen = new Set<string>();
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  afterEach(() => {
    jest.restoreAllMocks();
  });

  /** Runs a journey with an interruption after a step, 0 for none; returns how it ended, and its steps. */
  const run = async (journey: MoneyJourney, step: number): Promise<{ outcome: MoneyOutcome; steps: string[] }> => {
    await emptyDatabase(test.dataSource);
    const stage = await arrangeStage(test);
    await journey.before(stage);
    const interruption = interruptAfter(step);
    await journey.run(stage);
    interruption.stop();
    await stage.recover();
    return { outcome: await readOutcome(test), steps: interruption.steps };
  };
  /** Numbers of the steps to interrupt after. */
  const select = (steps: readonly string[]): number[] => {
    const numbers = steps.map((_step, index) => index + 1);
    if (IS_WHOLE) return numbers;
    const fresh = numbers.filter((number) => {
      const step = steps[number - 1] ?? '';
      return isWrite(step) && !seen.has(step) && seen.add(step);
    });
    return fresh.filter((_number, index) => index % ONE_OF === 0);
  };

  it.each(MONEY_JOURNEYS.map((journey) => [journey.name, journey] as const))(
    'end like uninterrupted ones: %s',
    async (_name, journey) => {
      const { outcome: expected, steps } = await run(journey, 0);
      expect(expected.books).toEqual(['custody 0', 'own 0']);
      expect(steps.length).toBeLessThan(STEPS_MAX);
      for (const step of select(steps)) {
        const { outcome } = await run(journey, step);
        expect({ step, after: steps[step - 1], ...outcome }).toEqual({ step, after: steps[step - 1], ...expected });
      }
      if (IS_WHOLE) process.stdout.write(`${journey.name}: interrupted after each of ${steps.length} steps\n`);
    },
    IS_WHOLE ? 3_600_000 : undefined,
  );
});
