import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { readersOfText, saveAppeal } from '../../engagements/tests/engagement.factory.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { decideCase, letReviewsPass, reportReview, type ReviewedWork, reviewedWork } from './review-work.js';

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

  it.each([
    ['keep', 'worker', 'employer'],
    ['remove', 'employer', 'worker'],
  ] as const)('is accepted once after "%s" from the %s alone', async (decision, loser, winner) => {
    const { id, caseId } = await reportReview(test, work);
    const appeal = (side: 'worker' | 'employer', text = 'That is wrong.') =>
      work.person(side).post(`/api/reviews/${id}/appeal`).send({ text });
    expect((await appeal(loser)).status).toBe(409);
    await decideCase(staff, caseId, decision).expect(200);
    await test.dataSource.query('DELETE FROM message_deliveries');
    expect((await appeal(winner)).status).toBe(409);
    expect(await readersOfText(test.dataSource, 'reviews:toDecide')).toEqual([]);
    expect((await appeal(loser)).status).toBe(200);
    expect(await readersOfText(test.dataSource, 'reviews:toDecide')).toEqual([staff.id, colleague.id].sort());
    expect((await appeal(loser)).status).toBe(200);
    expect((await appeal(loser, 'Once more.')).status).toBe(409);
    await decideCase(colleague, caseId, 'keep', undefined, 'appealed').expect(200);
    expect((await appeal(loser)).status).toBe(409);
  });

  it('is accepted from one of several workers of a shift with a hidden answer', async () => {
    const { instantJobId } = await work.row(work.id);
    const worker = await seeker(test);
    await reviewedWork(test, { workerId: worker.id, employerId: work.owner.id, instantJobId }, { ...work, worker });
    await saveAppeal(test.dataSource, await work.row(work.id), {
      ...{ appellantId: work.owner.id, status: 'upheld', decidedAt: new Date(), decision: 'It was so.' },
    });
    const { body: written } = await work.review('worker', { again: false });
    const [held] = (await staff.get('/api/admin/review-cases').expect(200)).body;
    await decideCase(staff, held.id, 'remove', held.review.changedAt).expect(200);
    expect((await work.view('worker')).mine).toMatchObject({ decision: { mayAppealUntil: expect.any(String) } });
    const path = `/api/reviews/${written.mine.id}/appeal`;
    expect((await work.owner.post(path).send({ text: 'No.' })).status).toBe(404);
    await work.worker.post(path).send({ text: 'That is wrong.' }).expect(200);
  });

  it('returns 409 after 14 days', async () => {
    const { id, caseId } = await reportReview(test, work);
    await decideCase(staff, caseId, 'keep').expect(200);
    await letReviewsPass(test, 14 * 24);
    expect((await work.worker.post(`/api/reviews/${id}/appeal`).send({ text: 'No.' })).status).toBe(409);
  });
});
