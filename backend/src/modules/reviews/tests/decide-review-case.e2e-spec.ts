import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { type ReviewedWork, reviewedWork, reviewNoticesTo, totalsOf } from './review-work.js';

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
  /** The worker reports the review of the employer; returns the ids of the review and of the case. */
  async function reported(): Promise<{ id: string; caseId: string }> {
    const { employer: id } = await work.reveal();
    await work.worker.post(`/api/reviews/${id}/report`).send({ reason: 'untrue' }).expect(200);
    const rows: { id: string }[] = await test.dataSource.query('SELECT id FROM review_cases');
    return { id, caseId: rows[0]?.id ?? '' };
  }
  const decide = (person: Person, caseId: string, decision: 'keep' | 'remove') =>
    person.post(`/api/admin/review-cases/${caseId}/decision`).send({ decision, reason: 'The record shows it.' });

  it('removes a review, counts again at once, and tells both sides the reason', async () => {
    const { caseId } = await reported();
    const { body } = await decide(staff, caseId, 'remove').expect(200);
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
    expect((await decide(colleague, caseId, 'keep')).status).toBe(409);
  });

  it('is decided for good by another person after an appeal, and shows a removed review again', async () => {
    const { id, caseId } = await reported();
    await decide(staff, caseId, 'remove').expect(200);
    await work.owner.post(`/api/reviews/${id}/appeal`).send({ text: 'I have photos.' }).expect(200);
    expect((await decide(staff, caseId, 'keep')).status).toBe(403);
    const { body } = await decide(colleague, caseId, 'keep').expect(200);
    expect(body).toMatchObject({ status: 'final', outcome: 'kept', appealedBy: 'employer', mayDecide: false });
    expect(await totalsOf(test, work.worker.id, 'worker')).toEqual({ again: 0, answers: 1 });
    expect((await work.view('worker')).theirs).toMatchObject({ again: false });
    expect((await decide(staff, caseId, 'remove')).status).toBe(409);
  });

  it('accepts one of two decisions of the same moment', async () => {
    const { caseId } = await reported();
    const answers = await Promise.all([decide(staff, caseId, 'keep'), decide(colleague, caseId, 'remove')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('opens a case about a place that three workers call unsafe, which removes nobody', async () => {
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
    expect((await decide(staff, body[0].id, 'remove')).status).toBe(422);
    await decide(staff, body[0].id, 'keep').expect(200);
    expect((await staff.get('/api/admin/review-cases')).body).toEqual([]);
  });

  it('shows a held review once it is kept', async () => {
    await test.dataSource.query(
      `INSERT INTO pay_cases (engagement_id, worker_id, employer_id, status, claimed_amount, received_amount, text, owed_amount, decided_at)
       VALUES ($1, $2, $3, 'decided', 480, 300, '', 180, clock_timestamp() - interval '59 minutes')`,
      [work.id, work.worker.id, work.owner.id],
    );
    await work.reveal();
    expect((await work.view('worker')).theirs).toBeNull();
    const [held] = (await staff.get('/api/admin/review-cases').expect(200)).body;
    await decide(staff, held.id, 'keep').expect(200);
    expect((await work.view('worker')).theirs).toMatchObject({ again: false });
    expect(await totalsOf(test, work.worker.id, 'worker')).toEqual({ again: 0, answers: 1 });
  });
});
