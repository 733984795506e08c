import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.js';
import { reviewedWork } from '../../modules/reviews/tests/review-work.js';
import { inHours } from '../../modules/engagements/tests/engagement.factory.js';
import { CountEarlierWork1763600180000 } from '../1763600180000-count-earlier-work.js';

describe('CountEarlierWork', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('counts the work that both sides did before reviews existed, and leaves existing counts unchanged', async () => {
    const work = await reviewedWork(test, { startsAt: inHours(-24 * 60), receivedAt: inHours(-24 * 60) });
    await reviewedWork(test, { startsAt: inHours(-24 * 61), receivedAt: inHours(-24 * 61) }, work);
    await reviewedWork(test, { startsAt: inHours(-24 * 62), status: 'cancelled', receivedAt: null }, work);
    await test.dataSource.query(
      `INSERT INTO review_totals (user_id, side, again, answers, done) VALUES ($1, 'employer', 5, 6, 9)`,
      [work.owner.id],
    );
    const queryRunner = test.dataSource.createQueryRunner();
    await new CountEarlierWork1763600180000().up(queryRunner);
    await queryRunner.release();
    const { body } = await work.worker.get('/api/reviews/summary/me').expect(200);
    expect(body.worker.line).toEqual({ shown: 'new', done: 2 });
    await work.sweep();
    expect((await work.owner.get('/api/reviews/summary/me').expect(200)).body.employer.line).toMatchObject({
      ...{ shown: 'share', again: 5, of: 6 },
    });
    const rows: unknown[] = await test.dataSource.query(
      'SELECT done FROM review_totals WHERE user_id = $1 AND counted_at > clock_timestamp() - make_interval(mins => 5)',
      [work.worker.id],
    );
    expect(rows).toEqual([{ done: 2 }]);
  });
});
