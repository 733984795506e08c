import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { type ReviewedWork, reviewedWork, saveLostPayCase } from './review-work.js';

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
  /** The worker reports the review of the employer; returns the ids of the review and of the case. */
  async function reported(): Promise<{ id: string; caseId: string }> {
    const { employer: id } = await work.reveal();
    await work.worker.post(`/api/reviews/${id}/report`).send({ reason: 'untrue' }).expect(200);
    const rows: { id: string }[] = await test.dataSource.query('SELECT id FROM review_cases');
    return { id, caseId: rows[0]?.id ?? '' };
  }
  const decide = (person: Person, caseId: string, decision: 'keep' | 'remove') =>
    person.post(`/api/admin/review-cases/${caseId}/decision`).send({ decision, reason: 'The record shows it.' });

  it("lists the cases that wait, with the record of the work and nobody's name", async () => {
    const { id } = await reported();
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

  it('does not show a held review to the member of the staff whom it is about', async () => {
    const sides = { workerId: staff.id, employerId: work.owner.id };
    const own = await reviewedWork(test, sides, { ...work, worker: staff });
    await saveLostPayCase(test, own, 1);
    await own.review('employer', { again: false });
    expect((await staff.get('/api/admin/review-cases').expect(200)).body).toEqual([]);
    expect((await colleague.get('/api/admin/review-cases').expect(200)).body).toMatchObject([
      { kind: 'held', mayDecide: true },
    ]);
  });

  it('lists decided cases apart', async () => {
    const { caseId } = await reported();
    await decide(colleague, caseId, 'keep').expect(200);
    expect((await staff.get('/api/admin/review-cases').expect(200)).body).toEqual([]);
    expect((await staff.get('/api/admin/review-cases?list=closed').expect(200)).body).toMatchObject([{ id: caseId }]);
  });
});
