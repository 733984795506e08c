import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { PaymentSimulator } from '../simulator/payment-simulator.js';
import { DAY_SECONDS } from '../simulator/simulated-world.js';
import { runPaymentTasks } from './payment-tasks.js';

const PATH = '/api/user/payout-account';

describe('submitPayoutAccount', () => {
  let test: TestApp;
  let worker: Person;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    worker = await seeker(test, { firstName: 'Asha', lastName: 'Rao' });
  });
  const passDays = (days: number): Promise<unknown> =>
    test.app.get(PaymentSimulator, { strict: false }).act(({ state }) => {
      state.offset += days * DAY_SECONDS;
      state.delivery = 'lost';
    });

  it('asks the provider for one account, and answers its state anew each time', async () => {
    const none = await worker.get(PATH).expect(200);
    expect(none.body).toEqual({ state: 'none', offered: true, practice: true, partner: null });
    expect((await worker.post(PATH).expect(200)).body).toMatchObject({ state: 'submitted' });
    await runPaymentTasks(test);
    expect((await worker.get(PATH)).body).toMatchObject({ state: 'verifying' });
    await passDays(2);
    await worker.post(PATH).expect(200);
    await runPaymentTasks(test);
    expect((await worker.get(PATH)).body).toMatchObject({ state: 'active' });
    const rows: unknown[] = await test.dataSource.query('SELECT 1 FROM payment_payees');
    expect(rows).toHaveLength(1);
  });

  it('makes one account for two requests at once', async () => {
    const answers = await Promise.all([worker.post(PATH), worker.post(PATH)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await runPaymentTasks(test);
    const accounts = await test.app
      .get(PaymentSimulator, { strict: false })
      .act(({ state }) => Object.keys(state.accounts));
    expect(accounts).toHaveLength(1);
  });
});
