import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { staffBrowser } from '../../second-factor/tests/second-factor.js';
import { arrangePayment } from './held-payment.js';
import { arrangeBooks, type StaffedBooks } from './staff-money.js';

describe('countWaitingMoney', () => {
  let test: TestApp;
  let money: StaffedBooks;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    money = await arrangeBooks(test);
  });

  const count = async (): Promise<object> => (await money.staff.get('/api/admin/money-desk/waiting').expect(200)).body;

  it('counts unexpected money once, and each pending reversal', async () => {
    expect(await count()).toEqual({ contests: 0, money: 0 });
    await money.receive('10.00');
    const id = await money.receive('9000.00');
    expect(await count()).toEqual({ contests: 0, money: 1 });
    await money.reverse(money.staff, id, { amount: '900000' }).expect(200);
    expect(await count()).toEqual({ contests: 0, money: 2 });
    await money.decide(money.colleague, (await money.desk()).reversals.items[0]?.id ?? '', 'confirm').expect(200);
    expect(await count()).toEqual({ contests: 0, money: 1 });
  });

  it('counts refunds that failed, and contests that the staff decide', async () => {
    const payment = await arrangePayment(test);
    const intentId = await payment.fund();
    await test.dataSource.query(
      `INSERT INTO payment_refunds (intent_id, wage, fee, cgst, sgst, igst, key, status) VALUES ($1, 1, 0, 0, 0, 0, gen_random_uuid(), 'failed')`,
      [intentId],
    );
    for (const [status, contests] of [
      ['open', 0],
      ['answered', 1],
    ] as const) {
      await test.dataSource.query('DELETE FROM payment_contests');
      await test.dataSource.query(
        `INSERT INTO payment_contests (hold_id, opened_by, claimed, stated, undisputed, reason, status)
         SELECT id, 'worker', 60000, 30000, 30000, 'Four hours.', $1 FROM payment_holds`,
        [status],
      );
      expect(await count()).toEqual({ contests, money: 1 });
    }
  });

  it('returns 403 without a second factor', async () => {
    const { status, body } = await (await staffBrowser(test)).get('/api/admin/money-desk/waiting');
    expect([status, body.code]).toEqual([403, 'auth.staff.secondFactorSetUp']);
  });
});
