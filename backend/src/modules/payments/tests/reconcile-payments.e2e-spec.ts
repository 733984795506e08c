import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { INDIA_OFFSET_MS, indianDay } from '@nukkad/contract/india-time';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { metrics } from '../../../common/observability/metrics.js';
import { Books } from '../../ledger/tests/books.js';
import { MoneyDeskReadModel } from '../books/money-desk.read-model.js';
import { settleMerchant } from '../simulator/simulated-transfers.js';
import { createReconciliation } from '../reconciliation/create-reconciliation.js';
import { ReconcilePaymentsUseCase } from '../reconciliation/reconcile-payments.use-case.js';
import type { SimulatedState } from '../simulator/simulated-state.js';
import { arrangePayment, type HeldPayment } from './held-payment.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const MISSED = '00000000-0000-4000-8000-000000000001';

describe('reconciliation of payments', () => {
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
    await onToday(() => undefined);
  });

  /** Noon in India on a day that ended. */
  const noon = new Date(Date.parse(indianDay(new Date(Date.now() - 6 * DAY_MS))) + 12 * HOUR_MS - INDIA_OFFSET_MS);
  const start = noon.getTime() - 12 * HOUR_MS;
  /** Changes the simulated provider; its report then has all rows on one day. */
  const onToday = (work: (state: SimulatedState) => void): Promise<void> =>
    payment.change((state) => {
      work(state);
      for (const row of state.rows) row.created_at = noon.getTime() / 1000;
    });
  /** Runs the comparison of the next morning, at four o'clock in India or later. */
  const reconcile = (days = 1): Promise<number> =>
    test.app.get(ReconcilePaymentsUseCase, { strict: false }).execute(new Date(start + days * DAY_MS + 4 * HOUR_MS));
  const rows = async (): Promise<string[]> => {
    const found: { row: string }[] = await test.dataSource.query(
      `SELECT concat_ws(' ', kind, status, stated, booked) AS row FROM payment_reconciliation_rows ORDER BY kind, status`,
    );
    return found.map(({ row }) => row);
  };
  const days = async (): Promise<string[]> => {
    const found: { day: string }[] = await test.dataSource.query(
      `SELECT status || CASE WHEN EXISTS (SELECT FROM ledger_closed_days d WHERE d.day = r.day) THEN ' in the ledger' ELSE '' END AS day
       FROM payment_reconciliations r ORDER BY r.day`,
    );
    return found.map(({ day }) => day);
  };

  it('matches the payment, the refund and the transfer of a split, and closes the day', async () => {
    await payment.decide((holds, tx) => holds.split(tx, payment.engagementId, 52_500n));
    await payment.settle();
    await payment.passDays(6);
    for (const task of ['advance-refund', 'advance-release']) {
      const [table, key] = task === 'advance-refund' ? ['refunds', 'refundId'] : ['releases', 'releaseId'];
      await test.dataSource.query(
        `INSERT INTO outbox (task, queue, payload) SELECT $1, 'default', jsonb_build_object($2::text, id) FROM payment_${table}`,
        [`payments.${task}`, key],
      );
    }
    await payment.settle();
    await onToday(() => undefined);
    await reconcile();
    expect(await rows()).toEqual([
      ...['payment matched 62040 62040', 'refund matched -7943 -7943', 'transfer matched -52677 -52677'],
    ]);
    expect(await days()).toEqual(['closed in the ledger']);
  });

  it('starts at four o’clock, and compares a day once', async () => {
    const early = new Date(start + DAY_MS + 3 * HOUR_MS);
    await test.app.get(ReconcilePaymentsUseCase, { strict: false }).execute(early);
    expect(await rows()).toEqual([]);
    await reconcile();
    expect(await rows()).toEqual(['payment matched 62040 62040']);
    expect(await reconcile()).toBe(0);
  });

  it('compares the same rows when it is created without the framework, as the benchmark does', async () => {
    const morning = new Date(start + DAY_MS + 4 * HOUR_MS);
    expect(await createReconciliation(test.dataSource, test.config).execute(morning)).toBe(1);
    expect(await rows()).toEqual(['payment matched 62040 62040']);
    expect(await days()).toEqual(['closed in the ledger']);
  });

  it('leaves a day open while the report states another amount, and closes it after the correction', async () => {
    await onToday((state) => {
      state.rows[0]!.credit += 100;
    });
    await reconcile();
    expect([await rows(), await days()]).toEqual([['payment differs 62140 62040'], ['open']]);
    await onToday((state) => {
      state.rows[0]!.credit -= 100;
    });
    expect(await reconcile(2)).toBe(2);
    expect([await rows(), await days()]).toEqual([
      ['payment matched 62040 62040'],
      ['closed in the ledger', 'closed in the ledger'],
    ]);
  });

  it('reports a day that differs, and closes no day after it', async () => {
    const alarms = async (): Promise<number> => {
      const metric = await metrics.getSingleMetric('payment_alarms_total')?.get();
      return metric?.values.find(({ labels }) => labels['alarm'] === 'day-differs')?.value ?? 0;
    };
    await onToday((state) => {
      state.rows[0]!.credit += 100;
    });
    const before = await alarms();
    expect([await reconcile(), await alarms()]).toEqual([1, before + 1]);
    expect([await reconcile(2), await alarms()]).toEqual([2, before + 3]);
    expect(await days()).toEqual(['open', 'open']);
  });

  it('compares ten days in a run after a longer outage, the earliest first', async () => {
    await reconcile(-7);
    expect([await reconcile(5), await reconcile(5), await reconcile(5)]).toEqual([10, 2, 0]);
    const rows: { count: number; days: number }[] = await test.dataSource.query(
      'SELECT count(*)::int AS count, max(day) - min(day) AS days FROM payment_reconciliations',
    );
    expect(rows).toEqual([{ count: 13, days: 12 }]);
  });

  it('leaves a day open while the report lacks a payment of the books', async () => {
    await test.dataSource.query(
      `INSERT INTO payment_intents (id, engagement_id, employer_id, mode, provider, receipt, payment_id, wage, fee, cgst, sgst, igst,
         fund_by, hold_until)
       VALUES ($1, gen_random_uuid(), $2, 'prepaid', 'razorpay', 'r', 'pay_missed', 60000, 3000, 270, 270, 0, now(), now())`,
      [MISSED, payment.owner.id],
    );
    const amounts = { wage: '600.00', fee: '30.00', cgst: '2.70', sgst: '2.70', igst: '0.00', cost: '12.71' };
    const books = new Books(test, { employer: payment.owner.id });
    await books.post('payment.captured', `intent:${MISSED}:captured`, { ...amounts, costGst: '2.29' }, noon);
    await reconcile();
    expect([await rows(), await days()]).toEqual([
      ['payment matched 62040 62040', 'payment missing_there 62040'],
      ['open'],
    ]);
    await onToday((state) => {
      state.rows.push({ ...state.rows[0]!, entity_id: 'pay_missed' });
    });
    await reconcile();
    expect([await rows(), await days()]).toEqual([
      ['payment matched 62040 62040', 'payment matched 62040 62040'],
      ['closed in the ledger'],
    ]);
  });

  it('closes a day with an explained difference, and links a later fact to it', async () => {
    await onToday((state) => {
      state.rows.push({ ...state.rows[0]!, entity_id: 'pay_late', credit: 50_000 });
    });
    await reconcile();
    expect(await days()).toEqual(['open']);
    await test.dataSource.query(
      `UPDATE payment_reconciliation_rows SET reason = 'asked the provider' WHERE entity_id = 'pay_late'`,
    );
    await reconcile(2);
    expect((await days())[0]).toBe('closed in the ledger');
    // the payment of the closed day is found afterwards
    await test.dataSource.query(`UPDATE payment_intents SET payment_id = 'pay_late'`);
    await onToday((state) => {
      state.rows = [];
    });
    await reconcile(3);
    expect(await rows()).toContain('payment differs 50000 62040');
  });

  it('posts a payout to the product’s bank once, on its day, with equal balances', async () => {
    const { amount, utr } = await payment.inWorld(settleMerchant);
    await onToday((state) => {
      for (const settlement of state.settlements ?? []) settlement.created_at = noon.getTime() / 1000;
    });
    await reconcile();
    await reconcile();
    const posted: { key: string; day: string; amount: string }[] = await test.dataSource.query(
      `SELECT t.event_key AS key, e.effective_on::text AS day, e.amount::text AS amount FROM ledger_transactions t
       JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
       WHERE t.kind = 'own.settled' AND a.kind = 'own.bank'`,
    );
    expect(posted).toEqual([{ key: `settlement:${utr}:own`, day: indianDay(noon), amount: String(amount) }]);
    expect(await payment.balances()).not.toHaveProperty('own.pa');
    expect(await test.app.get(MoneyDeskReadModel, { strict: false }).compareBalance()).toMatchObject({
      difference: '0',
    });
  });
});
