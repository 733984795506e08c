import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { DeferTask } from '../../../common/queue/task.js';
import { AdvanceRefundUseCase } from '../refunds/advance-refund.use-case.js';
import { Contests } from '../payments.public.js';
import { arrangePayment, type HeldPayment, outcomesOf } from './held-payment.js';

const DISPUTE = { by: 'worker', claimed: 60_000n, stated: 45_000n, reason: 'Worked 4 hours' } as const;

describe('Holds', () => {
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

  it('holds the wage after the payment, and charges the employer the fee and its taxes in addition', async () => {
    await payment.fund();
    expect(await payment.states()).toEqual({ intent: 'captured', hold: 'held', release: null, refund: null });
    expect(await payment.balances()).toEqual({
      ...{ held: 60_000n, 'custody.linked': 60_000n, 'fee.deferred': 3000n, 'gst.cgst': 270n, 'gst.sgst': 270n },
      ...{ 'provider.cost': 1421n, 'own.pa': 1863n },
    });
  });

  it('releases the whole wage to the worker, and settles it with the bank transfer’s number', async () => {
    await payment.fund();
    await payment.decide((holds, tx) => holds.release(tx, payment.engagementId));
    expect(await payment.states()).toMatchObject({ hold: 'releasing', release: 'planned' });
    await payment.settle();
    expect(await payment.states()).toMatchObject({ hold: 'released', release: 'processed' });
    expect(await payment.balances()).toMatchObject({ 'worker.payable': 60_000n, 'fee.income': 3000n });
    await payment.passDays(6);
    await checkReleases();
    expect(await payment.states()).toMatchObject({ hold: 'released', release: 'settled' });
    expect(await payment.balances()).toEqual({
      ...{ 'fee.income': 3000n, 'gst.cgst': 270n, 'gst.sgst': 270n, 'provider.cost': 1421n, 'own.pa': 1863n },
    });
  });

  it('refunds the wage, the fee and its taxes when nothing is owed, at the product’s cost', async () => {
    await payment.fund();
    await payment.decide((holds, tx) => holds.refund(tx, payment.engagementId));
    await payment.settle();
    expect(await payment.states()).toMatchObject({ intent: 'captured', hold: 'refunding', refund: 'pending' });
    await payment.passDays(1);
    await checkRefunds();
    expect(await payment.states()).toMatchObject({ intent: 'refunded', hold: 'refunded', refund: 'processed' });
    expect(await payment.balances()).toEqual({ 'provider.cost': 1421n, 'own.pa': -1677n });
  });

  it('passes a refund that the provider rejects for another reason to staff after five attempts', async () => {
    await payment.fund();
    await payment.passDays(200);
    await payment.decide((holds, tx) => holds.refund(tx, payment.engagementId));
    await payment.settle();
    expect(await payment.states()).toMatchObject({ hold: 'refunding', refund: 'manual' });
  });

  it('splits 3.5 of 4 hours: 525 rupees to the worker and 79.43 back to the employer', async () => {
    await payment.fund();
    await payment.decide((holds, tx) => holds.split(tx, payment.engagementId, 52_500n));
    await payment.settle();
    expect(await payment.states()).toMatchObject({ hold: 'released', release: 'processed', refund: 'pending' });
    expect(await payment.balances()).toMatchObject({
      ...{ 'worker.payable': 52_500n, 'refund.payable': 7500n, 'own.refund.payable': 443n, 'fee.income': 2625n },
    });
    await payment.passDays(6);
    await checkRefunds();
    await checkReleases();
    expect(await payment.states()).toEqual({
      ...{ intent: 'partially_refunded', hold: 'released', release: 'settled', refund: 'processed' },
    });
    const balances = await payment.balances();
    expect(Object.keys(balances).sort()).toEqual(['fee.income', 'gst.cgst', 'gst.sgst', 'own.pa', 'provider.cost']);
  });

  it.each([52_500n + 7_401n, 50n, 0n, 60_000n, 60_001n])(
    'rejects a split with a part below the provider’s minimum: %d paise',
    async (owed) => {
      await payment.fund();
      const calls = [payment.decide((holds, tx) => holds.split(tx, payment.engagementId, owed))];
      expect(await outcomesOf(calls)).toEqual(['payments:partTooSmall']);
      expect(await payment.states()).toMatchObject({ hold: 'held', refund: null });
    },
  );

  it('accepts exactly one of 50 concurrent releases, refunds, splits and contests', async () => {
    await payment.fund();
    const { engagementId, decide } = payment;
    const calls = Array.from({ length: 50 }, (_, index) =>
      decide((holds, tx) => {
        if (index % 4 === 0) return holds.release(tx, engagementId);
        if (index % 4 === 1) return holds.refund(tx, engagementId);
        if (index % 4 === 2) return holds.split(tx, engagementId, 30_000n);
        return test.app.get(Contests, { strict: false }).open(tx, engagementId, DISPUTE);
      }),
    );
    const outcomes = await outcomesOf(calls);
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['done', 'payments:moved']));
  });

  it('creates one payment for an engagement, and cancels it before any money arrives', async () => {
    await payment.open();
    expect(await outcomesOf([payment.open()])).toEqual(['payments:paymentExists']);
    await payment.decide((holds, tx) => holds.refund(tx, payment.engagementId));
    expect(await payment.states()).toMatchObject({ intent: 'cancelled', hold: 'lapsed' });
    await payment.fund();
    expect(await payment.states()).toMatchObject({ intent: 'captured', hold: 'held' });
  });

  it('refunds in full a payment made after the cancellation, and never holds it', async () => {
    const intentId = await payment.open();
    await payment.decide((holds, tx) => holds.refund(tx, payment.engagementId));
    await payment.pay();
    await sync(intentId);
    expect(await payment.states()).toMatchObject({ intent: 'captured_late', hold: 'lapsed', refund: 'pending' });
    await payment.passDays(1);
    await checkRefunds();
    expect(await payment.states()).toMatchObject({ intent: 'refunded', hold: 'lapsed', refund: 'processed' });
    expect(await payment.balances()).toEqual({ 'provider.cost': 1421n, 'own.pa': -1677n });
  });

  it('accepts a success after a failure of a payment, and no failure after a success', async () => {
    const intentId = await payment.open();
    await payment.pay('failthenok');
    await sync(intentId);
    expect(await payment.states()).toMatchObject({ intent: 'failed', hold: 'pending_funds' });
    await payment.passDays(1);
    await sync(intentId);
    await payment.pay('fail');
    await sync(intentId);
    expect(await payment.states()).toMatchObject({ intent: 'captured', hold: 'held' });
  });

  it('sends no refund while the bank of the payer disputes the payment', async () => {
    const intentId = await payment.fund();
    await test.dataSource.query(
      `INSERT INTO payment_chargebacks (intent_id, dispute_id, amount) VALUES ($1, 'disp_1', 63540)`,
      [intentId],
    );
    await payment.decide((holds, tx) => holds.refund(tx, payment.engagementId));
    await expect(advanceRefund()).rejects.toBeInstanceOf(DeferTask);
    expect(await payment.states()).toMatchObject({ refund: 'planned' });
    await test.dataSource.query(`UPDATE payment_chargebacks SET status = 'won'`);
    await payment.settle();
    expect(await payment.states()).toMatchObject({ refund: 'pending' });
  });

  it('delays a refund until the balance suffices, and sends it then', async () => {
    await payment.fund();
    await payment.change((state) => {
      state.balance = 0;
    });
    await payment.decide((holds, tx) => holds.refund(tx, payment.engagementId));
    for (let round = 0; round < 7; round++) await advanceRefund();
    expect(await payment.states()).toMatchObject({ hold: 'refunding', refund: 'failed' });
    await payment.change((state) => {
      state.balance = 100_000;
    });
    await payment.settle();
    expect(await payment.states()).toMatchObject({ refund: 'pending' });
  });

  it('pays the worker’s account as of the opening of the hold', async () => {
    await payment.open();
    await test.dataSource.query(
      `UPDATE payment_payees SET account_encrypted = 'v1.replaced', account_digest = 'other' WHERE user_id = $1`,
      [payment.worker.id],
    );
    await payment.pay();
    await payment.change((state) => {
      const [account] = Object.keys(state.accounts);
      expect(Object.values(state.transfers).map((transfer) => transfer.account)).toEqual([account]);
    });
  });

  it('rejects a payment to a worker without an active account', async () => {
    await test.dataSource.query(`UPDATE payment_payees SET status = 'suspended' WHERE user_id = $1`, [
      payment.worker.id,
    ]);
    expect(await outcomesOf([payment.open()])).toEqual(['payments:payeeNotReady']);
  });

  const plan = async (task: string, payload: object): Promise<void> => {
    await test.dataSource.query(`INSERT INTO outbox (task, queue, payload) VALUES ($1, 'default', $2)`, [
      ...[task, JSON.stringify(payload)],
    ]);
    await payment.settle();
  };
  const sync = (intentId: string): Promise<void> => plan('payments.sync-payment', { intentId });
  const idOf = async (table: string): Promise<string> =>
    ((await test.dataSource.query(`SELECT id FROM ${table} LIMIT 1`)) as { id: string }[])[0]?.id ?? '';
  const checkRefunds = async (): Promise<void> =>
    plan('payments.advance-refund', { refundId: await idOf('payment_refunds') });
  const checkReleases = async (): Promise<void> =>
    plan('payments.advance-release', { releaseId: await idOf('payment_releases') });
  const advanceRefund = async (): Promise<void> =>
    test.app.get(AdvanceRefundUseCase, { strict: false }).execute({ refundId: await idOf('payment_refunds') });
});
