import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { type EngagementFields, inHours } from '../../engagements/tests/engagement.factory.js';
import { seeker } from '../../jobs/tests/people.js';
import { type ReviewedWork, reviewedWork } from './review-work.js';

describe('GET /api/admin/review-bias', () => {
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

  it('marks groups with a share more than ten points from the total, and omits groups of fewer than ten', async () => {
    const staff = await seeker(test, { staffRole: 'support' });
    const month = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7);
    const store = async (count: number, again: boolean, category: EngagementFields['category'] & string) => {
      for (let index = 0; index < count; index++) {
        const id = await work.book({ status: 'done', category, startsAt: inHours(-30) });
        await test.dataSource.query(
          `INSERT INTO reviews (engagement_id, author, author_id, subject_id, again, status, revealed_at, counted_at)
           VALUES ($1, 'employer', $2, $3, $4, 'revealed', now(), now())`,
          [id, work.owner.id, work.worker.id, again],
        );
      }
    };
    await store(12, true, 'delivery');
    await store(8, true, 'cleaning');
    await store(4, false, 'cleaning');
    await store(3, false, 'food_service');
    const { body } = await staff.get(`/api/admin/review-bias?month=${month}&side=worker`).expect(200);
    const categories = body.filter(({ group }: { group: string }) => group === 'category');
    expect(categories).toEqual([
      expect.objectContaining({ value: 'delivery', again: 12, answers: 12, gap: 26, isMarked: true }),
      expect.objectContaining({ value: 'cleaning', again: 8, answers: 12, gap: -7, isMarked: false }),
    ]);
    expect((await staff.get('/api/admin/review-bias?month=2020-01').expect(200)).body).toEqual([]);
  });
});
