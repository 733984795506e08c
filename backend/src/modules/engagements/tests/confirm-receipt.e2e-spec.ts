import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { inHours, noticesTo } from './engagement.factory.js';
import { type Pair, pairOf } from './engagement-pair.js';

const path = (id: string): string => `/api/engagements/${id}/receipt`;

describe('POST /api/engagements/{id}/receipt', () => {
  let test: TestApp;
  let pair: Pair;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    pair = await pairOf(test);
  });
  const paid = (fields = {}) =>
    pair.book({ status: 'done', startsAt: inHours(-10), paidAmount: '480', paidAt: inHours(-1), ...fields });

  it('records the worker’s receipt of the money, and notifies the employer', async () => {
    const id = await paid();
    const { body } = await pair.worker.post(path(id)).expect(200);
    expect(body).toMatchObject({ paidAmount: 480, receivedAt: expect.any(String) });
    expect((await pair.row(id)).receivedAt).toEqual(new Date(body.receivedAt));
    expect(await noticesTo(test.dataSource, pair.owner.id)).toEqual(['received']);
    await pair.worker.post(path(id)).expect(409);
    expect(await noticesTo(test.dataSource, pair.owner.id)).toHaveLength(1);
  });

  it('closes the pay case, and prevents another one', async () => {
    const id = await paid();
    const { body: before } = await pair.worker.get(`/api/engagements/${id}`).expect(200);
    expect(before.mayReportPayFrom).toEqual(before.paidAt);
    const { body } = await pair.worker.post(path(id)).expect(200);
    expect(body.mayReportPayFrom).toBeNull();
  });

  it('requires a sum stated by the employer', async () => {
    const id = await paid({ paidAmount: null, paidAt: null });
    const { body } = await pair.worker.post(path(id)).expect(409);
    expect(body.detail).toBe('The employer has not said yet that they paid.');
    expect((await pair.row(id)).receivedAt).toBeNull();
  });
});
