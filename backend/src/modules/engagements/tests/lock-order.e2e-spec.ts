import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { databaseCode } from '../../../common/database/database-errors.js';
import { Transactions } from '../../../common/database/transactions.js';
import { PollPaymentsUseCase } from '../../payments/orders/poll-payments.use-case.js';
import { PaymentSimulator } from '../../payments/simulator/payment-simulator.js';
import { payOrder } from '../../payments/simulator/simulated-payments.js';
import { seeker } from '../../jobs/tests/people.js';
import { EngagementsPersonalData } from '../engagements-personal-data.js';
import { SettleWorkUseCase } from '../work/settle-work.use-case.js';
import { engagementById, inHours, saveAppeal } from './engagement.factory.js';
import { arrangeSecureWork, type SecureWork } from './secure-work.js';

const DEADLOCK = '40P01';
const HOURS = 4;
const ROUNDS = 2;

type Call = () => Promise<unknown>;

/** Calls about the work of two workers for two employers, each of which locks rows of several kinds. */
describe('concurrent calls about paid work', () => {
  let test: TestApp;
  let pairs: SecureWork[];
  let failures: (string | undefined)[];
  /** Actions that at least one call performed. */
  const accepted = new Set<string>();
  beforeAll(async () => {
    test = await createTestApp();
    await emptyDatabase(test.dataSource);
    pairs = [await arrangeSecureWork(test), await arrangeSecureWork(test)];
    // before Transactions runs a failed one again
    const transaction = test.dataSource.transaction.bind(test.dataSource) as (...args: unknown[]) => Promise<unknown>;
    jest.spyOn(test.dataSource, 'transaction').mockImplementation((async (...args: unknown[]) => {
      try {
        return await transaction(...args);
      } catch (error) {
        failures.push(databaseCode(error));
        throw error;
      }
    }) as never);
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await test.close();
  });
  beforeEach(() => {
    failures = [];
    accepted.clear();
  });

  const get = <T>(type: abstract new (...dependencies: never[]) => T): T =>
    test.app.get(type as never, { strict: false });
  const query = (sql: string, values: unknown[] = []): Promise<unknown> => test.dataSource.query(sql, values);
  /** Books this many pieces of work, one after another, for each worker with each employer. */
  const book = async (
    count: number,
  ): Promise<{ id: string; owner: SecureWork['owner']; worker: SecureWork['worker'] }[]> => {
    // what an earlier round left occupies the times of the workers
    await query(`UPDATE engagements SET status = 'cancelled', closed_at = now() WHERE status IN ('booked', 'started')`);
    const works = [];
    let hours = 24;
    for (let index = 0; index < count; index++) {
      for (const { owner, book: bookWork } of pairs) {
        for (const { worker } of pairs) {
          const id = await bookWork({ startsAt: inHours((hours += HOURS)), workerId: worker.id, isSettled: false });
          works.push({ id, owner, worker });
        }
      }
    }
    await pairs[0]?.settle();
    return works;
  };
  /** Pays all orders in the payment app; the product does not know yet. */
  const pay = async (): Promise<void> => {
    await get(PaymentSimulator).act((world) => {
      for (const { id, status } of Object.values(world.state.orders)) if (status !== 'paid') payOrder(world, id, 'ok');
    });
    await query(`UPDATE payment_intents SET checked_at = now() - interval '1 day' WHERE status = 'pending'`);
    await get(PollPaymentsUseCase).execute();
  };
  const runTasks: Call = () => Promise.all([1, 2, 3].map(() => test.runTasks()));
  const post =
    (person: SecureWork['owner'], id: string, action: string, body: object = {}): Call =>
    async () => {
      const call = person.post(`/api/engagements/${id}/${action}`).set('Idempotency-Key', randomUUID());
      const { status } = await call.send(body);
      if (status === 200) accepted.add(action);
    };
  const leave =
    ({ id }: SecureWork['owner']): Call =>
    () =>
      get(Transactions).run((tx) => get(EngagementsPersonalData).onDeletionRequested(tx, id));
  const callAtOnce = async (calls: readonly Call[]): Promise<void> => {
    await Promise.allSettled(calls.map((call) => call()));
    await pairs[0]?.settle();
    expect(failures.filter((code) => code === DEADLOCK)).toEqual([]);
  };

  it('lock the work before its payment: a payment arrives while both sides cancel', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const works = await book(2);
      await pay();
      const reason = { reason: 'Closed that day.' };
      await callAtOnce([
        runTasks,
        ...works.flatMap(({ id, owner, worker }) => [
          post(owner, id, 'cancel', reason),
          post(worker, id, 'cancel', reason),
          post(owner, id, 'reservation'),
        ]),
        runTasks,
      ]);
    }
    expect([...accepted].sort()).toEqual(['cancel', 'reservation']);
  }, 120_000);

  it('lock the work before its payment: both sides end or contest work while money is moved', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const works = await book(2);
      await pay();
      await pairs[0]?.settle();
      await query(
        `UPDATE engagements SET status = 'started', started_at = now() - interval '5 hours' - (ends_at - now()),
           starts_at = now() - interval '5 hours' - (ends_at - now()), ends_at = now() - interval '1 hour' - (ends_at - now())
         WHERE status = 'booked'`,
      );
      const first = works.map(({ id, worker }) => post(worker, id, 'end'));
      await callAtOnce([
        ...first,
        ...works.map(({ id, worker }) => post(worker, id, 'end')),
        () => get(SettleWorkUseCase).execute(),
      ]);
      const contest = { hours: 2, reason: 'The gate shows other times.' };
      await callAtOnce([
        ...works.flatMap(({ id, owner }, index) => [
          ...(index % 2 === 1 ? [post(owner, id, 'contest', contest)] : []),
          ...(index % 4 === 1 ? [] : [post(owner, id, 'end')]),
        ]),
        runTasks,
      ]);
      await get(PaymentSimulator).act(({ state }) => {
        state.offset += 86_400 * 5;
      });
      await query(`UPDATE payment_intents SET checked_at = now() - interval '2 days'`);
      await get(PollPaymentsUseCase).execute();
      await callAtOnce([
        runTasks,
        ...works.map(({ id, worker }) => post(worker, id, 'contest/answer', { agrees: true })),
        runTasks,
      ]);
    }
    expect([...accepted].sort()).toEqual(['contest', 'contest/answer', 'end']);
  }, 120_000);

  it('lock jobs before their work: accounts leave, jobs are cancelled and appeals are decided', async () => {
    const staff = await seeker(test, { staffRole: 'support' });
    for (let round = 0; round < ROUNDS; round++) {
      const works = await book(2);
      await pay();
      const missed = works.filter((_work, index) => index % 3 === 0);
      const appeals: string[] = [];
      for (const { id } of missed) {
        await query(
          `UPDATE engagements SET status = 'no_show', breach = 'no_show', breach_by = 'worker', ended_by = 'employer', closed_at = now() WHERE id = $1`,
          [id],
        );
        appeals.push((await saveAppeal(test.dataSource, await engagementById(test.dataSource, id))).id);
      }
      const jobOf = async (id: string): Promise<string> => (await engagementById(test.dataSource, id)).instantJobId;
      const jobs = await Promise.all(works.map(async ({ id, owner }) => ({ id: await jobOf(id), owner })));
      await callAtOnce([
        ...pairs.map(({ owner, worker }, index) => leave(index === 0 ? worker : owner)),
        ...jobs.map(
          ({ id, owner }): Call =>
            async () =>
              owner.post(`/api/instant-jobs/${id}/cancel`).send({ reason: 'Closed.' }),
        ),
        ...works.map(({ id, worker }) => post(worker, id, 'cancel', { reason: 'Fever.' })),
        ...appeals.map(
          (id): Call =>
            async () =>
              staff
                .post(`/api/admin/appeals/${id}/decision`)
                .send({ decision: 'upheld', reason: 'The gate was locked.' }),
        ),
        runTasks,
      ]);
    }
    expect(accepted).toContain('cancel');
  }, 120_000);
});
