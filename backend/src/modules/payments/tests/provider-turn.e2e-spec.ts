import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { Transactions } from '../../../common/database/transactions.js';
import { DeferTask } from '../../../common/queue/task.js';
import { ProviderError } from '../provider/payment-provider.js';
import { PaymentProviders } from '../provider/payment-providers.js';
import { ProviderTurn } from '../provider/provider-turn.js';
import { arrangePayment, type HeldPayment } from './held-payment.js';

describe('ProviderTurn', () => {
  let test: TestApp;
  let payment: HeldPayment;
  let intentId: string;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    payment = await arrangePayment(test);
    intentId = await payment.fund();
  });

  const run = <T>(work: () => Promise<T>): Promise<T> =>
    test.app.get(ProviderTurn, { strict: false }).run(intentId, work);
  const provider = () => test.app.get(PaymentProviders, { strict: false }).current;
  const expire = (): Promise<unknown> =>
    test.dataSource.query(`UPDATE payment_intents SET busy_until = now() - interval '1 second' WHERE id = $1`, [
      intentId,
    ]);
  const transferId = async (): Promise<string> =>
    ((await test.dataSource.query('SELECT transfer_id AS id FROM payment_holds')) as { id: string }[])[0]?.id ?? '';
  /** Returns the end of the current turn, as a sortable text. */
  const endOf = async (): Promise<string> =>
    (
      (await test.dataSource.query(
        `SELECT to_char(busy_until AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') AS at FROM payment_intents WHERE id = $1`,
        [intentId],
      )) as { at: string }[]
    )[0]?.at ?? '';
  const isFree = async (): Promise<boolean> =>
    (
      (await test.dataSource.query('SELECT busy_until IS NULL AS free FROM payment_intents WHERE id = $1', [
        intentId,
      ])) as { free: boolean }[]
    )[0]?.free ?? false;
  const reversals = (): Promise<number[]> =>
    payment.inWorld(({ state }) => Object.values(state.reversals).map(({ amount }) => amount));

  it('does not protect a call inside of a transaction, which is refused and rolled back', async () => {
    const transactions = test.app.get(Transactions, { strict: false });
    const id = await transferId();
    const calling = transactions.run(async (tx) => {
      await tx.query('UPDATE payment_intents SET fund_by = now() WHERE id = $1', [intentId]);
      return provider().ensureReversal(id, 7_500n, 'reversal-key-1');
    });
    await expect(calling).rejects.toThrow('is inside of a transaction');
    expect(await reversals()).toEqual([]);
    const rows: object[] = await test.dataSource.query('SELECT 1 FROM payment_intents WHERE fund_by < now()');
    expect(rows).toEqual([]);
  });

  it('permits one process at a time, and the next one after it', async () => {
    await run(async () => {
      await expect(run(async () => undefined)).rejects.toThrow(DeferTask);
    });
    expect(await run(async () => 'next')).toBe('next');
    expect(await isFree()).toBe(true);
  });

  it('reverses once when a process is slower than its turn and another one takes over', async () => {
    const id = await transferId();
    const slow = run(async () => {
      // what the slow process read is outdated: its turn expires, and another one makes the same reversal
      await expire();
      await run(() => provider().ensureReversal(id, 7_500n, 'reversal-key-1'));
      return provider().releaseTransfer(id);
    });
    await expect(slow).rejects.toMatchObject({ kind: 'retry' });
    expect(await reversals()).toEqual([7_500]);
    await payment.inWorld(({ state }) => expect(state.transfers[id]?.on_hold).toBe(true));
  });

  it('is prolonged by each write, so that a slow process keeps it', async () => {
    const id = await transferId();
    await run(async () => {
      const before = await endOf();
      await provider().ensureReversal(id, 7_500n, 'reversal-key-1');
      expect((await endOf()) > before).toBe(true);
      await expect(run(async () => undefined)).rejects.toThrow(DeferTask);
    });
    expect(await reversals()).toEqual([7_500]);
    expect(await isFree()).toBe(true);
  });

  it('of a process that was replaced does not end the turn of its successor', async () => {
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    let successor: Promise<void> = Promise.resolve();
    await run(async () => {
      await expire();
      const began = new Promise<void>((resolve) => {
        successor = run(async () => {
          resolve();
          await ended;
        });
      });
      await began;
    });
    expect(await isFree()).toBe(false);
    await expect(run(async () => undefined)).rejects.toThrow(DeferTask);
    end();
    await successor;
    expect(await isFree()).toBe(true);
  });

  it.each([
    [60, false],
    [0, true],
  ])('ends %s seconds after a call without a response, while the call may have its effect', async (seconds, free) => {
    const lost = new ProviderError('unknown', 'TimeoutError', null, seconds);
    await expect(run(() => Promise.reject(lost))).rejects.toBe(lost);
    expect(await isFree()).toBe(free);
    if (free) return;
    await expect(run(async () => undefined)).rejects.toThrow(DeferTask);
    await expire();
    expect(await run(async () => 'later')).toBe('later');
  });
});
