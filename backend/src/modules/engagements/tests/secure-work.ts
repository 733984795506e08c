import { Transactions } from '../../../common/database/transactions.js';
import type { TestApp } from '../../../../test/app.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import { Payees } from '../../payments/payments.public.js';
import { runPaymentTasks } from '../../payments/tests/payment-tasks.js';
import { PaymentSimulator } from '../../payments/simulator/payment-simulator.js';
import type { CallFault } from '../../payments/simulator/simulated-state.js';
import { payOrder } from '../../payments/simulator/simulated-payments.js';
import { DAY_SECONDS } from '../../payments/simulator/simulated-world.js';
import { Bookings } from '../engagements.public.js';
import { inHours, insertInstantJob } from './engagement.factory.js';

/** A worker whom the provider can pay, an employer, and their agreed work. */
export interface SecureWork {
  worker: Person;
  owner: Person;
  /** Books four hours for ₹150 an hour from `startsAt` on; returns the engagement's id. */
  book: (terms?: { startsAt?: Date; hours?: number; workerId?: string; isSettled?: boolean }) => Promise<string>;
  /** Makes the next call of the provider below this path fail. */
  breakNextCall: (path: string, fault: CallFault) => Promise<void>;
  /** Pays for the employer in the payment app, and runs the tasks that read the payment. */
  pay: (engagementId: string) => Promise<void>;
  settle: () => Promise<void>;
  /** Completes the refunds at the provider and runs the tasks that read them. */
  finishRefunds: () => Promise<void>;
  passDays: (days: number) => Promise<void>;
  /** Returns the state of the intent, the state of the hold, and the worker's part of the wage. */
  states: (engagementId: string) => Promise<string>;
}

export async function arrangeSecureWork(test: TestApp): Promise<SecureWork> {
  const get = <T>(type: abstract new (...dependencies: never[]) => T): T =>
    test.app.get(type as never, { strict: false });
  const [simulator, transactions] = [get(PaymentSimulator), get(Transactions)];
  const worker = await seeker(test, { firstName: 'Asha', lastName: 'Rao' });
  const owner = await employer(test, { firstName: 'Meena', lastName: 'Iyer' });
  const settle = (): Promise<void> => runPaymentTasks(test);
  const queue = async (task: string, payload: object): Promise<void> => {
    await test.dataSource.query(`INSERT INTO outbox (task, queue, payload) VALUES ($1, 'default', $2)`, [
      task,
      JSON.stringify(payload),
    ]);
    await settle();
  };
  const passDays = async (days: number): Promise<void> => {
    await simulator.act(({ state }) => {
      state.offset += days * DAY_SECONDS;
    });
    await simulator.act(() => undefined);
  };
  await simulator.act(({ state }) => {
    state.delivery = 'lost';
  });
  await transactions.run((tx) => get(Payees).submit(tx, worker.id));
  await settle();
  await passDays(2);
  await queue('payments.sync-payee', { userId: worker.id });
  // removes earlier notices, so that a test reads the bell from the start of the work
  await test.dataSource.query('DELETE FROM notifications WHERE user_id = $1', [worker.id]);
  const finishRefunds = async (): Promise<void> => {
    await passDays(1);
    const refunds: { refundId: string }[] = await test.dataSource.query('SELECT id AS "refundId" FROM payment_refunds');
    for (const refund of refunds) await queue('payments.advance-refund', refund);
  };
  return {
    finishRefunds,
    breakNextCall: (path, fault) =>
      simulator.act(({ state }) => {
        state.faults.push({ path, fault });
      }),
    ...{ worker, owner, settle, passDays },
    book: async ({ startsAt = inHours(24), hours = 4, workerId = worker.id, isSettled = true } = {}) => {
      const instantJobId = await insertInstantJob(test.dataSource, owner.id);
      const id = await transactions.run((tx) =>
        get(Bookings).book(tx, {
          ...{ instantJobId, workerId, employerId: owner.id, title: 'Delivery helper', company: 'Namma Tiffin' },
          ...{ category: 'delivery', location: 'MG Road, Bengaluru', latitude: 12.975, longitude: 77.605 },
          ...{ minRate: 150, maxRate: 150, rateType: 'hourly', currency: 'INR', paymentMethod: 'platform' },
          ...{ startsAt, endsAt: new Date(startsAt.getTime() + hours * 3_600_000) },
        }),
      );
      if (isSettled) await settle();
      return id;
    },
    pay: async (engagementId) => {
      const rows: { id: string; orderId: string }[] = await test.dataSource.query(
        `SELECT id, order_id AS "orderId" FROM payment_intents WHERE engagement_id = $1 ORDER BY created_at DESC LIMIT 1`,
        [engagementId],
      );
      const { id: intentId, orderId } = rows[0] as { id: string; orderId: string };
      await simulator.act((world) => payOrder(world, orderId, 'ok'));
      await queue('payments.sync-payment', { intentId });
    },
    states: async (engagementId) => {
      const rows: { states: string }[] = await test.dataSource.query(
        `SELECT concat_ws(' ', i.status, h.status, h.owed) AS states
         FROM payment_intents i JOIN payment_holds h ON h.intent_id = i.id
         WHERE i.engagement_id = $1 ORDER BY i.created_at DESC LIMIT 1`,
        [engagementId],
      );
      return rows[0]?.states ?? 'none';
    },
  };
}
