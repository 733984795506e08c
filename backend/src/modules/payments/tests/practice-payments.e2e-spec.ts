import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
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
    'says in %s that the money is practice, and shows the amount of each payment',
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

  it('pays by its button, and the product holds the wage', async () => {
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

  it('moves the clock of the bank by a day, and refuses more than a month', async () => {
    const timeOf = async (): Promise<number> =>
      Date.parse(/<time>([^<]+)/.exec(await (await request(PAGE)).text())?.[1] ?? '');
    const before = await timeOf();
    await request(`${PAGE}/act?seconds=86400`, 'POST');
    expect((await timeOf()) - before).toBeGreaterThanOrEqual(86_400_000);
    expect((await request(`${PAGE}/act?seconds=9999999`, 'POST')).status).toBe(400);
  });

  it('does not exist without the simulator', async () => {
    const off = await createTestApp({ PAYMENT_SIMULATOR: 'false' }, { keepData: true, own: true });
    const statuses = [
      (await request(PAGE, 'GET', off.config.PORT)).status,
      (await request(`${PAGE}/act`, 'POST', off.config.PORT)).status,
    ];
    await off.close();
    expect(statuses).toEqual([404, 404]);
  });
});
