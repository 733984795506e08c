import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { inHours } from '../../engagements/tests/engagement.factory.js';
import { expectedAgainOf } from '../../review-totals/review-totals-sql.js';
import { ReviewCounts } from '../review-counts.js';
import { letReviewsPass, type ReviewedWork, reviewedWork } from './review-work.js';

describe('GET /api/reviews/summary/me', () => {
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

  it('shows the share from five answers on, before them the jobs done, and until when each answer counts', async () => {
    for (let index = 0; index < 5; index++) {
      const { body } = await work.worker.get('/api/reviews/summary/me').expect(200);
      if (index > 0) expect(body.worker.line).toEqual({ shown: 'new', done: index });
      const one = await reviewedWork(test, { startsAt: inHours(-10 - 6 * index) }, work);
      if (index === 0) await test.dataSource.query('DELETE FROM engagements WHERE id = $1', [work.id]);
      await one.review('employer', { again: index > 0, facts: { was_polite: 'yes' } });
      await one.review('worker');
    }
    const { body } = await work.worker.get('/api/reviews/summary/me').expect(200);
    expect(body.worker.line).toEqual({ shown: 'share', again: 4, of: 5 });
    expect(body.worker.answers).toHaveLength(5);
    expect(body.worker.answers[0]).toMatchObject({ facts: { was_polite: 'yes' }, countsUntil: expect.any(String) });
    expect(body.employer).toBeNull();
    await letReviewsPass(test, 181 * 24);
    await work.sweep();
    expect((await work.worker.get('/api/reviews/summary/me')).body.worker.line).toEqual({ shown: 'new', done: 5 });
  });

  it('expects nothing of answers of two years ago', async () => {
    await work.review('employer', { again: false });
    await work.review('worker');
    const expectedAfter = async (days: number): Promise<number | null> => {
      await test.dataSource.query(
        `UPDATE reviews SET counted_at = clock_timestamp() - make_interval(days => $1) WHERE author = 'employer'`,
        [days],
      );
      const account = { userId: work.worker.id, side: 'worker' } as const;
      await test.dataSource.transaction((tx) => test.app.get(ReviewCounts, { strict: false }).recount(tx, [account]));
      const [row]: { expected: number | null }[] = await test.dataSource.query(
        `SELECT ${expectedAgainOf('$1', 'worker')} AS expected`,
        [work.worker.id],
      );
      return row?.expected ?? null;
    };
    expect(await expectedAfter(719)).toEqual(expect.any(Number));
    expect(await expectedAfter(721)).toBeNull();
  });

  it('lists answers that are counted together last, whenever they began to count', async () => {
    await work.reveal();
    const other = await reviewedWork(test, { startsAt: inHours(-10) }, work);
    await other.review('employer');
    await other.review('worker', { again: false, facts: { paid_on_time: 'no' } });
    await test.dataSource.query(`UPDATE reviews SET is_grouped = true WHERE author = 'worker' AND engagement_id = $1`, [
      other.id,
    ]);
    const { body } = await work.owner.get('/api/reviews/summary/me').expect(200);
    expect(body.employer.answers).toEqual([
      { again: true, facts: {}, countsUntil: expect.any(String) },
      { again: false, facts: {}, countsUntil: null },
    ]);
  });

  it('matches the cards: of the employer for workers, and of a worker for the employer', async () => {
    await work.reveal();
    expect((await work.worker.get(`/api/engagements/${work.id}`)).body.other.reviews).toEqual({
      shown: 'new',
      done: 1,
    });
    await test.dataSource.query('UPDATE review_totals SET again = 19, answers = 20');
    expect((await work.owner.get(`/api/engagements/${work.id}`)).body.other.reviews).toEqual({
      ...{ shown: 'share', again: 19, of: 20 },
    });
  });
});
