import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { decideCase, reportReview, type ReviewedWork, reviewedWork, saveLostPayCase } from './review-work.js';

describe('GET /api/admin/review-cases', () => {
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

  it('lists pending cases, with the record of the work and without names', async () => {
    const { id } = await reportReview(test, work);
    const { body } = await staff.get('/api/admin/review-cases').expect(200);
    expect(body).toMatchObject([
      {
        kind: 'reported',
        reportReason: 'untrue',
        mayDecide: true,
        review: { id, author: 'employer', note: 'He left early.' },
      },
    ]);
    expect(body[0].review.record).toMatchObject({ paid_as_agreed: 'yes', paid_on_time: 'yes' });
    expect(JSON.stringify(body)).not.toMatch(/Asha|Meena/);
  });

  it('hides a held review from the member of the staff who is its subject', async () => {
    const sides = { workerId: staff.id, employerId: work.owner.id };
    const own = await reviewedWork(test, sides, { ...work, worker: staff });
    await saveLostPayCase(test, own, 1);
    await own.review('employer', { again: false });
    expect((await staff.get('/api/admin/review-cases').expect(200)).body).toEqual([]);
    expect((await colleague.get('/api/admin/review-cases').expect(200)).body).toMatchObject([
      { kind: 'held', mayDecide: true },
    ]);
  });

  it('lists decided cases separately', async () => {
    const { caseId } = await reportReview(test, work);
    await decideCase(colleague, caseId, 'keep').expect(200);
    expect((await staff.get('/api/admin/review-cases').expect(200)).body).toEqual([]);
    expect((await staff.get('/api/admin/review-cases?list=closed').expect(200)).body).toMatchObject([{ id: caseId }]);
  });
});
