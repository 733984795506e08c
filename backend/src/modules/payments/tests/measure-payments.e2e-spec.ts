import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { metrics } from '../../../common/observability/metrics.js';
import { Books } from '../../ledger/tests/books.js';
import { MeasurePaymentsUseCase } from '../books/measure-payments.use-case.js';
import { arrangePayment, type HeldPayment } from './held-payment.js';

describe('metrics of payments', () => {
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

  /** Returns the metrics that are not 0, by name and label. */
  const measure = async (): Promise<Record<string, number>> => {
    await test.app.get(MeasurePaymentsUseCase, { strict: false }).execute();
    const found = await Promise.all(
      ['payment_waiting', 'payment_balance_paise', 'payment_events_missing'].map(async (name) => {
        const { values } = (await metrics.getSingleMetric(name)?.get()) ?? { values: [] };
        return values.map(({ labels, value }) => [Object.values(labels)[0] ?? name, value] as const);
      }),
    );
    return Object.fromEntries(found.flat().filter(([, value]) => value !== 0));
  };
  const QUIET = { float: 1_001_863, float_limit: 1_000_000 };
  const run = (sql: string): Promise<unknown> => test.dataSource.query(sql);

  it('report nothing while a reserved wage waits for its work', async () => {
    expect(await measure()).toEqual(QUIET);
  });

  it('report unexpected money', async () => {
    await new Books(test).post('suspense.received', 'test:1', { amount: '12.34' });
    expect(await measure()).toEqual({ ...QUIET, float: 1_003_097, suspense: 1234 });
  });

  it.each([
    ['a wage that nobody decided about', 'holds', `UPDATE payment_intents SET hold_until = now() + interval '10 days'`],
    [
      'a payment that neither came nor failed',
      'payments_late',
      `UPDATE payment_intents SET status = 'pending', upi_link_at = now() - interval '10 days'`,
    ],
    [
      'a day that is open',
      'days_open',
      `INSERT INTO payment_reconciliations (provider, day) SELECT 'razorpay', (now() AT TIME ZONE 'Asia/Kolkata')::date - 1`,
    ],
    [
      'a difference without a reason',
      'differences',
      `INSERT INTO payment_reconciliation_rows (provider, kind, entity_id, day, status)
       VALUES ('razorpay', 'payment', 'pay_1', '2026-11-01', 'missing_here')`,
    ],
  ])('report %s', async (_what, waiting, change) => {
    await run(change);
    expect(await measure()).toEqual({ ...QUIET, [waiting]: 1 });
  });

  it.each([
    ['2 days', 'open', 1],
    ['4 days', 'open', 0],
    ['2 days', 'under_review', 0],
  ])('report a dispute whose evidence is due in %s while it is %s: %d', async (due, status, count) => {
    await run(
      `INSERT INTO payment_chargebacks (intent_id, dispute_id, amount, status, evidence_by)
       SELECT id, 'disp_1', 63540, '${status}', now() + interval '${due}' FROM payment_intents`,
    );
    expect(await measure()).toEqual({ ...QUIET, ...(count === 0 ? {} : { disputes: count }) });
  });

  it('report days without a comparison', async () => {
    await run(
      `INSERT INTO payment_reconciliations (provider, day, status, closed_at)
       SELECT 'razorpay', ((now() - interval '28 hours') AT TIME ZONE 'Asia/Kolkata')::date - 3, 'closed', now()`,
    );
    expect(await measure()).toEqual({ ...QUIET, days_open: 3 });
  });

  it.each([
    ['whose bank is late', 'refunds_late', `status = 'pending', changed_at = now() - interval '14 days'`],
    ['that is not sent again by itself', 'refunds_late', `status = 'manual'`],
    ['that waits for the float', 'refunds_without_float', `status = 'failed', lacks_float = true`],
  ])('report a refund %s', async (_what, waiting, state) => {
    await payment.decide((holds, tx) => holds.refund(tx, payment.engagementId));
    await run(`UPDATE payment_refunds SET ${state}`);
    expect(await measure()).toEqual({ ...QUIET, [waiting]: 1 });
  });

  it('report a late payment until it is refunded or returned by a lost dispute', async () => {
    await payment.decide((holds, tx) => holds.refund(tx, payment.engagementId));
    await run(`UPDATE payment_intents SET status = 'captured_late', changed_at = now() - interval '14 days'`);
    expect(await measure()).toEqual({ ...QUIET, payments_late: 1 });
    await run(`UPDATE payment_refunds SET status = 'covered'`);
    expect(await measure()).toEqual(QUIET);
  });

  it('report missing events during payments', async () => {
    await run(`UPDATE payment_intents SET captured_at = now() - interval '1 hour'`);
    expect(await measure()).toEqual({ ...QUIET, payment_events_missing: 1 });
    await run(`INSERT INTO provider_events (provider, event_id, body_encrypted) VALUES ('razorpay', 'evt_1', '')`);
    expect(await measure()).toEqual(QUIET);
  });
});
