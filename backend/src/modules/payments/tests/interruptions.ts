import { jest } from '@jest/globals';
import { EntityManager } from 'typeorm';
import { Transactions } from '../../../common/database/transactions.js';
import { RazorpayProvider } from '../provider/razorpay-provider.js';

/** Calls of the provider; each uses HTTP. */
const CALLS = [
  ...(['ensureOrder', 'getOrder', 'listPayments', 'ensureTransfer', 'sendTransfer', 'releaseTransfer'] as const),
  ...(['getTransfer', 'ensureReversal', 'ensureRefund', 'getRefund', 'getDispute', 'listDisputes'] as const),
];
const INTERRUPTED = 'interrupted';

/** The executed steps and the interruption. */
export interface Interruption {
  /** The steps in their order: a statement, a commit or a call. */
  steps: string[];
  stop: () => void;
}

export const isInterruption = (error: unknown): boolean => (error as Error | undefined)?.message === INTERRUPTED;

/** Returns the beginning of a statement, without its values. */
const nameOf = (sql: unknown): string =>
  (typeof sql === 'string' ? sql : JSON.stringify(sql)).replace(/\s+/g, ' ').trim().slice(0, 70);

/**
 * Makes the step of this number fail after its effect, once, as in a process that crashes there; 0 for none. Steps are
 * the statements of transactions, the commits of use cases and the calls of the provider.
 */
export function interruptAfter(step: number): Interruption {
  const steps: string[] = [];
  const reach = <T>(name: string, result: T): T => {
    steps.push(name);
    if (steps.length === step) throw new Error(INTERRUPTED);
    return result;
  };
  const query = EntityManager.prototype.query;
  const spies = [
    jest.spyOn(EntityManager.prototype, 'query').mockImplementation(async function (
      this: EntityManager,
      ...args: unknown[]
    ) {
      const result: unknown = await Reflect.apply(query, this, args);
      const name = nameOf(args[0]);
      // the simulated provider stores its state in the database and does not crash with the product
      return name.includes('payment_simulator') ? result : reach(name, result);
    } as never),
  ];
  const run = Transactions.prototype.run;
  spies.push(
    jest.spyOn(Transactions.prototype, 'run').mockImplementation(async function (
      this: Transactions,
      ...args: unknown[]
    ) {
      return reach('commit', await Reflect.apply(run, this, args));
    } as never) as never,
  );
  for (const call of CALLS) {
    const original = RazorpayProvider.prototype[call] as (...args: unknown[]) => Promise<unknown>;
    spies.push(
      jest.spyOn(RazorpayProvider.prototype, call).mockImplementation(async function (
        this: RazorpayProvider,
        ...args: unknown[]
      ) {
        return reach(call, await Reflect.apply(original, this, args));
      } as never) as never,
    );
  }
  const stop = (): void => {
    for (const spy of spies) spy.mockRestore();
  };
  return { steps, stop };
}

/** Returns whether a step changes data: a statement that writes, a commit, or a call of the provider. */
export const isWrite = (step: string): boolean => !/^(SELECT|WITH RECURSIVE|SET|SAVEPOINT)/i.test(step);
