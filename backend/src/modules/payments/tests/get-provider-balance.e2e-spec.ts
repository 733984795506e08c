import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { type HeldPayment, arrangePayment } from './held-payment.js';

describe('getProviderBalance', () => {
  let test: TestApp;
  let payment: HeldPayment;
  let staff: Person;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    payment = await arrangePayment(test);
    staff = await seeker(test, { staffRole: 'support' });
  });

  const compare = async () => (await staff.get('/api/admin/money-desk/balance').expect(200)).body;

  it('returns equal balances of books and provider, from the deposit to a refund in transfer and after it', async () => {
    expect(await compare()).toEqual({ expected: '1000000', returning: '0', stated: '1000000', difference: '0' });
    await payment.fund();
    expect(await compare()).toMatchObject({ expected: '1001863', difference: '0' });
    await payment.decide((holds, tx) => holds.split(tx, payment.engagementId, 52_500n));
    await payment.settle();
    expect(await compare()).toMatchObject({ returning: '7943', difference: '0' });
  });

  it('returns the difference in each direction', async () => {
    for (const change of [500, -700]) {
      await payment.change((state) => {
        state.balance = 1_000_000 + change;
      });
      expect(await compare()).toMatchObject({ expected: '1000000', difference: String(change) });
    }
  });
});
