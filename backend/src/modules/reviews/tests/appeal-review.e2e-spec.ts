import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { saveAppeal } from '../../engagements/tests/engagement.factory.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { letReviewsPass, type ReviewedWork, reviewedWork } from './review-work.js';

describe('POST /api/reviews/{id}/appeal', () => {
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

  it.each([
    ['keep', 'worker', 'employer'],
    ['remove', 'employer', 'worker'],
  ] as const)('is accepted once after "%s" from the %s alone', async (decision, loser, winner) => {
    const { id, caseId } = await reported();
    const appeal = (side: 'worker' | 'employer', text = 'That is wrong.') =>
      work.person(side).post(`/api/reviews/${id}/appeal`).send({ text });
    expect((await appeal(loser)).status).toBe(409);
    await decide(staff, caseId, decision).expect(200);
    expect((await appeal(winner)).status).toBe(409);
    expect((await appeal(loser)).status).toBe(200);
    expect((await appeal(loser)).status).toBe(200);
    expect((await appeal(loser, 'Once more.')).status).toBe(409);
    await decide(colleague, caseId, 'keep').expect(200);
    expect((await appeal(loser)).status).toBe(409);
  });

  it('is accepted from one of several workers of a shift, whose answer nobody else sees', async () => {
    const { instantJobId } = await work.row(work.id);
    const worker = await seeker(test);
    await reviewedWork(test, { workerId: worker.id, employerId: work.owner.id, instantJobId }, { ...work, worker });
    await saveAppeal(test.dataSource, await work.row(work.id), {
      ...{ appellantId: work.owner.id, status: 'upheld', decidedAt: new Date(), decision: 'It was so.' },
    });
    const { body: written } = await work.review('worker', { again: false });
    const [held] = (await staff.get('/api/admin/review-cases').expect(200)).body;
    await decide(staff, held.id, 'remove').expect(200);
    expect((await work.view('worker')).mine).toMatchObject({ decision: { mayAppealUntil: expect.any(String) } });
    const path = `/api/reviews/${written.mine.id}/appeal`;
    expect((await work.owner.post(path).send({ text: 'No.' })).status).toBe(404);
    await work.worker.post(path).send({ text: 'That is wrong.' }).expect(200);
  });

  it('returns 409 after 14 days', async () => {
    const { id, caseId } = await reported();
    await decide(staff, caseId, 'keep').expect(200);
    await letReviewsPass(test, 14 * 24);
    expect((await work.worker.post(`/api/reviews/${id}/appeal`).send({ text: 'No.' })).status).toBe(409);
  });
});
