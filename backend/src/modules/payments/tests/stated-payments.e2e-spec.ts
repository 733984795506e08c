import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Counter } from 'prom-client';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { metrics } from '../../../common/observability/metrics.js';
import { AdvanceReleaseUseCase } from '../releases/advance-release.use-case.js';
import {
  ProviderError,
  type ProviderOrder,
  type ProviderPayment,
  type ProviderTransfer,
} from '../provider/payment-provider.js';
import { Ledger } from '../../ledger/ledger.public.js';
import { RazorpayProvider } from '../provider/razorpay-provider.js';
import { Reservations } from '../orders/reservations.js';
import { arrangePayment, type HeldPayment, outcomesOf } from './held-payment.js';

const DAY_MS = 86_400_000;

describe('the state of a payment at the provider', () => {
  let test: TestApp;
  let payment: HeldPayment;
  let intentId: string;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => test.dataSource.query(sql, values);
  const sync = async (): Promise<void> => {
    await query(`INSERT INTO outbox (task, queue, payload) VALUES ('payments.sync-payment', 'default', $1)`, [
      JSON.stringify({ intentId }),
    ]);
    await payment.settle();
  };
  const { getOrder, listPayments, releaseTransfer } = RazorpayProvider.prototype;
  /** From now on the provider states another order, or other payments of it. */
  const state = (
    changeOrder: (order: ProviderOrder) => ProviderOrder,
    changePayment: (one: ProviderPayment) => ProviderPayment = (one) => one,
  ): void => {
    jest.spyOn(RazorpayProvider.prototype, 'getOrder').mockImplementation(async function (this: RazorpayProvider, id) {
      return changeOrder(await getOrder.call(this, id));
    });
    jest.spyOn(RazorpayProvider.prototype, 'listPayments').mockImplementation(async function (
      this: RazorpayProvider,
      id,
    ) {
      return (await listPayments.call(this, id)).map(changePayment);
    });
  };
  const withTransfer =
    (changes: Partial<ProviderTransfer>) =>
    (order: ProviderOrder): ProviderOrder => ({
      ...order,
      transfers: order.transfers.map((transfer) => ({ ...transfer, ...changes })),
    });

  describe('that was paid', () => {
    beforeAll(async () => {
      await emptyDatabase(test.dataSource);
      payment = await arrangePayment(test);
      intentId = await payment.open();
      await payment.pay();
    });
    const same = (order: ProviderOrder): ProviderOrder => order;

    it.each<[string, Parameters<typeof state>]>([
      ['an order of another amount', [(order) => ({ ...order, amount: order.amount + 1n })]],
      ['an order in another currency', [(order) => ({ ...order, currency: 'USD' })]],
      ['an order with another receipt', [(order) => ({ ...order, receipt: 'another' })]],
      ['a payment of another amount', [same, (one) => ({ ...one, amount: one.amount - 1n })]],
      ['a payment in another currency', [same, (one) => ({ ...one, currency: 'USD' })]],
      ['a payment that was only begun', [same, (one) => ({ ...one, status: 'created' })]],
      [
        'a payment that was returned before it was captured',
        [same, (one) => ({ ...one, status: 'refunded', cost: 0n })],
      ],
    ])('captures nothing for %s', async (_what, [changeOrder, changePayment]) => {
      state(changeOrder, changePayment);
      await sync();
      expect(await payment.states()).toMatchObject({ intent: 'pending', hold: 'pending_funds' });
      const postings = await payment.postings();
      expect(postings.filter((kind) => !kind.startsWith('suspense.'))).toEqual([]);
    });

    it.each<[string, Partial<ProviderTransfer>]>([
      ['failed', { status: 'failed' }],
      ['is not on hold', { isOnHold: false }],
      ['has another amount', { amount: 59_999n }],
    ])('captures the payment and holds nothing while its transfer %s', async (_what, changes) => {
      state(withTransfer(changes));
      await sync();
      expect(await payment.states()).toMatchObject({ intent: 'captured', hold: 'pending_funds' });
      const postings = await payment.postings();
      expect(postings.filter((kind) => !/^suspense|^reversal/.test(kind))).toEqual(['payment.captured']);
    });

    it('holds the wage once the transfer is valid', async () => {
      await sync();
      expect(await payment.states()).toMatchObject({ intent: 'captured', hold: 'held' });
    });
  });

  describe('that is not the expected one', () => {
    beforeEach(async () => {
      await emptyDatabase(test.dataSource);
      payment = await arrangePayment(test);
    });
    const suspense = async (): Promise<[bigint, bigint]> => {
      const ledger = test.app.get(Ledger, { strict: false });
      return [
        await ledger.getBalance({ kind: 'suspense', ownerId: null }),
        await ledger.getBalance({ kind: 'own.pa', ownerId: null }),
      ];
    };
    const countAlarms = async (): Promise<number> => {
      const counter = metrics.getSingleMetric('payment_alarms_total') as Counter<'alarm'>;
      const { values } = await counter.get();
      return values.find(({ labels }) => labels.alarm === 'unexpected-payment')?.value ?? 0;
    };

    it('waits in suspense once, less the charge of the provider, and raises one alarm', async () => {
      intentId = await payment.open();
      await payment.pay();
      const alarms = await countAlarms();
      state(
        (order) => order,
        (one) => ({ ...one, amount: one.amount - 1n }),
      );
      for (let times = 0; times < 2; times++) await sync();
      expect(await suspense()).toEqual([63_539n, 62_039n]);
      expect(await countAlarms()).toBe(alarms + 1);
      jest.restoreAllMocks();
      await sync();
      expect(await payment.states()).toMatchObject({ intent: 'captured', hold: 'held' });
      expect((await suspense())[0]).toBe(0n);
    });

    it('is not captured while it is only authorised', async () => {
      intentId = await payment.open();
      await payment.pay();
      const capture = jest.spyOn(RazorpayProvider.prototype, 'capturePayment');
      state(
        (order) => order,
        (one) => ({ ...one, status: 'authorized', amount: one.amount - 1n }),
      );
      await sync();
      expect(capture).not.toHaveBeenCalled();
      expect(await suspense()).toEqual([0n, 0n]);
    });

    it('is a second payment of the order, and is removed from suspense once the provider returns it', async () => {
      intentId = await payment.fund();
      const [, own] = await suspense();
      const second = async function (this: RazorpayProvider, id: string) {
        const [first] = await listPayments.call(this, id);
        return first
          ? [first, { ...first, id: 'pay_second', status: returned ? 'refunded' : 'captured' } as const]
          : [];
      };
      let returned = false;
      jest.spyOn(RazorpayProvider.prototype, 'listPayments').mockImplementation(second);
      await sync();
      expect(await suspense()).toEqual([63_540n, own + 62_040n]);
      returned = true;
      for (let times = 0; times < 2; times++) await sync();
      expect(await suspense()).toEqual([0n, own - 1500n]);
      expect(await payment.states()).toMatchObject({ intent: 'captured', hold: 'held' });
    });
  });

  describe('of a new engagement', () => {
    beforeEach(async () => {
      await emptyDatabase(test.dataSource);
      payment = await arrangePayment(test);
    });

    it('is held for 90 days at most', async () => {
      const holdUntil = async (days: number): Promise<number> => {
        await payment.open({ holdUntil: new Date(Date.now() + days * DAY_MS) });
        const [row] = await query<{ until: Date }>('SELECT hold_until AS until FROM payment_intents');
        return Math.round((row!.until.getTime() - Date.now()) / DAY_MS);
      };
      expect(await holdUntil(100)).toBe(90);
      await emptyDatabase(test.dataSource);
      payment = await arrangePayment(test);
      expect(await holdUntil(80)).toBe(80);
    });

    it('is at least one rupee', async () => {
      expect(await outcomesOf([payment.open({ wage: 99n })])).toEqual(['payments:partTooSmall']);
      expect(await outcomesOf([payment.open({ wage: 100n })])).toEqual(['done']);
    });

    it('has one link for 15 minutes, and a new one after them', async () => {
      const id = await payment.open();
      const linkAfter = async (minutes: number): Promise<string | null> => {
        await query(
          `UPDATE payment_intents SET upi_link = 'upi://earlier', upi_link_at = now() - make_interval(mins => $1)`,
          [minutes],
        );
        return test.app.get(Reservations, { strict: false }).findUpiLink(id);
      };
      expect(await linkAfter(14)).toBe('upi://earlier');
      const link = await linkAfter(16);
      expect(link).toMatch(/^upi:\/\/pay/);
      // the link is stored with a new lifetime of 15 minutes
      expect(
        await query("SELECT upi_link AS link FROM payment_intents WHERE upi_link_at > now() - interval '1 minute'"),
      ).toEqual([{ link }]);
    });
  });

  describe('that is to be released', () => {
    const alarmsOf = async (alarm: string): Promise<number> => {
      const metric = await metrics.getSingleMetric('payment_alarms_total')?.get();
      return metric?.values.find(({ labels }) => labels['alarm'] === alarm)?.value ?? 0;
    };
    beforeEach(async () => {
      await emptyDatabase(test.dataSource);
      payment = await arrangePayment(test);
      await payment.fund();
      await payment.decide((holds, tx) => holds.release(tx, payment.engagementId));
    });
    /** Returns the state of the release, and the minutes until its task runs next. */
    const release = async () => {
      const [row] = await query<object>('SELECT status, attempts, problem FROM payment_releases');
      const [task] = await query<{ minutes: number }>(
        `SELECT round(extract(epoch FROM next_relay_at - now()) / 60)::int AS minutes FROM outbox
         WHERE task = 'payments.advance-release' AND done_at IS NULL
         ORDER BY next_relay_at DESC LIMIT 1`,
      );
      return { ...row, minutes: task?.minutes ?? null };
    };

    it('is retried ten minutes after a refusal, and passed to the staff after five attempts', async () => {
      jest.spyOn(RazorpayProvider.prototype, 'releaseTransfer').mockRejectedValue(new ProviderError('refused', 'no'));
      const [planned] = await query<{ releaseId: string }>('SELECT id AS "releaseId" FROM payment_releases');
      await test.app.get(AdvanceReleaseUseCase, { strict: false }).execute(planned!);
      expect(await release()).toEqual({ status: 'failed', attempts: 1, problem: 'no', minutes: 10 });
      await payment.settle();
      expect(await release()).toEqual({ status: 'manual', attempts: 5, problem: 'no', minutes: null });
      expect(await payment.states()).toMatchObject({ hold: 'releasing' });
    });

    it('does not count an unavailable provider as a refusal', async () => {
      const away = jest.spyOn(RazorpayProvider.prototype, 'releaseTransfer');
      away.mockRejectedValueOnce(new ProviderError('retry', 'busy')).mockImplementation(releaseTransfer);
      await payment.settle();
      expect(await release()).toMatchObject({ status: 'processed', attempts: 0, problem: null });
    });

    it('reports a wage that the worker’s bank returned', async () => {
      const before = await alarmsOf('wage-returned');
      await payment.settle();
      await query(`UPDATE payment_releases SET status = 'settled'`);
      state(withTransfer({ isReturned: true, isSettled: true }));
      await query(
        `INSERT INTO outbox (task, queue, payload)
         SELECT 'payments.advance-release', 'default', jsonb_build_object('releaseId', id) FROM payment_releases`,
      );
      await test.runTasks();
      expect(await alarmsOf('wage-returned')).toBe(before + 1);
    });
  });
});
