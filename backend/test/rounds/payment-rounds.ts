import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { arrangePayment } from '../../src/modules/payments/tests/held-payment.js';
import { booksBroken } from '../../src/modules/payments/books/payment-gauges.js';
import { openDispute } from '../../src/modules/payments/simulator/simulated-refunds.js';
import { saveUser } from '../../src/modules/users/tests/user.factory.js';
import { countOf, EVERY_HOUR, EVERY_MINUTE, type Round, valuesOf } from './round.js';

/** Saves a payment for each number of minutes until its deadline, in these states of its intent and its hold. */
async function savePayments(dataSource: DataSource, fundIn: number[], [intent, hold]: [string, string]): Promise<void> {
  const { id: userId } = await saveUser(dataSource);
  for (const minutes of fundIn) {
    await dataSource.query(
      `WITH intent AS (
         INSERT INTO payment_intents (engagement_id, employer_id, status, mode, provider, receipt, wage, fee, cgst, sgst, igst,
           fund_by, hold_until)
         VALUES ($1::uuid, $2, $4, 'prepaid', 'razorpay', $1::uuid::text, 60000, 3000, 270, 270, 0,
           clock_timestamp() + make_interval(mins => $3), clock_timestamp() + interval '30 days') RETURNING id)
       INSERT INTO payment_holds (intent_id, engagement_id, employer_id, worker_id, amount, account_encrypted, status)
       SELECT id, $1::uuid, $2, $2, 60000, '', $5 FROM intent`,
      [randomUUID(), userId, minutes, intent, hold],
    );
  }
}

