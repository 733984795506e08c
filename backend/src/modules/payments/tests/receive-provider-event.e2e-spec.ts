import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { PaymentSimulator } from '../simulator/payment-simulator.js';
import { sign } from '../simulator/simulated-world.js';
import { DeleteOldEventsUseCase } from '../events/delete-old-events.use-case.js';
import { arrangePayment, type HeldPayment } from './held-payment.js';

const PATH = '/api/provider-events/razorpay';

describe(`POST ${PATH}`, () => {
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

  const secretOf = async (): Promise<string> => {
    let secret = '';
    await payment.change((state) => {
      secret = state.secret;
    });
    return secret;
  };
  /** An event about an order, with odd spacing and letters. */
  const eventOf = (orderId: string, name = 'payment.captured'): string =>
    `{ "entity" : "event",\n"event":"${name}", "note":"ಶ್ರೀ \\u20b9", "contains":["payment"],"payload":{"payment":{"entity":{
      "status":"captured","amount":1.0e4, "order_id":"${orderId}","id":"pay_forged"}}}}`;
  const send = async (
    body: string,
    { id = 'evt_1', secret }: { id?: string; secret?: string } = {},
  ): Promise<number> => {
    const signature = sign(body, secret ?? (await secretOf()));
    const { status } = await fetch(`http://127.0.0.1:${test.config.PORT}${PATH}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Razorpay-Signature': signature, 'X-Razorpay-Event-Id': id },
      body,
    });
    return status;
  };
  const orderId = async (): Promise<string> =>
    ((await test.dataSource.query('SELECT order_id AS id FROM payment_intents')) as { id: string }[])[0]?.id ?? '';
  const stored = async (): Promise<string[]> =>
    ((await test.dataSource.query('SELECT body_encrypted AS body FROM provider_events')) as { body: string }[]).map(
      ({ body }) => body,
    );

  it('stores an event once, encrypted, and relies on the provider’s state instead of its contents', async () => {
    await payment.open();
    const body = eventOf(await orderId());
    expect([await send(body), await send(body)]).toEqual([200, 200]);
    const rows = await stored();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatch(/^v1\.[0-9a-f]{12}\.[\w-]+$/);
    await payment.settle();
    // the provider has no payment
    expect(await payment.states()).toMatchObject({ intent: 'pending', hold: 'pending_funds' });
    await payment.pay();
    await send(eventOf(await orderId(), 'payment.failed'), { id: 'evt_2' });
    await payment.settle();
    expect(await payment.states()).toMatchObject({ intent: 'captured', hold: 'held' });
  });

  it.each<[string, (body: string) => Promise<number>]>([
    ['another secret', (body) => send(body, { secret: 'another' })],
    ['no id', (body) => send(body, { id: '' })],
    ['an id of 101 characters', (body) => send(body, { id: 'e'.repeat(101) })],
  ])('returns 400 for an event with %s and stores nothing', async (_what, deliver) => {
    await payment.open();
    expect(await deliver(eventOf(await orderId()))).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it('returns 400 when one byte of a signed body changed', async () => {
    await payment.open();
    const body = eventOf(await orderId());
    const signature = sign(body, await secretOf());
    const answer = await fetch(`http://127.0.0.1:${test.config.PORT}${PATH}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Razorpay-Signature': signature,
        'X-Razorpay-Event-Id': 'evt_1',
      },
      body: body.replace('1.0e4', '1.0e5'),
    });
    expect(answer.status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it('accepts events of another installation without storing them, even with a receipt of this one', async () => {
    await payment.open();
    const rows: { receipt: string }[] = await test.dataSource.query('SELECT receipt FROM payment_intents');
    const foreign = JSON.stringify({
      ...{ entity: 'event', event: 'order.paid', contains: ['order'] },
      payload: {
        order: { entity: { id: 'order_foreign', receipt: rows[0]?.receipt, status: 'paid', amount: 63_540 } },
      },
    });
    const statuses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => send(foreign, { id: `evt_f${index}` })),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await stored()).toEqual([]);
    await payment.settle();
    expect(await payment.states()).toMatchObject({ intent: 'pending' });
  });

  it('accepts an event about an order with the same id at another provider without storing it', async () => {
    await payment.open();
    await test.dataSource.query(`UPDATE payment_intents SET provider = 'another'`);
    expect(await send(eventOf(await orderId()))).toBe(200);
    expect(await stored()).toEqual([]);
  });

  it('accepts the secret before a change, with which the provider signs its retries', async () => {
    await payment.open();
    const before = await secretOf();
    await payment.change((state) => {
      state.secret = 'the-new-secret';
    });
    const body = eventOf(await orderId());
    expect([await send(body, { secret: before }), await send(body, { id: 'evt_2' })]).toEqual([200, 200]);
    expect(await stored()).toHaveLength(2);
  });

  it('captures, holds and posts once when redirect, event and poller report a payment 50 times concurrently', async () => {
    const intentId = await payment.open();
    await payment.pay();
    const body = eventOf(await orderId());
    const sync = (): Promise<unknown> =>
      test.dataSource.query(
        `INSERT INTO outbox (task, queue, payload) VALUES ('payments.sync-payment', 'default', $1)`,
        [JSON.stringify({ intentId })],
      );
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? sync() : send(body, { id: `evt_${index % 10}` }))),
    );
    await Promise.all([payment.settle(), payment.settle(), payment.settle()]);
    await payment.settle();
    expect(await payment.states()).toMatchObject({ intent: 'captured', hold: 'held' });
    expect(await payment.postings()).toEqual(['hold.opened', 'payment.captured', 'transfer.made']);
  });

  it('accepts the provider’s own events, twenty copies of each', async () => {
    await payment.open();
    await payment.change((state) => {
      state.delivery = 'burst';
    });
    await payment.pay();
    await test.app.get(PaymentSimulator, { strict: false }).deliverEvents();
    await payment.settle();
    expect(await payment.states()).toMatchObject({ intent: 'captured', hold: 'held' });
    expect(await payment.postings()).toEqual(['hold.opened', 'payment.captured', 'transfer.made']);
  });

  it('returns 404 for an unconfigured and an unknown provider', async () => {
    const off = await createTestApp({ PAYMENT_SIMULATOR: 'false' }, { keepData: true, own: true });
    const post = (port: number, path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        body: '{}',
        headers: { 'Content-Type': 'application/json' },
      });
    const { status } = await post(off.config.PORT, PATH);
    await off.close();
    expect(status).toBe(404);
    expect((await post(test.config.PORT, '/api/provider-events/other')).status).toBe(404);
  });

  it('deletes events long after they were processed', async () => {
    await test.dataSource.query(
      `INSERT INTO provider_events (provider, event_id, body_encrypted, received_at, processed_at)
       SELECT 'razorpay', name, '', now() - make_interval(days => age), CASE WHEN is_done THEN now() END
       FROM (VALUES ('old', 91, true), ('recent', 89, true), ('unprocessed', 91, false)) AS events (name, age, is_done)`,
    );
    expect(await test.app.get(DeleteOldEventsUseCase, { strict: false }).execute()).toBe(1);
    const left: { id: string }[] = await test.dataSource.query(
      'SELECT event_id AS id FROM provider_events ORDER BY event_id',
    );
    expect(left.map(({ id }) => id)).toEqual(['recent', 'unprocessed']);
  });
});
