import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { PaymentSimulator } from '../simulator/payment-simulator.js';
import { createAccount } from '../simulator/simulated-accounts.js';
import { COOLING_SECONDS } from '../simulator/simulated-transfers.js';
import { arrangePayment, type HeldPayment } from './held-payment.js';

const PAGE = '/dev/payments';

describe(PAGE, () => {
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

  const request = (path: string, method = 'GET', port = test.config.PORT): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}${path}`, { method, redirect: 'manual' });

  it.each([
    ['en', 'Practice money', 'Payment of ₹635.40'],
    ['hi', 'प्रैक्टिस के पैसे', '₹635.40 का पेमेंट'],
    ['kn', 'ಅಭ್ಯಾಸದ ಹಣ', 'ಪೇಮೆಂಟ್: ₹635.40'],
  ])(
    'states in %s that the money is practice, and shows the amount of each payment',
    async (language, notice, amount) => {
      await payment.open();
      const page = await (await request(`${PAGE}?lang=${language}`)).text();
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).toContain(notice);
      expect(page).toContain(amount);
      // every text of the page exists
      expect(page).not.toMatch(/practice\.|payments:/);
    },
  );

  it('pays by the page’s button, and the product holds the wage', async () => {
    const intentId = await payment.open();
    const action = /action="([^"]*payer=ok[^"]*)"/
      .exec(await (await request(PAGE)).text())?.[1]
      ?.replaceAll('&amp;', '&');
    const answer = await request(action ?? '', 'POST');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dev/payments?lang=en']);
    await test.dataSource.query(
      `INSERT INTO outbox (task, queue, payload) VALUES ('payments.sync-payment', 'default', $1)`,
      [JSON.stringify({ intentId })],
    );
    await payment.settle();
    expect(await payment.states()).toMatchObject({ intent: 'captured', hold: 'held' });
    expect(await (await request(PAGE)).text()).not.toContain('payer=ok');
  });

  const timeOf = async (): Promise<number> =>
    Date.parse(/<time datetime="([^"]+)/.exec(await (await request(PAGE)).text())?.[1] ?? '');

  it('advances the bank’s clock by a day, and rejects more than a month', async () => {
    const before = await timeOf();
    await request(`${PAGE}/act?seconds=86400`, 'POST');
    expect((await timeOf()) - before).toBeGreaterThanOrEqual(86_400_000);
    expect((await request(`${PAGE}/act?seconds=9999999`, 'POST')).status).toBe(400);
  });

  /** Presses the page's button for an event. */
  const press = async (event: string): Promise<void> => {
    const page = (await (await request(PAGE)).text()).replaceAll('&amp;', '&');
    const action = new RegExp(`action="([^"]*event=${event}(?:&[^"]*)?)"`).exec(page)?.[1];
    if (action === undefined) throw new Error(`The page has no button for ${event}`);
    expect((await request(action, 'POST')).status).toBe(303);
  };
  const textOf = async (): Promise<string> => (await (await request(PAGE)).text()).replace(/<[^>]*>/g, ' ');

  it('simulates a dispute of the employer’s bank and its decision', async () => {
    await payment.fund();
    await press('dispute');
    expect(await textOf()).toContain('The employer’s bank disputes ₹635.40');
    await press('disputeLost');
    expect(await textOf()).toContain('Dispute about ₹635.40: we lost');
  });

  it('simulates the return of a wage by the worker’s bank, and sends it again', async () => {
    await payment.fund();
    await payment.decide((holds, tx) => holds.release(tx, payment.engagementId));
    await payment.settle();
    await payment.passDays(6);
    expect(await textOf()).toContain('₹600 for the worker: in the bank');
    await press('wageReturned');
    expect(await textOf()).toContain('₹600 for the worker: sent back by the bank');
    await press('wageSentAgain');
    expect(await textOf()).toContain('₹600 for the worker: on its way to the bank');
  });

  it('simulates the return of a refund by the employer’s bank', async () => {
    await payment.fund();
    await payment.decide((holds, tx) => holds.refund(tx, payment.engagementId));
    await payment.settle();
    await payment.passDays(1);
    await press('refundReturned');
    expect(await textOf()).toContain('₹635.40 back to the employer: failed');
  });

  it.each([
    ['accountUnclear', 'Something is missing'],
    ['accountStopped', 'Stopped'],
  ])('changes the account of the worker by %s', async (event, state) => {
    await press(event);
    expect(await textOf()).toMatch(new RegExp(`Asha Rao\\s+${state}`));
    await press('accountActive');
    expect(await textOf()).toMatch(/Asha Rao\s+Active/);
  });

  it('ages a new account by a day, after which it receives transfers, without advancing the clock', async () => {
    const account = { email: 'new@example.in', legal_business_name: 'Lata Naik', reference_id: 'lata' };
    const { id } = (await payment.inWorld((world) => createAccount(world, account))) as { id: string };
    expect(await textOf()).toMatch(/Lata Naik\s+Being checked/);
    const before = await timeOf();
    await press('accountAged');
    expect((await timeOf()) - before).toBeLessThan(3_600_000);
    expect(await textOf()).toMatch(/Lata Naik\s+Active/);
    const made = await payment.inWorld(({ state, now }) => now - (state.accounts[id]?.created_at ?? now));
    expect(made).toBeGreaterThanOrEqual(COOLING_SECONDS);
    await expect(press('accountAged')).rejects.toThrow('no button');
  });

  it('loses events, delivers them again, and accepts the old secret beside the new one', async () => {
    await press('eventsSent');
    await press('secretChanged');
    const simulator = test.app.get(PaymentSimulator, { strict: false });
    const before = await simulator.webhookSecrets();
    await press('secretChanged');
    const after = await simulator.webhookSecrets();
    expect(after).toEqual([expect.any(String), before[0]]);
    expect(new Set([...before, ...after]).size).toBe(3);
    await press('eventsLost');
    expect(await textOf()).toContain('Events are lost.');
  });

  it('shows the current page when a button of an outdated page is pressed', async () => {
    const late = await request(`${PAGE}/act?event=disputeWon&object=disp_gone`, 'POST');
    expect([late.status, late.headers.get('location')]).toEqual([303, '/dev/payments?lang=en']);
    expect((await request(`${PAGE}/act?event=unknown`, 'POST')).status).toBe(400);
  });

  it('returns 404 without the simulator', async () => {
    const off = await createTestApp({ PAYMENT_SIMULATOR: 'false' }, { keepData: true, own: true });
    const statuses = [
      (await request(PAGE, 'GET', off.config.PORT)).status,
      (await request(`${PAGE}/act`, 'POST', off.config.PORT)).status,
    ];
    await off.close();
    expect(statuses).toEqual([404, 404]);
  });
});