/** Schedules of payments, by name. */
export const PAYMENT_ROUNDS: Record<string, Round> = {
  'payments.poll': {
    cron: EVERY_MINUTE,
    reason: 'work whose payment did not come in time goes to others',
    arrange: async ({ dataSource }) => {
      await savePayments(dataSource, [-9000, -1, 60], ['created', 'pending_funds']);
      const read = () =>
        valuesOf(
          dataSource,
          `SELECT i.status || ' ' || h.status AS value FROM payment_intents i JOIN payment_holds h ON h.intent_id = i.id
           ORDER BY i.fund_by`,
        );
      return {
        read,
        before: ['created pending_funds', 'created pending_funds', 'created pending_funds'],
        after: ['expired lapsed', 'expired lapsed', 'created pending_funds'],
      };
    },
  },
  'payments.poll-payees': {
    cron: EVERY_HOUR,
    reason: 'a worker whose papers are right can take work, also when the event of the provider was lost',
    arrange: async ({ dataSource }) => {
      for (const [status, hours] of [
        ['verifying', 200],
        ['verifying', 0],
        ['active', 300],
      ] as const) {
        const { id } = await saveUser(dataSource);
        await dataSource.query(
          `INSERT INTO payment_payees (user_id, provider, status, reference, changed_at)
           VALUES ($1, 'razorpay', $2, gen_random_uuid(), now() - make_interval(hours => $3))`,
          [id, status, hours],
        );
      }
      const read = () =>
        valuesOf(
          dataSource,
          `SELECT p.status || ' ' || (o.id IS NOT NULL) AS value FROM payment_payees p
           LEFT JOIN outbox o ON o.task = 'payments.sync-payee' AND o.payload ->> 'userId' = p.user_id::text
           ORDER BY p.changed_at, p.status`,
        );
      return {
        read,
        before: ['active false', 'verifying false', 'verifying false'],
        after: ['active false', 'verifying true', 'verifying false'],
      };
    },
  },
  'payments.poll-payouts': {
    cron: EVERY_HOUR,
    reason: 'a reward is paid once its owner has an account, and a bank may return it',
    arrange: async ({ dataSource }) => {
      for (const [status, account, hours] of [
        ['payable', 'active', 300],
        ['payable', 'verifying', 200],
        ['requested', 'active', 100],
        ['requested', 'active', 0],
      ] as const) {
        const { id } = await saveUser(dataSource);
        await dataSource.query(
          `INSERT INTO payment_payees (user_id, provider, status, reference) VALUES ($1, 'razorpay', $2, gen_random_uuid())`,
          [id, account],
        );
        await dataSource.query(
          `INSERT INTO payment_payouts (user_id, subject_id, status, amount, key, checked_at)
           VALUES ($1, gen_random_uuid(), $2, 10000, gen_random_uuid(), now() - make_interval(hours => $3))`,
          [id, status, hours],
        );
      }
      const read = () =>
        valuesOf(
          dataSource,
          `SELECT p.status || ' ' || (o.id IS NOT NULL) AS value FROM payment_payouts p
           LEFT JOIN outbox o ON o.task = 'payments.advance-payout' AND o.payload ->> 'payoutId' = p.id::text
           ORDER BY p.checked_at`,
        );
      return {
        read,
        before: ['payable false', 'payable false', 'requested false', 'requested false'],
        after: ['payable true', 'payable false', 'requested true', 'requested false'],
      };
    },
  },
  'payments.sweep-contests': {
    cron: EVERY_MINUTE,
    reason: 'a wage that is contested is decided when the time for an answer is over',
    arrange: async ({ dataSource }) => {
      await savePayments(dataSource, [-9000, -60, 60], ['captured', 'contested']);
      await dataSource.query(
        `INSERT INTO payment_contests (hold_id, opened_by, claimed, due_at)
         SELECT h.id, 'worker', 60000, i.fund_by FROM payment_holds h JOIN payment_intents i ON i.id = h.intent_id`,
      );
      const read = () =>
        valuesOf(
          dataSource,
          `SELECT c.status || ' ' || h.status AS value FROM payment_contests c JOIN payment_holds h ON h.id = c.hold_id
           JOIN payment_intents i ON i.id = h.intent_id ORDER BY i.fund_by`,
        );
      return {
        read,
        before: ['open contested', 'open contested', 'open contested'],
        after: ['closed releasing', 'closed releasing', 'open contested'],
      };
    },
  },
  'payments.reconcile': {
    cron: EVERY_HOUR,
    reason: 'a day that ended is compared with the report of the provider once it is there',
    arrange: async ({ dataSource }) => ({
      read: () => valuesOf(dataSource, `SELECT provider || ' ' || status AS value FROM payment_reconciliations`),
      before: [],
      after: ['razorpay closed'],
    }),
  },
  'payments.check-books': {
    cron: EVERY_HOUR,
    reason: 'books that do not agree with the provider are an alarm before the next settlement',
    arrange: async (test) => {
      const payment = await arrangePayment(test);
      await payment.change((state) => {
        state.balance += 500;
      });
      booksBroken.set({ invariant: 'main_balance' }, 0);
      const read = async () =>
        (await booksBroken.get()).values.find(({ labels }) => labels.invariant === 'main_balance')?.value;
      return { read, before: 0, after: 1 };
    },
  },
  'payments.poll-disputes': {
    cron: EVERY_HOUR,
    reason: 'a disputed payment is withheld in the books, also when the event of the provider was lost',
    arrange: async (test) => {
      const payment = await arrangePayment(test);
      await payment.fund();
      await payment.inWorld((world) => openDispute(world, Object.keys(world.state.payments)[0] ?? '', undefined));
      const read = () => countOf(test.dataSource, ['payments.sync-dispute']);
      return { read, before: [0], after: [1] };
    },
  },
  'payments.extend-holds': {
    cron: EVERY_HOUR,
    reason: 'the provider releases a contested wage by itself at the end of its hold',
    arrange: async (test) => {
      const payment = await arrangePayment(test);
      await payment.fund();
      await test.dataSource.query(`UPDATE payment_holds SET status = 'contested'`);
      await test.dataSource.query(`UPDATE payment_intents SET hold_until = now() + interval '2 days'`);
      const read = () =>
        valuesOf(test.dataSource, `SELECT hold_until > now() + interval '10 days' AS value FROM payment_intents`);
      return { read, before: [false], after: [true] };
    },
  },
  'papers.delete-old': {
    cron: EVERY_HOUR,
    reason: 'papers name people, and are kept no longer than the law asks for',
    arrange: async ({ dataSource }) => {
      await dataSource.query(
        `INSERT INTO papers (kind, series, financial_year, number, event_key, practice, engagement_id, total, content, issued_on,
           kept_until)
         SELECT 'invoice', 'NKI', '17-18', number, number::text, false, gen_random_uuid(), 0, '{}', '2018-03-31',
           (now() AT TIME ZONE 'Asia/Kolkata')::date + days FROM (VALUES (1, -1), (2, 0), (3, 1)) AS papers (number, days)`,
      );
      const read = () => valuesOf(dataSource, 'SELECT number AS value FROM papers ORDER BY number');
      return { read, before: [1, 2, 3], after: [2, 3] };
    },
  },
  'payments.delete-old-events': {
    cron: EVERY_HOUR,
    reason: 'what events say of people is kept no longer than the books need it',
    arrange: async ({ dataSource }) => {
      await dataSource.query(
        `INSERT INTO provider_events (provider, event_id, body_encrypted, received_at, processed_at)
         SELECT 'razorpay', name, '', now() - days * interval '1 day', CASE WHEN is_processed THEN now() END
         FROM (VALUES ('old', 91, true), ('older', 400, true), ('recent', 89, true), ('waiting', 91, false))
           AS events (name, days, is_processed)`,
      );
      const read = () => valuesOf(dataSource, 'SELECT event_id AS value FROM provider_events ORDER BY event_id');
      return { read, before: ['old', 'older', 'recent', 'waiting'], after: ['recent', 'waiting'] };
    },
  },
};
