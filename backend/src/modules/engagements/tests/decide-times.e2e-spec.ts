import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CORRECTION_ANSWER_HOURS, CORRECTION_APPEAL_DAYS } from '@nukkad/contract/instant-work/time-corrections';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { seeker } from '../../jobs/tests/people.js';
import { AskStaffAboutTimesUseCase } from '../time-corrections/ask-staff-about-times.use-case.js';
import { FinishCorrectionsUseCase } from '../time-corrections/finish-corrections.use-case.js';
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

  it('lets staff decide times that overlap other recorded work, which they see and the audit log states', async () => {
    const times = await contestedTimes(test);
    await times.addOtherWork(4.5, 6);
    await times.addOtherWork(60, 61);
    const { body } = await times.decide(times.staff, { endedAt: times.hoursAfter(5) }).expect(200);
    expect(body.otherWork).toEqual([
      { title: expect.any(String), startedAt: times.hoursAfter(4.5), endedAt: times.hoursAfter(6) },
    ]);
    expect((await times.seenBy('worker')).endedAt).toBe(times.hoursAfter(5));
    const entries: { overlaps: boolean }[] = await test.dataSource.query(
      `SELECT (detail ->> 'overlaps')::boolean AS overlaps FROM audit_entries
       WHERE action = 'time_correction.decided' AND subject_id = $1`,
      [times.correctionId],
    );
    expect(entries).toEqual([{ overlaps: true }]);
  });

  it('asks the staff once about times without an answer in time, also when the other side contests them later', async () => {
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
    await work.answer('employer', { agrees: false, text: 'Late, but no.' }).expect(200);
    expect(await asked()).toBe(1);
  });

  it('makes decided times final after the deadline for an appeal', async () => {
    const times = await contestedTimes(test);
    await times.decide(times.staff).expect(200);
    const finish = () => test.app.get(FinishCorrectionsUseCase, { strict: false }).execute();
    await finish();
    expect((await times.seenBy('worker')).correction.status).toBe('decided');
    await times.letPass(CORRECTION_APPEAL_DAYS * 24 + 0.1);
    await finish();
    expect((await times.seenBy('worker')).correction.status).toBe('final');
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
