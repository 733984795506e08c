import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { ReviewTotalsRepository } from '../review-totals.repository.js';
import { expectedAgainOf, reviewTotalsOf } from '../review-totals-sql.js';

describe('review totals', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('are stored for one side of an account, and returned to that side alone', async () => {
    const { id: userId } = await saveUser(test.dataSource);
    const totals = test.app.get(ReviewTotalsRepository, { strict: false });
    await test.dataSource.transaction(async (tx) => {
      await totals.lock(tx, { userId, side: 'worker' });
      await totals.store(tx, { userId, side: 'worker' }, { again: 4, answers: 5, done: 7, expected: 0.5 });
    });
    const rows: unknown[] = await test.dataSource.query(
      `SELECT ${reviewTotalsOf('$1', 'worker')} AS worker, ${reviewTotalsOf('$1', 'employer')} AS employer,
              ${expectedAgainOf('$1', 'worker')} AS expected`,
      [userId],
    );
    expect(rows).toEqual([{ worker: { again: 4, answers: 5, done: 7 }, employer: null, expected: 0.5 }]);
  });

  it('are counted again after a day, those that wait longest first', async () => {
    await test.dataSource.query('DELETE FROM review_totals');
    const ids: string[] = [];
    for (const hours of [25, 23, 49]) {
      const { id: userId } = await saveUser(test.dataSource);
      ids.push(userId);
      await test.dataSource.query(
        `INSERT INTO review_totals (user_id, side, again, answers, done, counted_at)
         VALUES ($1, 'worker', 0, 0, 0, now() - make_interval(hours => $2))`,
        [userId, hours],
      );
    }
    const totals = test.app.get(ReviewTotalsRepository, { strict: false });
    const due = async (limit: number, passedOver: string[] = []): Promise<string[]> => {
      const accounts = await totals.listCountedBefore(test.dataSource.manager, '1 day', limit, passedOver);
      return accounts.map(({ userId }) => userId);
    };
    const [first = '', , second = ''] = ids.toReversed();
    expect([await due(10), await due(1), await due(1, [first])]).toEqual([[first, second], [first], [second]]);
  });

  it('are not stored for an erased account', async () => {
    const { id: userId } = await saveUser(test.dataSource);
    await test.dataSource.query('UPDATE users SET erased_at = now() WHERE id = $1', [userId]);
    const totals = test.app.get(ReviewTotalsRepository, { strict: false });
    await test.dataSource.transaction((tx) => totals.lock(tx, { userId, side: 'worker' }));
    expect(await test.dataSource.query('SELECT 1 FROM review_totals WHERE user_id = $1', [userId])).toEqual([]);
  });
});
