import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EntityManager } from 'typeorm';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { RazorpayProvider } from '../provider/razorpay-provider.js';
import { arrangePayment, type HeldPayment } from './held-payment.js';

const CALLS = ['ensureOrder', 'ensureReversal', 'ensureRefund', 'releaseTransfer', 'listPayments'] as const;

/** Statements and calls of a payment from its order to its refund; an interruption after more of them changes nothing. */
const STEPS_MAX = 400;

describe('payments that are interrupted after each statement and each call of the provider', () => {
  let test: TestApp;
  let payment: HeldPayment;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    payment = await arrangePayment(test);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  /** From now on the step of this number takes effect and then fails, once. Returns how many steps there were. */
  function interruptAfter(step: number): () => number {
    let count = 0;
    const interrupt = <T>(result: T): T => {
      if (++count === step) throw new Error('interrupted');
      return result;
    };
    const query = EntityManager.prototype.query;
    jest.spyOn(EntityManager.prototype, 'query').mockImplementation(async function (
      this: EntityManager,
      ...args: unknown[]
    ) {
      const result: unknown = await Reflect.apply(query, this, args);
      const isOfProduct =
        /payment_|provider_events|ledger_/.test(String(args[0])) && !/payment_simulator/.test(String(args[0]));
      return isOfProduct ? interrupt(result) : result;
    } as never);
    for (const call of CALLS) {
      const original = RazorpayProvider.prototype[call] as (...args: unknown[]) => Promise<unknown>;
      jest.spyOn(RazorpayProvider.prototype, call).mockImplementation(async function (
        this: RazorpayProvider,
        ...args: unknown[]
      ) {
        return interrupt(await Reflect.apply(original, this, args));
      } as never);
    }
    return () => count;
  }

  /** The steps of a split; whoever decides tries again after an interruption, as a person would. */
  const run = async (): Promise<void> => {
    await retried(() => payment.open());
    await retried(() => payment.pay());
    await retried(sync);
    await retried(() => payment.decide((holds, tx) => holds.split(tx, payment.engagementId, 52_500n)));
    await retried(() => payment.settle());
  };
  const retried = async (work: () => Promise<unknown>): Promise<void> => {
    await work().catch((error: Error) => (error.message === 'interrupted' ? work() : Promise.reject(error)));
    await release();
    await payment.settle();
  };
  /** A process that died holds its claim until it ends. */
  const release = (): Promise<unknown> => test.dataSource.query('UPDATE payment_intents SET busy_until = NULL');
  const sync = (): Promise<unknown> =>
    test.dataSource.query(
      `INSERT INTO outbox (task, queue, payload)
       SELECT 'payments.sync-payment', 'default', jsonb_build_object('intentId', id) FROM payment_intents`,
    );

  const outcome = async (): Promise<object> => {
    let provider = {};
    await payment.change((state) => {
      const lengths = [state.orders, state.payments, state.reversals, state.refundsById].map(
        (objects) => Object.keys(objects).length,
      );
      provider = { lengths, onHold: Object.values(state.transfers).map(({ on_hold }) => on_hold) };
    });
    const [states, balances, postings] = [await payment.states(), await payment.balances(), await payment.postings()];
    return { provider, states, balances, postings };
  };

  it('end as payments that are not interrupted', async () => {
    const countOf = interruptAfter(0);
    await run();
    const steps = countOf();
    jest.restoreAllMocks();
    const expected = await outcome();
    expect(expected).toMatchObject({
      ...{ provider: { lengths: [1, 1, 1, 1], onHold: [false] }, states: { hold: 'released', refund: 'pending' } },
    });
    expect(steps).toBeGreaterThan(40);
    expect(steps).toBeLessThan(STEPS_MAX);
    // a sample of the steps, spread over the order, the capture, the reversal, the refund and the release
    for (let step = 1; step <= steps; step += 13) {
      await emptyDatabase(test.dataSource);
      payment = await arrangePayment(test);
      interruptAfter(step);
      await run();
      jest.restoreAllMocks();
      await release();
      await payment.settle();
      expect({ step, ...(await outcome()) }).toEqual({ step, ...expected });
    }
  });
});
