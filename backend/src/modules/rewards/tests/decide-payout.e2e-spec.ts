import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { MoneyDesk } from '@nukkad/contract/payments/money-desk';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { arrangeRewards, type RewardsMoney } from './rewards-money.js';

describe('decidePayout', () => {
  let test: TestApp;
  let money: RewardsMoney;
  let staff: Person;
  let colleague: Person;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    money = await arrangeRewards(test);
    staff = await seeker(test, { staffRole: 'support' });
    colleague = await seeker(test, { staffRole: 'support' });
  });

  const decide = (by: Person, id: string | undefined, decision: 'pay' | 'refuse', state = 'review') =>
    by.post(`/api/admin/payouts/${id}/decision`).send({ state, decision, reason: 'The papers show it.' });

  it('retains a refusal of the staff until another member pays, and posts each step once', async () => {
    for (let index = 0; index < 4; index++) await money.invite({}, 'one-device');
    await money.check();
    const [id] = await money.payoutIds();
    await decide(staff, id, 'refuse').expect(204);
    await decide(staff, id, 'refuse').expect(409);
    expect((await decide(staff, id, 'pay', 'refused').expect(409)).body.code).toBe('payments.anotherPerson');
    const mayDecide = async (by: Person): Promise<boolean[]> => {
      const { body } = await by.get('/api/admin/money-desk').expect(200);
      const refused = (body as MoneyDesk).payouts.items.filter((payout) => payout.state === 'refused');
      return refused.map((payout) => payout.mayDecide);
    };
    expect([await mayDecide(staff), await mayDecide(colleague)]).toEqual([[false], [true]]);
    expect((await money.balances())['rewards.payable']).toBe('-30000');
    await decide(colleague, id, 'pay', 'refused').expect(204);
    expect((await money.balances())['rewards.payable']).toBe('-40000');
    expect((await money.payouts())[0]).toBe('payable staff');
  });

  it('rejects a decision about an own reward, and accepts one of several concurrent decisions', async () => {
    money = await arrangeRewards(test, { staffRole: 'support' });
    for (let index = 0; index < 4; index++) await money.invite({}, 'one-device');
    await money.check();
    const [id] = await money.payoutIds();
    expect((await decide(money.inviter, id, 'pay').expect(409)).body.code).toBe('payments.ownPosting');
    const answers = await Promise.all([staff, colleague].map((by) => decide(by, id, 'refuse')));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    await decide(staff, randomUUID(), 'pay').expect(404);
  });
});
