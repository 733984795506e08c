import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { seeker } from '../../jobs/tests/people.js';
import { noticesTo } from './engagement.factory.js';
import { contestedTimes, finishedWork } from './time-correction-people.js';

describe('POST /api/engagements/{id}/times/answer', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('sets the times, the hours and the sum of this work when the other side agrees, once', async () => {
    const [work, other] = [await finishedWork(test), await finishedWork(test)];
    await other.propose().expect(200);
    const proposed = await other.seenBy('worker');
    await work.propose().expect(200);
    const { body } = await work.answer('employer', { agrees: true }).expect(200);
    expect(body).toMatchObject({ endedAt: work.hoursAfter(5), hours: 5, paidHours: 5, dueTo: 600 });
    expect(body.correction.status).toBe('agreed');
    expect(await other.seenBy('worker')).toEqual(proposed);
    await work.answer('employer', { agrees: true }).expect(200);
    expect(await noticesTo(test.dataSource, work.pair.worker.id)).toEqual(['timesAnswered']);
    await work.answer('employer', { agrees: false, text: 'No.' }).expect(409);
  });

  it('pays the hours on which both agree, where the employer had ended the work early', async () => {
    const work = await finishedWork(test);
    await work.endEarly(1);
    expect((await work.seenBy('worker')).paidHours).toBe(4);
    await work.propose('employer', { ...work.longer, endedAt: work.hoursAfter(3) }).expect(200);
    await work.answer('worker', { agrees: true }).expect(200);
    expect(await work.seenBy('worker')).toMatchObject({ paidHours: 3, paidHoursReason: 'worked', dueTo: 360 });
  });

  it('pays the agreed hours where the employer had ended the work early, and only the start changes', async () => {
    const work = await finishedWork(test);
    await work.endEarly(1);
    const { endedAt } = await work.seenBy('worker');
    await work.propose('worker', { ...work.longer, startedAt: work.hoursAfter(-0.5), endedAt: work.hoursAfter(1) });
    await work.answer('employer', { agrees: true }).expect(200);
    expect(await work.seenBy('worker')).toMatchObject({
      ...{ startedAt: work.hoursAfter(-0.5), endedAt, endedBy: 'employer' },
      ...{ hours: 1.5, paidHours: 4, paidHoursReason: 'agreed', dueTo: 480 },
    });
  });

  it('asks the staff when the other side contests, and leaves the times', async () => {
    const staff = await seeker(test, { staffRole: 'support' });
    const work = await finishedWork(test);
    await work.propose().expect(200);
    const contest = { agrees: false, text: 'The shop closed before.' };
    const { body } = await work.answer('employer', contest).expect(200);
    await work.answer('employer', contest).expect(200);
    expect(body).toMatchObject({ hours: 4, correction: { status: 'contested', answer: contest.text } });
    const mails: unknown[] = await test.dataSource.query(
      `SELECT 1 FROM message_deliveries WHERE recipient_id = $1 AND text = 'engagements:timesToDecide'`,
      [staff.id],
    );
    expect(mails).toHaveLength(1);
  });

  it('refuses an agreement after the decision of the staff, and leaves the decided times', async () => {
    const work = await contestedTimes(test);
    expect((await work.decide(work.staff)).ok).toBe(true);
    const decided = await work.seenBy('worker');
    expect(decided).toMatchObject({ hours: 4.5, correction: { status: 'decided' } });
    await work.answer('employer', { agrees: true }).expect(409);
    expect(await work.seenBy('worker')).toEqual(decided);
  });

  it('accepts an answer only from the other side, and a contest only with a reason', async () => {
    const work = await finishedWork(test);
    await work.answer('employer', { agrees: true }).expect(409);
    await work.propose().expect(200);
    await work.answer('worker', { agrees: true }).expect(403);
    const { body } = await work.answer('employer', { agrees: false }).expect(400);
    expect(body.errors[0].field).toBe('text');
  });

  it('lets one of two concurrent answers count', async () => {
    const work = await finishedWork(test);
    await work.propose().expect(200);
    const answers = await Promise.all([
      work.answer('employer', { agrees: true }),
      work.answer('employer', { agrees: false, text: 'No.' }),
    ]);
    expect((await work.seenBy('worker')).correction.status).toMatch(/^(agreed|contested)$/);
    expect(answers.map(({ status }) => status)).toContain(200);
  });

  it('refuses an agreement with times of other work that was recorded meanwhile, without naming it', async () => {
    const work = await finishedWork(test);
    await work.propose().expect(200);
    await work.addOtherWork(4.5, 6);
    const { body } = await work.answer('employer', { agrees: true }).expect(409);
    expect(body.detail).toMatch(/^Our team has to check these times/);
    expect((await work.seenBy('worker')).hours).toBe(4);
    await work.answer('employer', { agrees: false, text: 'He was elsewhere.' }).expect(200);
  });

  it('lets the worker confirm the amount of the agreed times, not an amount that may still change', async () => {
    const work = await finishedWork(test);
    const { owner, worker } = work.pair;
    const at = `/api/engagements/${work.engagementId}`;
    await work.propose().expect(200);
    await owner.post(`${at}/payment`).send({ amount: 480 }).expect(200);
    const { body } = await worker.post(`${at}/receipt`).expect(409);
    expect(body.detail).toMatch(/^Other times were proposed for this work/);
    await work.answer('employer', { agrees: true }).expect(200);
    await owner.post(`${at}/payment`).send({ amount: 600 }).expect(200);
    await worker.post(`${at}/receipt`).expect(200);
    const slips: { hours: number }[] = await test.dataSource.query(
      `SELECT (content -> 'pay' ->> 'hours')::float8 AS hours FROM papers WHERE engagement_id = $1 AND kind = 'pay_slip'`,
      [work.engagementId],
    );
    expect(slips).toEqual([{ hours: 5 }]);
    expect(await work.seenBy('worker')).toMatchObject({ paidAmount: 600, dueTo: 600 });
  });
});
