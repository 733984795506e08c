import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { letReviewsPass, type ReviewedWork, reviewedWork } from './review-work.js';

describe('GET /api/reviews/pending', () => {
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

  const pending = async (side: 'worker' | 'employer') =>
    (await work.person(side).get('/api/reviews/pending').expect(200)).body;

  it('lists work with the other side and the deadline, until the account finished', async () => {
    expect(await pending('worker')).toMatchObject([
      { engagementId: work.id, side: 'worker', title: 'Delivery helper', company: 'Namma Tiffin', again: null },
    ]);
    await work.review('worker', { again: true, isFinished: false });
    expect(await pending('worker')).toMatchObject([{ again: true }]);
    await work.review('worker', { again: true });
    expect(await pending('worker')).toEqual([]);
    expect(await pending('employer')).toMatchObject([{ otherName: 'Asha Rao', again: null }]);
  });

  it('contains the first answer of the end of the work, and is empty after seven days', async () => {
    await test.dataSource.query('UPDATE engagements SET first_answer = true');
    expect(await pending('employer')).toMatchObject([{ again: true }]);
    expect(await pending('worker')).toMatchObject([{ again: null }]);
    await letReviewsPass(test, 7 * 24);
    expect([await pending('worker'), await pending('employer')]).toEqual([[], []]);
  });
});
