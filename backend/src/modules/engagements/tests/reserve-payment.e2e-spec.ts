import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import { PollPaymentsUseCase } from '../../payments/orders/poll-payments.use-case.js';
import { inHours, letHoursPass, noticesTo, saveEngagement } from './engagement.factory.js';
import { arrangeSecureWork, type SecureWork } from './secure-work.js';

const path = (id: string): string => `/api/engagements/${id}/reservation`;

describe('POST /api/engagements/{id}/reservation', () => {
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

  const reserve = (id: string, person: Person = secure.owner, key = 'tap-1') =>
    person.post(path(id)).set('Idempotency-Key', key).send({});
  const paymentOf = async (person: Person, id: string): Promise<Record<string, unknown>> =>
    ((await person.get(`/api/engagements/${id}`).expect(200)).body as { securePayment: Record<string, unknown> })
      .securePayment;
  /** Expires the reservation, with an unpaid order at the provider. */
  const letTimeRunOut = async (id: string): Promise<void> => {
    await test.dataSource.query(
      `UPDATE payment_intents SET fund_by = now() - interval '1 minute', checked_at = now() WHERE engagement_id = $1`,
      [id],
    );
    await test.app.get(PollPaymentsUseCase, { strict: false }).execute();
    await secure.settle();
  };

  it('returns the payment link with its price to the employer only', async () => {
    const id = await secure.book();
    const { body } = await reserve(id).expect(200);
    expect(body.upiLink).toMatch(/^upi:\/\/pay\?.*am=635\.40/);
    expect(body.payment).toMatchObject({
      ...{ state: 'to_reserve', practice: true, partner: null, wage: '60000', failedOnce: false },
      price: { wage: '60000', fee: '3000', cgst: '270', sgst: '270', igst: '0', total: '63540' },
      ...{ lateCancellation: '30000', turnedAway: '60000', toWorker: null, heldUntil: null },
    });
    expect(await paymentOf(secure.worker, id)).toMatchObject({ state: 'to_reserve', wage: '60000', price: null });
    expect(JSON.stringify([body, await paymentOf(secure.worker, id)])).not.toMatch(/order_|pay_|acc_/);
    expect(await noticesTo(test.dataSource, secure.owner.id)).toEqual(['reserve']);
  });

  it('returns the same link to concurrent and repeated calls, for one payment', async () => {
    const id = await secure.book();
    const answers: Response[] = await Promise.all([1, 2, 3].map((tap) => reserve(id, secure.owner, `tap-${tap}`)));
    const again = await reserve(id, secure.owner, 'tap-1').expect(200);
    const links = [...answers, again].map(({ body }) => (body as { upiLink: string | null }).upiLink);
    expect(new Set(links.filter((link) => link !== null)).size).toBe(1);
    const intents: unknown[] = await test.dataSource.query('SELECT 1 FROM payment_intents');
    expect(intents).toHaveLength(1);
  });

  it('returns no link while the provider is unavailable, and the link at the next call', async () => {
    const id = await secure.book();
    for (const fault of ['timeout', 'bad-gateway', 'busy'] as const) {
      await secure.breakNextCall('/create/upi', fault);
      const { body } = await reserve(id, secure.owner, `tap ${fault}`.replace(' ', '-')).expect(200);
      expect(body).toMatchObject({ upiLink: null, payment: { state: 'to_reserve' } });
    }
    expect((await reserve(id, secure.owner, 'tap-4').expect(200)).body.upiLink).toContain('upi://pay');
  });

  it('creates the order when its task has not run yet', async () => {
    const id = await secure.book({ isSettled: false });
    const { body } = await reserve(id).expect(200);
    expect(body).toMatchObject({ upiLink: expect.stringContaining('upi://pay'), payment: { state: 'to_reserve' } });
  });

  it('notifies the worker when the provider holds the pay, with the end of the hold', async () => {
    const id = await secure.book();
    await secure.pay(id);
    for (const person of [secure.worker, secure.owner]) {
      expect(await paymentOf(person, id)).toMatchObject({ state: 'reserved', heldUntil: expect.any(String) });
    }
    expect(await noticesTo(test.dataSource, secure.worker.id)).toEqual(['reserved']);
    const { body } = await reserve(id).expect(200);
    expect(body).toMatchObject({ upiLink: null, payment: { state: 'reserved' } });
  });

  it('allows the worker to cancel without a breach after the deadline for the reservation, and pays directly otherwise', async () => {
    const id = await secure.book({ startsAt: inHours(1) });
    await letTimeRunOut(id);
    await letHoursPass(test.dataSource, 0.2);
    const { body } = await secure.worker.get(`/api/engagements/${id}`).expect(200);
    expect(body).toMatchObject({
      paymentMethod: 'direct',
      consequence: 'none',
      securePayment: { state: 'not_reserved' },
    });
    expect((await secure.owner.get(`/api/engagements/${id}`)).body).toMatchObject({ consequence: 'late_cancellation' });
    expect(await noticesTo(test.dataSource, secure.worker.id)).toEqual(['unreserved']);
    expect(await noticesTo(test.dataSource, secure.owner.id)).toEqual(['reserve', 'reservationOver']);
    const left = await secure.worker
      .post(`/api/engagements/${id}/cancel`)
      .send({ reason: 'Not reserved.' })
      .expect(200);
    expect(left.body).toMatchObject({ status: 'cancelled', breach: null });
  });

  it('creates a new payment after the deadline, which then pays the work', async () => {
    const id = await secure.book();
    await letTimeRunOut(id);
    const { body } = await reserve(id).expect(200);
    expect(body).toMatchObject({ payment: { state: 'to_reserve' }, upiLink: expect.stringContaining('upi://pay') });
    await secure.pay(id);
    expect((await secure.worker.get(`/api/engagements/${id}`)).body).toMatchObject({
      ...{ paymentMethod: 'platform', securePayment: { state: 'reserved' } },
    });
  });

  it('is rejected without a key, for the worker, for others, for directly paid work and for finished work', async () => {
    const id = await secure.book();
    const { body } = await secure.owner.post(path(id)).send({}).expect(400);
    expect(body.errors).toEqual([expect.objectContaining({ field: 'Idempotency-Key' })]);
    expect((await reserve(id, secure.worker).expect(403)).body).toMatchObject({ code: 'engagements.employerOnly' });
    await reserve(id, await employer(test)).expect(404);
    await test.dataSource.query(`UPDATE engagements SET payment_method = 'direct' WHERE id = $1`, [id]);
    expect((await reserve(id, secure.owner, 'tap-2').expect(409)).body).toMatchObject({
      code: 'engagements.notSecurePay',
    });
    await test.dataSource.query(`UPDATE engagements SET payment_method = 'platform' WHERE id = $1`, [id]);
    await secure.owner.post(`/api/engagements/${id}/cancel`).send({ reason: 'Closed.' }).expect(200);
    await reserve(id, secure.owner, 'tap-3').expect(409);
  });

  it('opens no payment for work that was always paid directly', async () => {
    const sides = { workerId: secure.worker.id, employerId: secure.owner.id };
    const { id } = await saveEngagement(test.dataSource, { ...sides, startsAt: inHours(24) });
    expect((await reserve(id).expect(409)).body).toMatchObject({ code: 'engagements.notSecurePay' });
    expect(await test.dataSource.query('SELECT status FROM payment_intents')).toEqual([]);
  });

  it('rejects the booking of a worker whom the provider cannot pay yet', async () => {
    const { id: workerId } = await seeker(test);
    await expect(secure.book({ workerId })).rejects.toMatchObject({ key: 'engagements:needsPayoutAccount' });
    const rows: unknown[] = await test.dataSource.query('SELECT 1 FROM engagements');
    expect(rows).toEqual([]);
  });
});
