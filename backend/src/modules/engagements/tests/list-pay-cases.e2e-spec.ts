import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PAY_CASE_ANSWER_HOURS } from '@nukkad/contract/instant-work/pay-cases';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { inHours } from './engagement.factory.js';
import { openedPayCase } from './pay-case-people.js';

describe('GET /api/admin/pay-cases', () => {
  let test: TestApp;
  let money: Awaited<ReturnType<typeof openedPayCase>>;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    money = await openedPayCase(test);
  });

  it('lists a case by its state: waiting for the employer, waiting for the staff, decided', async () => {
    const places = async () => Promise.all(['waiting', 'to_decide', 'closed'].map((list) => money.listed(list)));
    expect(await places()).toEqual([true, false, false]);
    await money.letPass(PAY_CASE_ANSWER_HOURS);
    expect(await places()).toEqual([false, true, false]);
    await money.decide(money.staff, { state: 'opened' }).expect(200);
    expect(await places()).toEqual([false, false, true]);
  });

  it('returns the records of both sides, without identities', async () => {
    await money.answer().expect(200);
    const { body } = await money.staff.get('/api/admin/pay-cases').expect(200);
    const shown = (body as { id: string }[]).find(({ id }) => id === money.caseId);
    expect(shown).toMatchObject({ receivedAmount: 300, answer: 'I paid in cash.', paidAmount: 480, mayDecide: true });
    for (const { user } of [money.pair.worker, money.pair.owner]) {
      for (const detail of [user.email, user.phone, user.id]) expect(JSON.stringify(shown)).not.toContain(detail);
    }
  });

  it('shows the codes that the worker scanned, and none of other work', async () => {
    await money.answer().expect(200);
    const other = await money.pair.book({ status: 'done', startsAt: inHours(-48) });
    for (const [id, phase] of [
      [other, 'end'],
      [money.engagementId, 'start'],
    ]) {
      await test.dataSource.query(
        `INSERT INTO attendance_proofs (engagement_id, phase, step, shown_at, received_at)
         VALUES ($1, $2, 1, '2026-11-29T04:00:00Z', '2026-11-29T06:00:00Z')`,
        [id, phase],
      );
    }
    const { body } = await money.staff.get('/api/admin/pay-cases').expect(200);
    expect((body as { id: string }[]).find(({ id }) => id === money.caseId)).toMatchObject({
      proofs: [{ phase: 'start', shownAt: '2026-11-29T04:00:00.000Z', receivedAt: '2026-11-29T06:00:00.000Z' }],
    });
  });

  it('lists the newest case first, over the pages', async () => {
    const older = money.caseId;
    await money.letPass(1);
    const { caseId: newer } = await openedPayCase(test);
    const first = await money.staff.get('/api/admin/pay-cases?list=waiting&limit=1').expect(200);
    expect(first.body).toMatchObject([{ id: newer }]);
    const next = /<([^>]+)>/.exec(first.headers['link'] ?? '')?.[1] ?? '';
    expect((await money.staff.get(next).expect(200)).body).toMatchObject([{ id: older }]);
  });

  it('returns 403 without a staff role', async () => {
    await money.pair.owner.get('/api/admin/pay-cases').expect(403);
  });
});
