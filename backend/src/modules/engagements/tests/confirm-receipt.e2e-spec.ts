import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { indianDay } from '@nukkad/contract/india-time';
import { financialYearStart } from '@nukkad/contract/papers/paper-numbers';
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

  it('warns the worker once that the pay of the year reaches the limit of the income tax', async () => {
    const [first, second] = [await paid(), await paid()];
    const year = financialYearStart(indianDay(new Date()));
    await test.dataSource.query('INSERT INTO yearly_pay (worker_id, year_from, total) VALUES ($1, $2, 44999999)', [
      pair.worker.id,
      year,
    ]);
    for (const id of [first, second]) await pair.worker.post(path(id)).expect(200);
    const notices: object[] = await test.dataSource.query(
      `SELECT params ->> 'total' AS total, link FROM notifications WHERE user_id = $1 AND text = 'engagements:yearlyPay'`,
      [pair.worker.id],
    );
    expect(notices).toEqual([{ total: '₹4,50,479.99', link: '/statement' }]);
  });

  it('requires a sum stated by the employer', async () => {
    const id = await paid({ paidAmount: null, paidAt: null });
    const { body } = await pair.worker.post(path(id)).expect(409);
    expect(body.detail).toBe('The employer has not said yet that they paid.');
    expect((await pair.row(id)).receivedAt).toBeNull();
  });
});
