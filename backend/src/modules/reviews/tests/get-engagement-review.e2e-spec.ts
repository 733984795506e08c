import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { inHours } from '../../engagements/tests/engagement.factory.js';
import { type ReviewedWork, reviewedWork } from './review-work.js';

describe('GET /api/engagements/{id}/review', () => {
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

  it.each([
    [
      'a late start and late pay',
      { startedAt: inHours(-34), paidAt: inHours(-1), paidAmount: '480' },
      { came_on_time: 'no', paid_as_agreed: 'yes', paid_on_time: 'no' },
    ],
    [
      'less pay',
      { startedAt: inHours(-34.9), paidAt: inHours(-30), paidAmount: '200' },
      { came_on_time: 'yes', paid_as_agreed: 'no', paid_on_time: 'yes' },
    ],
    [
      'a start that nobody reported',
      { paidAt: inHours(-30), paidAmount: '480' },
      { paid_as_agreed: 'yes', paid_on_time: 'yes' },
    ],
  ])('returns the record’s answers beside the review: %s', async (_what, fields, record) => {
    const one = await reviewedWork(test, { startsAt: inHours(-35), ...fields });
    expect(await one.view('worker')).toMatchObject({ state: 'open' });
    expect((await one.view('employer')).record).toEqual(record);
  });

  it('returns 404 to an account that is not party to the work', async () => {
    const stranger = await reviewedWork(test);
    expect((await stranger.worker.get(`/api/engagements/${work.id}/review`)).status).toBe(404);
  });
});
