import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { seeker } from '../../jobs/tests/people.js';

describe('getPayoutAccount', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('returns only the state of the own account, without the provider’s ids', async () => {
    const [worker, other] = [await seeker(test), await seeker(test)];
    await test.dataSource.query(
      `INSERT INTO payment_payees (user_id, provider, status, reference, account_encrypted, account_digest)
       VALUES ($1, 'razorpay', 'needs_clarification', gen_random_uuid(), 'v1.sealed', 'digest')`,
      [worker.id],
    );
    const { body } = await worker.get('/api/user/payout-account').expect(200);
    expect(body).toEqual({ state: 'needs_clarification', offered: true, practice: true, partner: null });
    expect((await other.get('/api/user/payout-account')).body).toMatchObject({ state: 'none' });
  });
});
