import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { signIn } from '../../auth/tests/signed-in.js';
import { fill, saveEmployers, saveSeekers, SEEKERS, type SeekerName } from './dense-market.js';
import { searchAddress } from './market.js';

/**
 * Counts rounds: concurrent statements belong to one round; a statement that begins after another has ended belongs to
 * the next one.
 */
class RoundTrips {
  private ended = 0;
  rounds = 0;

  async count<T>(statement: () => Promise<T>): Promise<T> {
    const round = this.ended + 1;
    this.rounds = Math.max(this.rounds, round);
    try {
      return await statement();
    } finally {
      this.ended = Math.max(this.ended, round);
    }
  }
}

describe('GET /api/ai-jobs', () => {
  let trips = new RoundTrips();
  let test: TestApp;
  let seekers: Record<SeekerName, string>;
  const query = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => unknown;

  beforeAll(async () => {
    // connections use the method that is present when they open
    pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
      const outcome = query.apply(this, args);
      return outcome instanceof Promise ? trips.count(() => outcome) : outcome;
    } as typeof pg.Client.prototype.query;
    test = await createTestApp({ ROLE: 'api' });
    await emptyDatabase(test.dataSource);
    seekers = await saveSeekers(test);
  });
  afterAll(async () => {
    pg.Client.prototype.query = query as typeof pg.Client.prototype.query;
    await test.close();
  });

  const ASKED: [string, Record<string, string>][] = [
    ['browsing', {}],
    ['a category', { category: 'retail' }],
    ['a minimum of pay', { minPay: '100' }],
    ['work by its name', { search: 'waiter' }],
    ['a word', { search: 'salaryonthefirst' }],
    ['words of which some are misspelt', { search: 'salaryonthefirzt koramangla' }],
    ['work at a place', { search: 'waiter koramangala' }],
    ['work of a category', { search: 'waiter', category: 'food_service' }],
    ['similar work', { search: 'waiter', group: 'similar' }],
    ['the newest', { sort: 'recent' }],
    ['the best paid by its name', { sort: 'pay', search: 'waiter' }],
    ['the nearest', { sort: 'distance' }],
    ['the nearest by its name', { sort: 'distance', search: 'waiter' }],
    ['work with pay and without a condition', { search: 'waiter 100 per hour no night shift' }],
    ['work without another one', { search: 'waiter not cook' }],
    ['work at a postal code', { search: 'waiter 560034' }],
    ['the best paid similar work', { sort: 'pay', search: 'waiter', group: 'similar' }],
  ];

  describe.each([
    ['few jobs', 200],
    ['many jobs', 4000],
  ])('among %s', (_amount, count) => {
    beforeAll(async () => {
      await fill(test, 1, count, await saveEmployers(test));
    });

    describe.each(SEEKERS)('for the seeker %s', (who) => {
      let cookie: string;
      beforeAll(async () => {
        cookie = await signIn(test.app, { id: seekers[who] });
        // the vocabulary of the taxonomy is learned by the first searches
        for (const [, asked] of ASKED) await test.api.get(searchAddress(asked)).set('Cookie', cookie).expect(200);
      });
      beforeEach(() => {
        trips = new RoundTrips();
      });

      it.each(ASKED)('sends at most three sequential queries: %s', async (_what, asked) => {
        const { body } = await test.api.get(searchAddress(asked)).set('Cookie', cookie).expect(200);
        expect(body.length).toBeGreaterThan(0);
        expect(trips.rounds).toBeGreaterThan(0);
        expect(trips.rounds).toBeLessThanOrEqual(3);
      });
    });
  });
});
