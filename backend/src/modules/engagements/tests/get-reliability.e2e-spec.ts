import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RELIABILITY_DAYS } from '@nukkad/contract/instant-work/reliability';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { inHours, saveAppeal } from './engagement.factory.js';
import { type Pair, pairOf } from './engagement-pair.js';

const PATH = '/api/user/reliability';

describe('GET /api/user/reliability', () => {
  let test: TestApp;
  let pair: Pair;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    pair = await pairOf(test);
  });
  const daysAgo = (days: number) => inHours(-days * 24);
  const mine = async () => (await pair.worker.get(PATH).expect(200)).body;

  it('counts kept and broken engagements of the last 90 days', async () => {
    for (const days of [1, 30, RELIABILITY_DAYS - 1, RELIABILITY_DAYS + 1]) {
      await pair.book({ status: 'done', startsAt: daysAgo(days) });
    }
    const missed = await pair.book({ status: 'no_show', startsAt: daysAgo(3) });
    await pair.book({ status: 'no_show', startsAt: daysAgo(RELIABILITY_DAYS + 1) });
    await pair.book({ status: 'cancelled', startsAt: daysAgo(5) });
    const late = { breach: 'late_cancellation', breachBy: 'worker' } as const;
    const cancelled = await pair.book({ status: 'cancelled', startsAt: daysAgo(4), ...late });
    // the employer's breaches are none of the worker's
    await pair.book({ status: 'no_show', startsAt: daysAgo(6), breachBy: 'employer' });
    await pair.book({ startsAt: daysAgo(-3) });
    await saveAppeal(test.dataSource, await pair.row(cancelled), { kind: 'late_cancellation' });
    const occupation = { hi: 'डिलीवरी राइडर', kn: 'ಡೆಲಿವರಿ ರೈಡರ್' };
    expect(await mine()).toEqual({
      ...{ kept: 3, lateCancellations: 1, noShows: 1, band: 'sometimes' },
      breaches: [
        {
          ...{ engagementId: missed, title: 'Delivery helper', company: 'Namma Tiffin', kind: 'no_show' },
          ...{ occupation, at: expect.any(String), appeal: null, mayAppealUntil: expect.any(String) },
        },
        {
          ...{ engagementId: cancelled, title: 'Delivery helper', company: 'Namma Tiffin', kind: 'late_cancellation' },
          ...{ occupation, at: expect.any(String), appeal: 'open', mayAppealUntil: null },
        },
      ],
    });
    const { body } = await pair.owner.get(PATH).expect(200);
    expect(body).toEqual({ kept: 0, lateCancellations: 0, noShows: 0, band: 'new', breaches: [] });
  });

  it.each(['late_cancellation', 'no_show'] as const)('includes a %s in the band', async (breach) => {
    const status = breach === 'no_show' ? 'no_show' : 'cancelled';
    for (const days of [1, 2, 3, 4]) await pair.book({ status: 'done', startsAt: daysAgo(days) });
    await pair.book({ status, startsAt: daysAgo(5), breach, breachBy: 'worker' });
    expect(await mine()).toMatchObject({ kept: 4, band: 'mostly' });
    await pair.book({ status, startsAt: daysAgo(6), breach, breachBy: 'worker' });
    expect(await mine()).toMatchObject({ kept: 4, band: 'sometimes' });
  });

  it('returns the band "new" below three engagements', async () => {
    for (const days of [1, 2]) await pair.book({ status: 'done', startsAt: daysAgo(days) });
    expect(await mine()).toMatchObject({ kept: 2, band: 'new' });
    await pair.book({ status: 'done', startsAt: daysAgo(3) });
    expect(await mine()).toMatchObject({ kept: 3, band: 'always' });
  });
});
