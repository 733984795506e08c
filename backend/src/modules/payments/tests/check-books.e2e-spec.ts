import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { LedgerError } from '../../ledger/ledger.public.js';
import { Books } from '../../ledger/tests/books.js';
import { settleMerchant } from '../simulator/simulated-transfers.js';
import { CheckBooksUseCase } from '../books/check-books.use-case.js';
import { OwnSettlements } from '../reconciliation/own-settlements.js';
import { booksBroken } from '../books/payment-gauges.js';
import { ProviderError } from '../provider/payment-provider.js';
import { RazorpayProvider } from '../provider/razorpay-provider.js';
import { arrangePayment, type HeldPayment } from './held-payment.js';

describe('the check of the books', () => {
  let test: TestApp;
  let payment: HeldPayment;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    payment = await arrangePayment(test);
    await payment.fund();
  });

  const run = (sql: string): Promise<unknown> => test.dataSource.query(sql);
  /** Changes rows that triggers protect, as a manual repair would. */
  const force = (table: string, sql: string): Promise<void> =>
    test.dataSource.transaction(async (tx) => {
      await tx.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
      await tx.query(sql);
      await tx.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    });
  /** Returns the violated invariants of a check. */
  const check = async (now?: Date): Promise<string[]> => {
    await test.app.get(CheckBooksUseCase, { strict: false }).execute(now);
    const { values } = await booksBroken.get();
    return values
      .filter(({ value }) => value > 0)
      .map(({ labels }) => String(labels.invariant))
      .sort();
  };

  it('reports nothing from the payment to the settlement of the wage and the refund', async () => {
    expect(await check()).toEqual([]);
    await payment.decide((holds, tx) => holds.split(tx, payment.engagementId, 52_500n));
    expect(await check()).toEqual([]);
    await payment.settle();
    expect(await check()).toEqual([]);
    await payment.passDays(6);
    await run(`INSERT INTO outbox (task, queue, payload)
      SELECT 'payments.advance-' || kind, 'default', jsonb_build_object(kind || 'Id', id) FROM (
        SELECT 'refund' AS kind, id FROM payment_refunds UNION ALL SELECT 'release', id FROM payment_releases) objects`);
    await payment.settle();
    expect(await check()).toEqual([]);
  });

  it('reports nothing while the provider holds the wages of two workers', async () => {
    const second = await arrangePayment(test);
    await second.fund();
    expect(await check()).toEqual([]);
  });

  it.each([
    [
      'an entry that was changed',
      ['balances', 'transactions_sum'],
      'ledger_entries',
      'UPDATE ledger_entries SET amount = amount + 1 WHERE amount > 50000',
    ],
    [
      'a balance that was changed',
      ['balances', 'books_sum'],
      'ledger_balances',
      `UPDATE ledger_balances SET posted = posted + 5 WHERE account_id IN (
       SELECT id FROM ledger_accounts WHERE kind = 'employer.clearing')`,
    ],
  ])('reports %s', async (_what, invariants, table, change) => {
    await force(table, change);
    const found = await check();
    expect(found).toEqual(expect.arrayContaining(invariants));
  });

  it('reports an account of another party below zero, and a balance in the account of a closed hold', async () => {
    const books = new Books(test, { worker: payment.worker.id, engagement: payment.engagementId });
    await books.post('wage.settled', 'test:settled', { wage: '10.00' });
    await run(`UPDATE payment_holds SET status = 'released'`);
    expect(await check()).toEqual(['below_zero', 'closed_holds', 'linked_balances']);
  });

  it('reports a main balance that differs at the provider, and nothing once it agrees again', async () => {
    await payment.change((state) => {
      state.balance -= 1;
    });
    expect(await check()).toEqual(['main_balance']);
    // one balance differs, by whatever amount
    const { values } = await booksBroken.get();
    expect(values.find(({ labels }) => labels.invariant === 'main_balance')?.value).toBe(1);
    await payment.change((state) => {
      state.balance += 1;
    });
    expect(await check()).toEqual([]);
  });

  it('finds nothing after the provider paid the product today, before its report of the day', async () => {
    await payment.inWorld(settleMerchant);
    expect(await check()).toEqual([]);
    expect(await check()).toEqual([]);
    expect(await payment.postings()).toContain('own.settled');
  });

  it('queries the provider only for balances that may exist, and not for each transfer settled long ago', async () => {
    await payment.decide((holds, tx) => holds.release(tx, payment.engagementId));
    await payment.settle();
    await payment.passDays(6);
    await run(`INSERT INTO outbox (task, queue, payload)
      SELECT 'payments.advance-release', 'default', jsonb_build_object('releaseId', id) FROM payment_releases`);
    await payment.settle();
    const ask = jest.spyOn(RazorpayProvider.prototype, 'getTransfer');
    const books = new Books(test, { worker: payment.worker.id, engagement: payment.engagementId });
    await books.post('wage.settled', 'test:returned', { wage: '1.00' });
    expect([await check(), ask.mock.calls.length]).toEqual([['below_zero', 'linked_balances'], 1]);
    for (const table of ['payment_holds', 'payment_releases'])
      await run(`UPDATE ${table} SET changed_at = now() - interval '11 days'`);
    ask.mockClear();
    expect([await check(), ask.mock.calls.length]).toEqual([['below_zero', 'linked_balances'], 0]);
    ask.mockRestore();
  });

  it('reports an account of a worker with another balance at the provider', async () => {
    await payment.change((state) => {
      for (const transfer of Object.values(state.transfers)) transfer.amount_reversed = 100;
    });
    expect(await check()).toEqual(['linked_balances']);
  });

  it('reports unexpected money once it is older than five working days', async () => {
    await new Books(test).post('suspense.received', 'test:1', { amount: '12.34' });
    await payment.change((state) => {
      state.balance += 1234;
    });
    expect(await check()).toEqual([]);
    expect(await check(new Date(Date.now() + 12 * 86_400_000))).toEqual(['suspense_old']);
  });

  it('posts a settlement of the product of some days ago, after an outage of the check', async () => {
    await payment.inWorld(settleMerchant);
    const inFiveDays = new Date(Date.now() + 5 * 86_400_000);
    await test.app.get(OwnSettlements, { strict: false }).postRecent(inFiveDays);
    expect(await payment.postings()).toContain('own.settled');
  });

  it('reports the books and fails after an error of the ledger', async () => {
    await force('ledger_entries', 'UPDATE ledger_entries SET amount = amount + 1 WHERE amount > 50000');
    const refused = jest
      .spyOn(OwnSettlements.prototype, 'postRecent')
      .mockRejectedValue(new LedgerError('other_contents', 'posted before with other contents'));
    await expect(check()).rejects.toThrow(LedgerError);
    const { values } = await booksBroken.get();
    expect(values.find(({ labels }) => labels.invariant === 'transactions_sum')?.value).toBeGreaterThan(0);
    refused.mockRestore();
  });

  it('retains its findings while the provider is down', async () => {
    await payment.change((state) => {
      state.balance -= 1;
    });
    await check();
    const down = jest
      .spyOn(RazorpayProvider.prototype, 'getBalance')
      .mockRejectedValue(new ProviderError('retry', 'answered with 503', 503));
    expect(await check()).toEqual(['main_balance']);
    down.mockRestore();
  });
});
