import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { inHours } from './engagement.factory.js';
import { type Pair, pairOf } from './engagement-pair.js';

const path = (id: string): string => `/api/engagements/${id}/payee`;
const UPI = 'asha.rao@okaxis';

describe('GET /api/engagements/{id}/payee', () => {
  let test: TestApp;
  let pair: Pair;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    pair = await pairOf(test);
    await pair.worker.put('/api/user/upi').send({ upiId: UPI }).expect(200);
  });
  const done = (fields = {}) => pair.book({ status: 'done', startsAt: inHours(-10), ...fields });

  it('returns the destination of the money to the employer who owes, and forbids caching', async () => {
    const { body, headers } = await pair.owner.get(path(await done())).expect(200);
    expect(body).toEqual({
      name: 'Asha Rao',
      upiId: UPI,
      link: `upi://pay?pa=${UPI}&pn=Asha%20Rao&am=480.00&cu=INR&tn=Delivery%20helper`,
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['a range', { minRate: 100 }],
    ['no pay', { minRate: 0, maxRate: 0 }],
    ['dollars', { currency: 'USD' }],
  ])('omits the amount for %s', async (_what, fields) => {
    const { body } = await pair.owner.get(path(await done(fields))).expect(200);
    expect(body.link).toBe(`upi://pay?pa=${UPI}&pn=Asha%20Rao&cu=INR&tn=Delivery%20helper`);
  });

  it('encodes typed texts inside the link', async () => {
    const { body } = await pair.owner.get(path(await done({ title: 'Cook & clean?pa=x@y' }))).expect(200);
    expect(new URL(body.link).searchParams.getAll('pa')).toEqual([UPI]);
    expect(new URL(body.link).searchParams.get('tn')).toBe('Cook & clean?pa=x@y');
  });

  it('contains no id and no link without the worker’s UPI id', async () => {
    await pair.worker.put('/api/user/upi').send({ upiId: null }).expect(200);
    const { body } = await pair.owner.get(path(await done())).expect(200);
    expect(body).toEqual({ name: 'Asha Rao', upiId: null, link: null });
  });

  it.each([
    ['booked', { status: 'booked' }],
    ['under way', { status: 'started' }],
    ['cancelled', { status: 'cancelled' }],
    ['missed', { status: 'no_show' }],
    ['paid and received', { paidAmount: '480', paidAt: inHours(-1), receivedAt: new Date() }],
    ['paid by the platform', { paymentMethod: 'platform' }],
  ] as const)('returns no payee for work that is %s', async (_what, fields) => {
    const { body } = await pair.owner.get(path(await done(fields))).expect(409);
    expect(JSON.stringify(body)).not.toContain(UPI);
  });
});
