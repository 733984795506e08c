import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { sentMessages } from '../../../../test/sent-messages.js';
import { saveAppeal } from '../../engagements/tests/engagement.factory.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import {
  countEvents,
  decideCase,
  reportReview,
  type ReviewedWork,
  reviewedWork,
  reviewNoticesTo,
  saveLostPayCase,
  totalsOf,
} from './review-work.js';

describe('POST /api/admin/review-cases/{id}/decision', () => {
  let test: TestApp;
  let work: ReviewedWork;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    work = await reviewedWork(test);
  });
  let staff: Person;
  let colleague: Person;
  beforeEach(async () => {
    staff = await seeker(test, { staffRole: 'support' });
    colleague = await seeker(test, { staffRole: 'support' });
  });

  it('removes a review, recounts at once, and sends both sides the reason', async () => {
    const { caseId } = await reportReview(test, work);
    const { body } = await decideCase(staff, caseId, 'remove').expect(200);
    expect(body).toMatchObject({ status: 'decided', outcome: 'removed', review: { status: 'removed' } });
    expect(await totalsOf(test, work.worker.id, 'worker')).toEqual({ again: 0, answers: 0 });
    expect((await work.row(work.id)).askAgain).toBeNull();
    expect((await work.view('worker')).theirs).toBeNull();
    expect((await work.view('employer')).mine).toMatchObject({
      status: 'removed',
      decision: { outcome: 'removed', reason: 'The record shows it.', mayAppealUntil: expect.any(String) },
    });
    expect(await reviewNoticesTo(test, work.worker.id)).toEqual(['revealed', 'reportUpheld']);
    expect(await reviewNoticesTo(test, work.owner.id)).toEqual(['revealed', 'removed']);
    expect((await decideCase(colleague, caseId, 'keep')).status).toBe(409);
  });

  it('retains a reported review, and sends both sides the reason', async () => {
    const { caseId } = await reportReview(test, work);
    await decideCase(staff, caseId, 'keep').expect(200);
    expect(await reviewNoticesTo(test, work.worker.id)).toEqual(['revealed', 'reportRejected']);
    expect(await reviewNoticesTo(test, work.owner.id)).toEqual(['revealed', 'kept']);
  });

  it('is decided finally by another person after an appeal, and reveals a removed review again', async () => {
    const { id, caseId } = await reportReview(test, work);
    await decideCase(staff, caseId, 'remove').expect(200);
    await work.owner.post(`/api/reviews/${id}/appeal`).send({ text: 'I have photos.' }).expect(200);
    expect((await decideCase(staff, caseId, 'keep', undefined, 'appealed')).status).toBe(403);
    // a page that was left open since before the first decision decides no appeal
    expect((await decideCase(colleague, caseId, 'keep')).status).toBe(409);
    const { body } = await decideCase(colleague, caseId, 'keep', undefined, 'appealed').expect(200);
    expect(body).toMatchObject({ status: 'final', outcome: 'kept', appealedBy: 'employer', mayDecide: false });
    expect(await totalsOf(test, work.worker.id, 'worker')).toEqual({ again: 0, answers: 1 });
    expect((await work.view('worker')).theirs).toMatchObject({ again: false });
    expect((await decideCase(staff, caseId, 'remove')).status).toBe(409);
  });

  it('mails all staff about a case that waits, and nobody about one that was decided meanwhile', async () => {
    const mails = async (): Promise<string[]> => {
      await test.runTasks();
      const sent = await sentMessages(test, { to: [staff.user.email, colleague.user.email] });
      return sent.map(({ recipient }) => recipient).sort();
    };
    const { id, caseId } = await reportReview(test, work);
    await decideCase(staff, caseId, 'keep').expect(200);
    expect(await mails()).toEqual([]);
    await work.worker.post(`/api/reviews/${id}/appeal`).send({ text: 'I have photos.' }).expect(200);
    expect(await mails()).toEqual([staff.user.email, colleague.user.email].sort());
  });

  it('accepts one of two concurrent decisions', async () => {
    const { caseId } = await reportReview(test, work);
    const answers = await Promise.all([decideCase(staff, caseId, 'keep'), decideCase(colleague, caseId, 'remove')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('opens a case about a place that three workers call unsafe, without removing a review', async () => {
    const unsafe = { again: false, facts: { safe_and_respectful: 'no' } };
    const works = [work];
    for (let index = 0; index < 2; index++) {
      const worker = await seeker(test);
      works.push(await reviewedWork(test, { workerId: worker.id, employerId: work.owner.id }, { ...work, worker }));
    }
    for (const one of works) {
      await one.review('employer');
      await one.review('worker', unsafe);
    }
    const { body } = await staff.get('/api/admin/review-cases').expect(200);
    expect(body).toMatchObject([{ kind: 'unsafe', employerId: work.owner.id, unsafeAnswers: 3, review: null }]);
    expect((await decideCase(staff, body[0].id, 'remove')).status).toBe(422);
    await decideCase(staff, body[0].id, 'keep').expect(200);
    expect((await staff.get('/api/admin/review-cases')).body).toEqual([]);
  });

  it('removes a held review before the reveal: its subject gets no notice, its author can appeal and not answer again', async () => {
    await saveLostPayCase(test, work, 1);
    const { body: written } = await work.review('employer', { again: false, isFinished: false });
    const events = await countEvents(test, work.worker.id);
    const [held] = (await staff.get('/api/admin/review-cases').expect(200)).body;
    await decideCase(staff, held.id, 'remove', held.review.changedAt).expect(200);
    expect(await work.view('employer')).toMatchObject({ state: 'open', mayReview: false, mine: { status: 'removed' } });
    expect((await work.owner.get('/api/reviews/pending').expect(200)).body).toEqual([]);
    const { status, body } = await work.review('employer', { again: true });
    expect([status, body.code]).toEqual([409, 'reviews.answerRemoved']);
    await work.owner.post(`/api/reviews/${written.mine.id}/appeal`).send({ text: 'It is true.' }).expect(200);
    await decideCase(colleague, held.id, 'keep', undefined, 'appealed').expect(200);
    expect((await work.view('employer')).mine).toMatchObject({
      status: 'hidden',
      decision: { status: 'final', outcome: 'kept', mayAppealUntil: null },
    });
    expect(await reviewNoticesTo(test, work.owner.id)).toEqual(['removed', 'kept']);
    expect(await reviewNoticesTo(test, work.worker.id)).toEqual([]);
    expect(await countEvents(test, work.worker.id)).toBe(events);
  });

  it('cannot restore the answer about a reversed no-show', async () => {
    const missed = await reviewedWork(test, {
      ...{ status: 'no_show', endedBy: 'worker', breachBy: 'employer' },
      ...{ receivedAt: null, paidAt: null, paidAmount: null },
    });
    const { body: written } = await missed.review('worker', { again: false, note: 'Nobody was there.' });
    await test.dataSource.query(
      `UPDATE review_windows SET opens_at = opens_at - interval '8 days', closes_at = clock_timestamp() - interval '1 day'`,
    );
    await missed.sweep();
    expect(await totalsOf(test, missed.owner.id, 'employer')).toEqual({ again: 0, answers: 1 });
    await missed.owner.post(`/api/reviews/${written.mine.id}/report`).send({ reason: 'untrue' }).expect(200);
    const [reportedCase] = (await staff.get('/api/admin/review-cases').expect(200)).body;
    const appeal = await saveAppeal(test.dataSource, await missed.row(missed.id), { appellantId: missed.owner.id });
    await staff
      .post(`/api/admin/appeals/${appeal.id}/decision`)
      .send({ decision: 'upheld', reason: 'The gate shows it.' })
      .expect(200);
    expect(await totalsOf(test, missed.owner.id, 'employer')).toEqual({ again: 0, answers: 0 });
    expect((await staff.get('/api/admin/review-cases').expect(200)).body).toEqual([]);
    expect((await decideCase(colleague, reportedCase.id, 'keep')).status).toBe(409);
    expect((await missed.view('employer')).theirs).toBeNull();
  });

  it('rejects a decision about a held review that its author changed since it was read', async () => {
    await saveLostPayCase(test, work, 1);
    await work.review('employer', { again: false, isFinished: false });
    const [read] = (await staff.get('/api/admin/review-cases').expect(200)).body;
    await work.review('employer', { again: false, note: 'He shouted.' });
    for (const changedAt of [read.review.changedAt, undefined]) {
      const { status, body } = await decideCase(staff, read.id, 'keep', changedAt);
      expect([status, body.code]).toEqual([409, 'reviews.reviewChanged']);
    }
    const [changed] = (await staff.get('/api/admin/review-cases').expect(200)).body;
    expect(changed.review).toMatchObject({ note: 'He shouted.' });
    await decideCase(staff, changed.id, 'keep', changed.review.changedAt).expect(200);
  });

  it('holds a retained review again when its author changes it within the hour', async () => {
    await saveLostPayCase(test, work, 1);
    await work.review('employer', { again: false, note: 'He left early.' });
    const [held] = (await staff.get('/api/admin/review-cases').expect(200)).body;
    await decideCase(staff, held.id, 'keep', held.review.changedAt).expect(200);
    await work.review('employer', { again: false, note: 'He lies.' });
    await work.review('worker', { again: true });
    expect((await work.view('worker')).theirs).toBeNull();
    const [again] = (await staff.get('/api/admin/review-cases').expect(200)).body;
    expect(again).toMatchObject({
      id: held.id,
      status: 'open',
      outcome: null,
      review: { status: 'held', note: 'He lies.' },
    });
    await decideCase(colleague, again.id, 'keep', again.review.changedAt).expect(200);
    expect((await work.view('worker')).theirs).toMatchObject({ note: 'He lies.' });
  });

  it('reveals a held review after the decision to retain it', async () => {
    await saveLostPayCase(test, work, 59);
    await work.reveal();
    expect((await work.view('worker')).theirs).toBeNull();
    const [held] = (await staff.get('/api/admin/review-cases').expect(200)).body;
    await decideCase(staff, held.id, 'keep').expect(200);
    expect((await work.view('worker')).theirs).toMatchObject({ again: false });
    expect(await totalsOf(test, work.worker.id, 'worker')).toEqual({ again: 0, answers: 1 });
  });
});
