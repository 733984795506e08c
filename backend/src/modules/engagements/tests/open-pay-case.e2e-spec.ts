import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { inHours, noticesTo } from './engagement.factory.js';
import { type Pair, pairOf } from './engagement-pair.js';
import { finishedWork } from './time-correction-people.js';

const path = (id: string): string => `/api/engagements/${id}/pay-case`;

describe('POST /api/engagements/{id}/pay-case', () => {
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
  const unpaid = (hours: number) =>
    pair.book({ status: 'done', startsAt: inHours(-hours - 4), paidAmount: null, paidAt: null });

  it.each([0, 300])(
    'opens a case for a worker who received ₹%d of ₹480, visible to both, and notifies the employer once',
    async (got) => {
      const id = await paid();
      const send = () =>
        pair.worker.post(path(id)).send({ receivedAmount: got, text: 'Only a part came.' }).expect(200);
      const { body } = await send();
      expect(body.payCase).toMatchObject({
        ...{ status: 'opened', claimedAmount: 480, receivedAmount: got, text: 'Only a part came.', answer: null },
        ...{ owedAmount: null, decision: null, appealBy: null, mayAppealUntil: null },
      });
      expect(body.mayReportPayFrom).toBeNull();
      await send();
      const { body: seen } = await pair.owner.get(`/api/engagements/${id}`).expect(200);
      expect(seen.payCase).toEqual(body.payCase);
      expect(await noticesTo(test.dataSource, pair.owner.id)).toEqual(['payCaseOpened']);
      await pair.worker.post(path(id)).send({ receivedAmount: 100 }).expect(409);
    },
  );

  it('returns 409 while other times are proposed, and opens the case once they are settled', async () => {
    const work = await finishedWork(test);
    const at = `/api/engagements/${work.engagementId}`;
    await work.pair.owner.post(`${at}/payment`).send({ amount: 480 }).expect(200);
    await work.propose().expect(200);
    for (const receivedAmount of [0, 300]) {
      const { body } = await work.pair.worker.post(`${at}/pay-case`).send({ receivedAmount }).expect(409);
      expect(body.detail).toMatch(/^Other times were proposed for this work/);
    }
    expect((await work.seenBy('worker')).mayReportPayFrom).toBeNull();
    await work.answer('employer', { agrees: true }).expect(200);
    expect((await work.seenBy('worker')).mayReportPayFrom).toEqual(expect.any(String));
    const { body } = await work.pair.worker.post(`${at}/pay-case`).send({ receivedAmount: 480 }).expect(200);
    expect(body.payCase).toMatchObject({ claimedAmount: 600, receivedAmount: 480 });
  });

  it('opens one case for two concurrent requests of a worker', async () => {
    const id = await paid();
    const send = () => pair.worker.post(path(id)).send({ receivedAmount: 0 });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await noticesTo(test.dataSource, pair.owner.id)).toEqual(['payCaseOpened']);
  });

  it('returns 400 for a received amount that is not below the sum in question', async () => {
    const id = await paid();
    const { body } = await pair.worker.post(path(id)).send({ receivedAmount: 480 }).expect(400);
    expect(body.errors[0].field).toBe('receivedAmount');
  });

  it('accepts a case only from the worker, for completed work without confirmed payment', async () => {
    await pair.owner
      .post(path(await paid()))
      .send({ receivedAmount: 0 })
      .expect(403);
    for (const fields of [{ status: 'started', paidAmount: null, paidAt: null }, { receivedAt: inHours(-0.5) }]) {
      await pair.worker
        .post(path(await paid(fields)))
        .send({ receivedAmount: 0 })
        .expect(409);
    }
  });

  it('requires a wait of a day without the employer’s statement about a payment', async () => {
    await pair.worker
      .post(path(await unpaid(23)))
      .send({ receivedAmount: 0 })
      .expect(409);
    const { body } = await pair.worker
      .post(path(await unpaid(60)))
      .send({ receivedAmount: 0 })
      .expect(200);
    expect(body.payCase).toMatchObject({ claimedAmount: 480, receivedAmount: 0 });
  });

  it('claims the rest where the employer states a lower payment', async () => {
    const id = await paid({ paidAmount: '150' });
    const { body } = await pair.worker.post(path(id)).send({ receivedAmount: 150 }).expect(200);
    expect(body.payCase).toMatchObject({ claimedAmount: 480, receivedAmount: 150 });
  });

  it.each([
    ['the least of it, or what the employer says, once the employer said', () => paid({ maxRate: 150 }), 480],
    ['the most of it before the employer said anything', () => unpaidRange(), 600],
  ])('claims %s, for pay agreed as a range', async (_what, arrange, claimedAmount) => {
    const { body } = await pair.worker
      .post(path(await arrange()))
      .send({ receivedAmount: 100 })
      .expect(200);
    expect(body.payCase).toMatchObject({ claimedAmount });
  });
  const unpaidRange = () =>
    pair.book({ status: 'done', startsAt: inHours(-60), paidAmount: null, paidAt: null, maxRate: 150 });

  it('is settled when the worker confirms the money after all', async () => {
    const id = await paid();
    await pair.worker.post(path(id)).send({ receivedAmount: 0 }).expect(200);
    const { body } = await pair.worker.post(`/api/engagements/${id}/receipt`).expect(200);
    expect(body).toMatchObject({ receivedAt: expect.any(String), payCase: { status: 'settled' } });
  });
});
