import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { Contests } from '../payments.public.js';
import { openDispute } from '../simulator/simulated-refunds.js';
import { arrangePayment, type HeldPayment } from './held-payment.js';

const TERMS = { by: 'worker', claimed: 60_000n, stated: 52_500n, reason: 'I stayed until the end.' } as const;

/** The parts of a payment: a table, and the condition for its rows of the engagement $1 and its worker $2. */
const PARTS: Record<string, string> = {
  payment_intents: 'engagement_id = $1',
  payment_holds: 'engagement_id = $1',
  payment_releases: 'hold_id IN (SELECT id FROM payment_holds WHERE engagement_id = $1)',
  payment_refunds: 'hold_id IN (SELECT id FROM payment_holds WHERE engagement_id = $1)',
  payment_contests: 'hold_id IN (SELECT id FROM payment_holds WHERE engagement_id = $1)',
  payment_chargebacks: 'intent_id IN (SELECT id FROM payment_intents WHERE engagement_id = $1)',
  payment_payees: 'user_id = $2',
};

/** One payment follows the other by a step, so that each is in a state in which a step may move it. */
describe('two payments at the same provider', () => {
  let test: TestApp;
  let contests: Contests;
  beforeAll(async () => {
    test = await createTestApp();
    contests = test.app.get(Contests, { strict: false });
    await emptyDatabase(test.dataSource);
  });
  afterAll(() => test.close());

  const rowsOf = async ({ engagementId, worker }: HeldPayment): Promise<object> => {
    const parts = Object.entries(PARTS).map(async ([table, condition]) => {
      const rows: { row: object }[] = await test.dataSource.query(
        `SELECT to_jsonb(t) AS row FROM ${table} t
         WHERE ${condition} AND num_nonnulls($1::uuid, $2::uuid) = 2 ORDER BY to_jsonb(t) ->> 'id'`,
        [engagementId, worker.id],
      );
      return [table, rows.map(({ row }) => row)] as const;
    });
    return Object.fromEntries(await Promise.all(parts));
  };
  const contestOf = async ({ engagementId }: HeldPayment): Promise<string> => {
    const rows: { id: string }[] = await test.dataSource.query(
      'SELECT c.id FROM payment_contests c JOIN payment_holds h ON h.id = c.hold_id WHERE h.engagement_id = $1',
      [engagementId],
    );
    return rows[0]?.id ?? '';
  };
  const plan = (task: string, key: string, from: string, payment: HeldPayment): Promise<unknown> =>
    test.dataSource.query(
      `INSERT INTO outbox (task, queue, payload) SELECT $1, 'default', jsonb_build_object($2::text, id) FROM ${from}`,
      [`payments.${task}`, key, payment.engagementId],
    );
  const OF_HOLD = 'WHERE hold_id = (SELECT id FROM payment_holds WHERE engagement_id = $3)';
  /** Advances the bank days, and runs the tasks that read this payment. */
  const finish = async (payment: HeldPayment): Promise<void> => {
    await payment.passDays(6);
    await plan('advance-refund', 'refundId', `payment_refunds ${OF_HOLD}`, payment);
    await plan('advance-release', 'releaseId', `payment_releases ${OF_HOLD}`, payment);
    await payment.settle();
  };
  const dispute = async (payment: HeldPayment): Promise<void> => {
    const rows: { intentId: string; paymentId: string }[] = await test.dataSource.query(
      'SELECT id AS "intentId", payment_id AS "paymentId" FROM payment_intents WHERE engagement_id = $1',
      [payment.engagementId],
    );
    const { intentId, paymentId } = rows[0]!;
    let disputeId = '';
    await payment.inWorld((world) => {
      disputeId = (openDispute(world, paymentId) as { id: string }).id;
    });
    await test.dataSource.query(
      `INSERT INTO outbox (task, queue, payload) VALUES ('payments.sync-dispute', 'default', $1)`,
      [JSON.stringify({ intentId, disputeId })],
    );
    await payment.settle();
  };

  const STEPS: [string, (payment: HeldPayment) => Promise<unknown>][] = [
    ['is reserved', (payment) => payment.fund()],
    [
      'is contested, and pays the undisputed part',
      async (payment) => {
        await payment.decide((_holds, tx) => contests.open(tx, payment.engagementId, TERMS));
        await payment.settle();
      },
    ],
    [
      'is answered',
      (payment) =>
        payment.decide((_holds, tx) =>
          contests.answer(tx, payment.engagementId, 'employer', { agrees: false, text: 'He left early.' }),
        ),
    ],
    [
      'has a proposal',
      async (payment) => {
        const id = await contestOf(payment);
        const division = { staffId: randomUUID(), owed: 55_000n, reason: 'The gate shows it.' };
        await payment.decide((_holds, tx) => contests.propose(tx, id, division));
      },
    ],
    [
      'is accepted by one',
      (payment) => payment.decide((_holds, tx) => contests.accept(tx, payment.engagementId, 'worker')),
    ],
    [
      'is divided',
      async (payment) => {
        await payment.decide((_holds, tx) => contests.accept(tx, payment.engagementId, 'employer'));
        await payment.settle();
      },
    ],
    ['is with the banks', finish],
    ['is settled', finish],
    ['is disputed', dispute],
  ];

  it('move independently, and end equally', async () => {
    const [first, second] = [await arrangePayment(test), await arrangePayment(test)];
    for (const [step, work] of STEPS) {
      for (const [moving, other] of [
        [first, second],
        [second, first],
      ] as const) {
        const [before, earlier] = [await rowsOf(other), await rowsOf(moving)];
        const balances = await other.balances();
        await work(moving);
        expect({ step, rows: await rowsOf(other) }).toEqual({ step, rows: before });
        expect({ step, balances: balances['held'] }).toEqual({ step, balances: (await other.balances())['held'] });
        expect({ step, rows: await rowsOf(moving) }).not.toEqual({ step, rows: earlier });
      }
      expect({ step, states: await first.states() }).toEqual({ step, states: await second.states() });
    }
    expect(await first.states()).toEqual({
      ...{ intent: 'partially_refunded', hold: 'released', release: 'settled', refund: 'processed' },
    });
  });
});
