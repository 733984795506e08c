import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CORRECTION_ANSWER_HOURS, CORRECTION_APPEAL_DAYS } from '@nukkad/contract/instant-work/time-corrections';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { seeker } from '../../jobs/tests/people.js';
import { AskStaffAboutTimesUseCase } from '../ask-staff-about-times.use-case.js';
import { FinishCorrectionsUseCase } from '../finish-corrections.use-case.js';
import { noticesTo } from './engagement.factory.js';
import { contestedTimes, finishedWork } from './time-correction-people.js';

describe('POST /api/admin/time-corrections/{id}/decision', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('sets the decided times and the sum, and notifies both sides', async () => {
    const times = await contestedTimes(test);
    const { body } = await times.decide(times.staff).expect(200);
    expect(body).toMatchObject({ status: 'decided', decidedTo: times.decided.endedAt, mayDecide: false });
    expect(await times.seenBy('worker')).toMatchObject({ endedAt: times.decided.endedAt, hours: 4.5, dueTo: 540 });
    for (const side of ['worker', 'employer'] as const) {
      expect(await noticesTo(test.dataSource, times.pair.side(side).id)).toContain('timesAnswered');
    }
    await times.decide(times.staff).expect(409);
  });

  it('lets another member of the staff decide finally after an appeal', async () => {
    const times = await contestedTimes(test);
    await times.decide(times.staff).expect(200);
    await times.appeal('worker').expect(200);
    const final = { state: 'appealed', endedAt: times.hoursAfter(5) };
    await times.decide(times.staff, final).expect(403);
    await times.decide(times.colleague, final).expect(200);
    expect(await times.seenBy('worker')).toMatchObject({ hours: 5, correction: { status: 'final' } });
  });

  it('restores the agreed hours of work that the employer ended early, when the recorded end counts finally', async () => {
    const work = await finishedWork(test);
    await work.endEarly(3);
    const times = await contestedTimes(test, work);
    await times.decide(times.staff, { endedAt: work.hoursAfter(3.5) }).expect(200);
    expect(await work.seenBy('worker')).toMatchObject({ paidHours: 3.5, dueTo: 420 });
    await work.appeal('worker').expect(200);
    await times.decide(times.colleague, { state: 'appealed', endedAt: work.hoursAfter(3) }).expect(200);
    expect(await work.seenBy('worker')).toMatchObject({ paidHours: 4, paidHoursReason: 'agreed', dueTo: 480 });
  });

  it('notifies the other side of an appeal with the decided times', async () => {
    const times = await contestedTimes(test);
    await times.decide(times.staff).expect(200);
    await times.appeal('worker').expect(200);
    const params: { until: string }[] = await test.dataSource.query(
      `SELECT params -> 'until' ->> 'at' AS until FROM notifications
       WHERE user_id = $1 AND text = 'engagements:notice.timesAnswered' ORDER BY created_at DESC, id LIMIT 1`,
      [times.pair.owner.id],
    );
    expect(params.map(({ until }) => new Date(until).toISOString())).toEqual([times.decided.endedAt]);
  });

  it('refuses times in which the worker has other work', async () => {
    const times = await contestedTimes(test);
    await times.addOtherWork(4.5, 6);
    const { body } = await times.decide(times.staff, { endedAt: times.hoursAfter(5) }).expect(400);
    expect(body.errors[0].message).toMatch(/^The worker has other recorded work/);
    await times.decide(times.staff).expect(200);
  });

  it('asks the staff once about times without an answer, when the time for it is over', async () => {
    const work = await finishedWork(test);
    const staff = await seeker(test, { staffRole: 'support' });
    await work.propose().expect(200);
    const asked = async (): Promise<number> => {
      await test.app.get(AskStaffAboutTimesUseCase, { strict: false }).execute();
      const rows: unknown[] = await test.dataSource.query(
        `SELECT 1 FROM message_deliveries WHERE recipient_id = $1 AND text = 'engagements:timesToDecide'`,
        [staff.id],
      );
      return rows.length;
    };
    await work.letPass(CORRECTION_ANSWER_HOURS - 0.1);
    expect(await asked()).toBe(0);
    await work.letPass(0.2);
    expect(await asked()).toBe(1);
    expect(await asked()).toBe(1);
  });

  it('issues the pay slip of money that was received before receipts waited for the times', async () => {
    const times = await contestedTimes(test);
    const at = `/api/engagements/${times.engagementId}`;
    await times.decide(times.staff).expect(200);
    await times.pair.owner.post(`${at}/payment`).send({ amount: 540 }).expect(200);
    await test.dataSource.query(`UPDATE engagements SET received_at = now() WHERE id = $1`, [times.engagementId]);
    const slips = (): Promise<{ hours: number }[]> =>
      test.dataSource.query(
        `SELECT (content -> 'pay' ->> 'hours')::float8 AS hours FROM papers WHERE engagement_id = $1 AND kind = 'pay_slip'`,
        [times.engagementId],
      );
    expect(await slips()).toEqual([]);
    await times.letPass(CORRECTION_APPEAL_DAYS * 24 + 0.1);
    await test.app.get(FinishCorrectionsUseCase, { strict: false }).execute();
    expect(await slips()).toEqual([{ hours: 4.5 }]);
  });

  it('waits for the answer of the other side until its deadline; silence changes no times', async () => {
    const work = await finishedWork(test);
    const { staff } = await contestedTimes(test);
    const { body } = await work.propose().expect(200);
    const decide = () =>
      staff
        .post(`/api/admin/time-corrections/${body.correction.id}/decision`)
        .send({ state: 'proposed', startedAt: work.hoursAfter(0), endedAt: work.hoursAfter(5), reason: 'No answer.' });
    await decide().expect(409);
    await work.letPass(CORRECTION_ANSWER_HOURS + 0.1);
    expect((await work.seenBy('worker')).hours).toBe(4);
    await decide().expect(200);
    expect((await work.seenBy('worker')).hours).toBe(5);
  });

  it('returns 400 for times far outside the agreed ones, and for an end that is to come', async () => {
    const times = await contestedTimes(test);
    await times.decide(times.staff, { endedAt: times.hoursAfter(40) }).expect(400);
    await times.decide(times.staff, { endedAt: times.hoursAfter(-1) }).expect(400);
    await times.decide(times.staff, { endedAt: times.hoursAfter(12) }).expect(400);
  });

  it('returns 409 for a decision about an earlier state', async () => {
    const times = await contestedTimes(test);
    await times.decide(times.staff, { state: 'proposed' }).expect(409);
  });
});
