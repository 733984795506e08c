import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { inHours, noticesTo } from './engagement.factory.js';
import { type Pair, pairOf } from './engagement-pair.js';

const path = (id: string): string => `/api/engagements/${id}/payment`;

describe('POST /api/engagements/{id}/payment', () => {
  let test: TestApp;
  let pair: Pair;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    pair = await pairOf(test);
  });
  const done = (fields = {}) => pair.book({ status: 'done', startsAt: inHours(-10), ...fields });

  it('records the amount stated by the employer, and notifies the worker', async () => {
    const id = await done();
    const { body } = await pair.owner.post(path(id)).send({ amount: 480.5 }).expect(200);
    expect(body).toMatchObject({ paidAmount: 480.5, paidAt: expect.any(String), receivedAt: null });
    expect(await pair.row(id)).toMatchObject({ paidAmount: '480.50', receivedAt: null });
    const [notice] = await test.dataSource.query('SELECT params FROM notifications WHERE user_id = $1', [
      pair.worker.id,
    ]);
    expect(notice.params).toMatchObject({ amount: '₹480.50', other: 'Namma Tiffin' });
  });

  it('allows corrections until the worker confirms, and notifies again of another sum', async () => {
    const id = await done();
    for (const amount of [480, 480, 500]) await pair.owner.post(path(id)).send({ amount }).expect(200);
    expect((await pair.row(id)).paidAmount).toBe('500.00');
    expect(await noticesTo(test.dataSource, pair.worker.id)).toEqual(['paid', 'paid']);
    await pair.worker.post(`/api/engagements/${id}/receipt`).expect(200);
    const { body } = await pair.owner.post(path(id)).send({ amount: 50 }).expect(409);
    expect(body.detail).toBe('The worker has already confirmed the money.');
    expect((await pair.row(id)).paidAmount).toBe('500.00');
  });

  it.each(['booked', 'started', 'cancelled', 'no_show'] as const)('returns 409 for work that is %s', async (status) => {
    const id = await done({ status });
    const { body } = await pair.owner.post(path(id)).send({ amount: 480 }).expect(409);
    expect(body.detail).toBe('You can do this once the work is done.');
    expect((await pair.row(id)).paidAt).toBeNull();
  });

  it('accepts only work that is paid directly', async () => {
    const id = await done({ paymentMethod: 'platform' });
    const { body } = await pair.owner.post(path(id)).send({ amount: 480 }).expect(409);
    expect(body.detail).toBe('This work is not paid directly.');
  });
});
