import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { readersOfText } from '../../engagements/tests/engagement.factory.js';
import { employer, seeker } from '../../jobs/tests/people.js';
import { type ReviewedWork, reviewedWork, totalsOf } from './review-work.js';

describe('POST /api/reviews/{id}/report', () => {
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

  it('opens one case, without hiding or counting the review', async () => {
    const staff = [await seeker(test, { staffRole: 'support' }), await employer(test, { staffRole: 'admin' })];
    const { employer: id } = await work.reveal();
    expect(await readersOfText(test.dataSource, 'reviews:toDecide')).toEqual([]);
    const report = { reason: 'untrue', text: 'I stayed until nine.' };
    const { body } = await work.worker.post(`/api/reviews/${id}/report`).send(report).expect(200);
    expect(body.theirs).toMatchObject({
      id,
      again: false,
      mayReport: false,
      decision: { status: 'open', outcome: null },
    });
    expect(await readersOfText(test.dataSource, 'reviews:toDecide')).toEqual(staff.map((person) => person.id).sort());
    await work.worker.post(`/api/reviews/${id}/report`).send(report).expect(200);
    expect((await work.worker.post(`/api/reviews/${id}/report`).send({ reason: 'insulting' })).status).toBe(409);
    expect(await totalsOf(test, work.worker.id, 'worker')).toEqual({ again: 0, answers: 1 });
    expect((await work.view('employer')).mine).toMatchObject({ decision: null });
  });

  it('returns 404 for a review that the account wrote, or that is hidden', async () => {
    await work.review('employer', { again: false });
    const { id } = (await work.view('employer')).mine;
    for (const person of [work.worker, work.owner]) {
      expect((await person.post(`/api/reviews/${id}/report`).send({ reason: 'untrue' })).status).toBe(404);
    }
  });
});
