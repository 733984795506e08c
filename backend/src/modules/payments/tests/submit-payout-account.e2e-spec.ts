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

  it('creates one account at the provider, and returns its current state at each call', async () => {
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

  it.each([
    ['Rao', 'accountActive', 'active'],
    ['needs_clarification', 'accountStopped', 'needs_clarification'],
    ['rejected', 'accountStopped', 'rejected'],
  ])('notifies a worker with the surname %s of the end of the check: %s', async (lastName, notice, state) => {
    const person = await seeker(test, { firstName: 'Asha', lastName });
    await person.post(PATH).expect(200);
    await runPaymentTasks(test);
    await passDays(2);
    await person.post(PATH).expect(200);
    await person.post(PATH).expect(200);
    await runPaymentTasks(test);
    expect((await person.get(PATH)).body).toMatchObject({ state });
    const rows: { text: string }[] = await test.dataSource.query('SELECT text FROM notifications WHERE user_id = $1', [
      person.id,
    ]);
    expect(rows).toEqual([{ text: `payments:notice.${notice}` }]);
  });

  it('requires a name of an account without one', async () => {
    const nameless = await seeker(test, { firstName: '', lastName: '' });
    const { body } = await nameless.post(PATH).expect(409);
    expect(body).toMatchObject({ code: 'payments.needsName' });
    expect((await nameless.get(PATH)).body).toMatchObject({ state: 'none' });
  });

  it('creates one account for two concurrent requests', async () => {
    const answers = await Promise.all([worker.post(PATH), worker.post(PATH)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await runPaymentTasks(test);
    const accounts = await test.app
      .get(PaymentSimulator, { strict: false })
      .act(({ state }) => Object.keys(state.accounts));
    expect(accounts).toHaveLength(1);
  });
});
