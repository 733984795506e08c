import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { PollPaymentsUseCase } from '../orders/poll-payments.use-case.js';
import { ProviderError } from '../provider/payment-provider.js';
import { RazorpayClient } from '../provider/razorpay-client.js';
import { ReceiveProviderEventUseCase } from '../events/receive-provider-event.use-case.js';
import { PRACTICE_EFFECTS } from '../simulator/practice-events.js';
import { payOrder } from '../simulator/simulated-payments.js';
import type { CallFault } from '../simulator/simulated-state.js';
import { emitEvent } from '../simulator/simulated-world.js';
import { PaymentSimulator } from '../simulator/payment-simulator.js';
import { arrangePayment, type HeldPayment } from './held-payment.js';

/** Paths of a payment's writes from its order to its refund. */
const WRITES = ['/v1/orders', '/reversals', '/refund', '/v1/transfers/'];

describe('payments at a provider with faults', () => {
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

  const simulator = (): PaymentSimulator => test.app.get(PaymentSimulator, { strict: false });
  const orderId = async (): Promise<string> =>
    ((await test.dataSource.query('SELECT order_id AS id FROM payment_intents')) as { id: string }[])[0]?.id ?? '';
  /** Runs the poller at the time of its next check. */
  const poll = async (): Promise<void> => {
    await test.dataSource.query(`UPDATE payment_intents SET checked_at = now() - interval '2 hours'`);
    await test.app.get(PollPaymentsUseCase, { strict: false }).execute();
    await payment.settle();
  };
  const HELD = ['hold.opened', 'payment.captured', 'transfer.made'];

  it.each<CallFault>(['timeout', 'bad-gateway', 'busy'])(
    'create one order, one reversal and one refund when each first write ends in %s',
    async (fault) => {
      await payment.change((state) => {
        state.faults = WRITES.map((path) => ({ fault, path }));
      });
      await payment.fund();
      await payment.decide((holds, tx) => holds.split(tx, payment.engagementId, 52_500n));
      await payment.settle();
      expect(await payment.states()).toEqual({
        ...{ intent: 'captured', hold: 'released', release: 'processed', refund: 'pending' },
      });
      await payment.change((state) => {
        const objects = [state.orders, state.reversals, state.refundsById, state.transfers];
        expect(objects.map((one) => Object.keys(one).length)).toEqual([1, 1, 1, 1]);
        expect([state.faults, Object.values(state.transfers)[0]?.on_hold]).toEqual([[], false]);
      });
    },
  );

  it('are completed by the poller without events, and hold and post once when events return', async () => {
    await payment.open();
    await payment.change((state) => {
      state.webhooksOff = true;
    });
    await payment.pay();
    await payment.settle();
    expect(await payment.states()).toMatchObject({ intent: 'pending' });
    await poll();
    expect(await payment.states()).toMatchObject({ intent: 'captured', hold: 'held' });
    const id = await orderId();
    await simulator().act((world) => {
      PRACTICE_EFFECTS.eventsSent(world, '');
      emitEvent(world, 'order.paid', 'order', { id, receipt: null });
    });
    await payment.settle();
    expect(await payment.postings()).toEqual(HELD);
  });

  it('accept events signed before and after a change of the secret', async () => {
    await payment.open();
    const id = await orderId();
    await simulator().act((world) => {
      world.state.delivery = 'normal';
      payOrder(world, id, 'ok');
      PRACTICE_EFFECTS.secretChanged(world, '');
      emitEvent(world, 'order.paid', 'order', { id, receipt: null });
    });
    await payment.settle();
    expect(await payment.states()).toMatchObject({ intent: 'captured', hold: 'held' });
    await payment.change((state) => {
      expect(state.events).toEqual([]);
    });
  });

  it('retain their final state for any order of late reports of failed, captured and refunded', async () => {
    await payment.fund();
    await payment.decide((holds, tx) => holds.refund(tx, payment.engagementId));
    await payment.settle();
    await payment.passDays(1);
    await poll();
    const ended = { intent: 'refunded', hold: 'refunded', release: null, refund: 'processed' };
    expect(await payment.states()).toEqual(ended);
    const [postings, id] = [await payment.postings(), await orderId()];
    const names = ['payment.failed', 'payment.captured', 'refund.processed'];
    for (const first of names) {
      const [second = '', third = ''] = names.filter((name) => name !== first);
      for (const order of [
        [first, second, third],
        [first, third, second],
      ]) {
        await simulator().act((world) => {
          world.state.delivery = 'normal';
          for (const name of order) emitEvent(world, name, 'payment', { id: 'pay_any', order_id: id });
        });
        await payment.settle();
      }
    }
    const [{ count }] = (await test.dataSource.query(
      'SELECT count(*)::int AS count FROM provider_events WHERE processed_at IS NOT NULL',
    )) as [{ count: number }];
    expect([count, await payment.states(), await payment.postings()]).toEqual([18, ended, postings]);
  });

  it('post no transfer while the worker’s account is stopped, and hold the wage once it is active again', async () => {
    await payment.open();
    const change = (status: 'suspended' | 'activated'): Promise<void> =>
      payment.change(({ accounts }) => {
        for (const account of Object.values(accounts)) account.status = status;
      });
    await change('suspended');
    await payment.pay();
    await poll();
    expect(await payment.postings()).not.toContain('transfer.made');
    expect((await payment.states()).hold).toBe('pending_funds');
    await change('activated');
    await payment.passDays(1);
    await poll();
    expect(await payment.states()).toMatchObject({ intent: 'captured', hold: 'held' });
    expect(await payment.postings()).toEqual(HELD);
  });
  it('wait while the provider is down at the end of the work, report it, and pay once when it is up again', async () => {
    await payment.fund();
    const down = jest
      .spyOn(RazorpayClient.prototype, 'call')
      .mockRejectedValue(new ProviderError('retry', 'answered with 503', 503));
    await payment.decide((holds, tx) => holds.split(tx, payment.engagementId, 52_500n));
    await payment.settle();
    await poll();
    expect(await payment.states()).toMatchObject({ hold: 'splitting', release: 'planned', refund: 'planned' });
    expect(await payment.postings()).toEqual(HELD);
    down.mockRestore();
    await poll();
    expect(await payment.states()).toMatchObject({ hold: 'released', release: 'processed', refund: 'pending' });
    await payment.change((state) => {
      const objects = [state.reversals, state.refundsById, state.transfers];
      expect(objects.map((one) => Object.keys(one).length)).toEqual([1, 1, 1]);
    });
  });

  it('progress by the poller while event delivery is down for a day, and accept events after it', async () => {
    await payment.open();
    const down = jest.spyOn(test.app.get(ReceiveProviderEventUseCase, { strict: false }), 'execute');
    down.mockRejectedValue(new Error('down'));
    const id = await orderId();
    await simulator().act((world) => {
      world.state.delivery = 'normal';
      payOrder(world, id, 'ok');
    });
    for (let hours = 0; hours < 40; hours += 2) await payment.passDays(2 / 24);
    expect(await simulator().act(({ state }) => [state.webhooksOff, down.mock.calls.length > 5])).toEqual([true, true]);
    await poll();
    expect(await payment.states()).toMatchObject({ intent: 'captured', hold: 'held' });
    down.mockRestore();
    await simulator().act((world) => {
      PRACTICE_EFFECTS.eventsSent(world, '');
      emitEvent(world, 'order.paid', 'order', { id, receipt: null });
    });
    await payment.settle();
    expect(await payment.postings()).toEqual(HELD);
  });
});
