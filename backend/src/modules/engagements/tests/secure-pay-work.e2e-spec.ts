import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { Transactions } from '../../../common/database/transactions.js';
import { HoldChanges } from '../../payments/records/hold-changes.js';
import { Bookings } from '../engagements.public.js';
import { SettleWorkUseCase } from '../work/settle-work.use-case.js';
import { WorkCodes } from '../work/work-codes.js';
import { inHours, letHoursPass, noticesTo } from './engagement.factory.js';
import { arrangeSecureWork, type SecureWork } from './secure-work.js';

describe('the payment of work', () => {
  let test: TestApp;
  let secure: SecureWork;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    secure = await arrangeSecureWork(test);
  });

  const call = (side: 'worker' | 'owner', id: string, action: string, body: object = {}) =>
    secure[side].post(`/api/engagements/${id}/${action}`).send(body);
  const reserved = async (startsIn: number, hours = 4): Promise<string> => {
    const id = await secure.book({ startsAt: inHours(startsIn), hours });
    await secure.pay(id);
    return id;
  };
  /** Creates work that started on time `hours` ago, confirmed by both sides. */
  const underWay = async (hours: number, agreed = 4): Promise<string> => {
    const id = await reserved(24, agreed);
    await test.dataSource.query(
      `UPDATE engagements SET starts_at = now() - make_interval(secs => $2::float8 * 3600),
         ends_at = now() - make_interval(secs => ($2::float8 - $3::float8) * 3600),
         started_at = now() - make_interval(secs => $2::float8 * 3600),
         status = 'started' WHERE id = $1`,
      [id, hours, agreed],
    );
    return id;
  };
  const code = (id: string): Promise<string> => test.app.get(WorkCodes, { strict: false }).deriveCode(id, 'end');

  it('returns as a whole when a side calls the work off in time', async () => {
    const id = await reserved(24);
    await call('owner', id, 'cancel', { reason: 'Closed that day.' }).expect(200);
    await secure.settle();
    expect(await secure.states(id)).toBe('captured refunding 0');
    await secure.finishRefunds();
    expect(await secure.states(id)).toBe('refunded refunded 0');
    expect(await noticesTo(test.dataSource, secure.owner.id)).toEqual(['reserve', 'payReturning']);
  });

  it.each([
    [4, 'captured splitting 30000'],
    [12, 'captured splitting 60000'],
  ])('is split when the employer cancels %d hours of work late: half, at most four hours', async (hours, states) => {
    const id = await reserved(1, hours);
    await letHoursPass(test.dataSource, 0.5);
    const { body } = await call('owner', id, 'cancel', { reason: 'Closed.' }).expect(200);
    expect(body).toMatchObject({ breach: 'late_cancellation', breachBy: 'employer' });
    expect(await secure.states(id)).toBe(states);
  });

  it('returns as a whole when the worker calls the work off late', async () => {
    const id = await reserved(1);
    await letHoursPass(test.dataSource, 0.5);
    await call('worker', id, 'cancel', { reason: 'Fever.' }).expect(200);
    expect(await secure.states(id)).toBe('captured refunding 0');
  });

  it.each([
    ['owner', 4, 'captured refunding 0'],
    ['worker', 4, 'captured releasing 60000'],
    ['worker', 10, 'captured splitting 60000'],
  ] as const)('after the %s reports a no-show for %d hours of work the payment is %s', async (side, hours, states) => {
    const id = await reserved(1, hours);
    await letHoursPass(test.dataSource, 2);
    await call(side, id, 'no-show', { reason: 'Nobody was there.' }).expect(200);
    expect(await secure.states(id)).toBe(states);
  });

  it.each([
    [4, 'captured releasing 60000'],
    [3.5, 'captured splitting 52500'],
    [1, 'captured splitting 30000'],
    [5, 'captured releasing 60000'],
  ])('is paid for %d hours of work at once when both agree on the end', async (hours, states) => {
    const id = await underWay(hours);
    await call('worker', id, 'end').expect(200);
    expect(await secure.states(id)).toBe('captured held');
    await call('owner', id, 'end').expect(200);
    expect(await secure.states(id)).toBe(states);
    await secure.settle();
    expect(await noticesTo(test.dataSource, secure.worker.id)).toContain('payReleased');
  });

  it('notifies only the worker when the bank returned the wage', async () => {
    const id = await reserved(24);
    const parties = { engagementId: id, workerId: secure.worker.id, employerId: secure.owner.id };
    await test.app
      .get(Transactions)
      .run((tx) => test.app.get(HoldChanges, { strict: false }).notifyOfReturn(tx, { ...parties, amount: 60_000n }));
    const [notice]: object[] = await test.dataSource.query(
      `SELECT params ->> 'returned' AS returned, link FROM notifications WHERE user_id = $1 AND text = 'engagements:notice.wageReturned'`,
      [secure.worker.id],
    );
    expect(notice).toEqual({ returned: '₹600', link: '/instant-requests' });
    expect(await noticesTo(test.dataSource, secure.owner.id)).not.toContain('wageReturned');
  });

  it('is paid as agreed when the employer ends the work early with the worker’s code', async () => {
    const id = await underWay(3);
    await call('owner', id, 'end', { code: await code(id) }).expect(200);
    expect(await secure.states(id)).toBe('captured releasing 60000');
  });

  it('shows both sides the amount owed beyond the reserved pay before they confirm', async () => {
    const id = await underWay(5);
    await call('worker', id, 'end').expect(200);
    for (const person of [secure.worker, secure.owner]) {
      const { body } = await person.get(`/api/engagements/${id}`).expect(200);
      expect(body.securePayment).toMatchObject({ atEnd: { hours: 5, owed: '60000', outside: '15000' } });
    }
  });

  it('is paid as agreed 48 hours after unreported work', async () => {
    const id = await underWay(4);
    await letHoursPass(test.dataSource, 49);
    await test.app.get(SettleWorkUseCase, { strict: false }).execute();
    expect(await secure.states(id)).toBe('captured releasing 60000');
  });

  it('is cancelled when the work is cancelled before any payment', async () => {
    const id = await secure.book();
    await call('worker', id, 'cancel', { reason: 'Fever.' }).expect(200);
    expect(await secure.states(id)).toBe('cancelled lapsed');
  });

  it('is refunded when the booking is undone, also after a payment in the same minute', async () => {
    const undo = (id: string) =>
      test.app.get(Transactions).run((tx) => test.app.get(Bookings, { strict: false }).undo(tx, id));
    const unpaid = await secure.book();
    expect(await undo(unpaid)).toBe(true);
    expect(await secure.states(unpaid)).toBe('cancelled lapsed');
    const paid = await reserved(48);
    expect(await undo(paid)).toBe(true);
    expect(await secure.states(paid)).toBe('captured refunding 0');
  });

  it('is settled when the provider holds it, after the work was cancelled between payment and transfer', async () => {
    const id = await secure.book();
    await test.dataSource.query(
      `UPDATE payment_intents SET status = 'captured', payment_id = 'pay_between', captured_at = now() WHERE engagement_id = $1`,
      [id],
    );
    await call('owner', id, 'cancel', { reason: 'Closed.' }).expect(200);
    expect(await secure.states(id)).toBe('captured pending_funds');
    await test.dataSource.query(`UPDATE payment_intents SET status = 'pending', payment_id = NULL, captured_at = NULL`);
    await secure.pay(id);
    expect(await secure.states(id)).toBe('captured refunding 0');
  });

  it('is decided once when the employer cancels and the worker reports a no-show concurrently', async () => {
    const id = await reserved(1);
    await letHoursPass(test.dataSource, 2);
    const answers = await Promise.all([
      call('owner', id, 'cancel', { reason: 'Closed.' }),
      call('worker', id, 'no-show', { reason: 'The gate was locked.' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const releases: unknown[] = await test.dataSource.query('SELECT 1 FROM payment_releases');
    expect(releases).toHaveLength(1);
  });
});
