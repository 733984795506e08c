import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { seeker } from '../../jobs/tests/people.js';
import { letReviewsPass, type ReviewedWork, reviewedWork } from './review-work.js';

const DAY = 24;

describe('answers of several workers of a shift', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(() => emptyDatabase(test.dataSource));

  async function shift(count: number): Promise<ReviewedWork[]> {
    const first = await reviewedWork(test);
    const { instantJobId } = await first.row(first.id);
    const works = [first];
    for (let index = 1; index < count; index++) {
      const worker = await seeker(test);
      const sides = { workerId: worker.id, employerId: first.owner.id };
      works.push(await reviewedWork(test, { ...sides, instantJobId }, { ...first, worker }));
    }
    return works;
  }
  const totals = async (work: ReviewedWork) =>
    (
      await test.dataSource.query(`SELECT again, answers FROM review_totals WHERE user_id = $1 AND side = 'employer'`, [
        work.owner.id,
      ])
    )[0];

  it('counts and shows none of two answers of five, which join the total 30 days later without a date', async () => {
    const works = await shift(5);
    await works[0]!.review('worker', { again: false });
    await works[1]!.review('worker', { again: false });
    for (const one of works) await one.review('employer', { again: true });
    expect(await works[0]!.view('employer')).toMatchObject({ state: 'open', isGrouped: true, theirs: null });
    await letReviewsPass(test, 7 * DAY);
    await works[0]!.sweep();
    const views = await Promise.all(works.map((one) => one.view('employer')));
    expect(views.map(({ theirs, state }) => [theirs, state])).toEqual(works.map(() => [null, 'revealed']));
    expect(await totals(works[0]!)).toMatchObject({ answers: 0 });
    const told = await test.dataSource.query(
      `SELECT 1 FROM notifications WHERE user_id = $1 AND text = 'reviews:notice.revealed'`,
      [works[0]!.owner.id],
    );
    expect(told).toEqual([]);
    await letReviewsPass(test, 30 * DAY);
    await works[0]!.sweep();
    expect(await totals(works[0]!)).toEqual({ again: 0, answers: 2 });
    const { body } = await works[0]!.owner.get('/api/reviews/summary/me').expect(200);
    expect(body.employer.answers).toEqual([
      { again: false, facts: {}, countsUntil: null },
      { again: false, facts: {}, countsUntil: null },
    ]);
  });

  it('shows the answer of a worker with a colleague who did not come and has no answer', async () => {
    const one = await reviewedWork(test);
    const { instantJobId } = await one.row(one.id);
    const worker = await seeker(test);
    const missed = {
      workerId: worker.id,
      employerId: one.owner.id,
      instantJobId,
      status: 'no_show' as const,
      receivedAt: null,
    };
    await reviewedWork(test, missed, { ...one, worker });
    await one.review('worker', { again: false });
    await one.review('employer');
    expect(await one.view('employer')).toMatchObject({ isGrouped: false, theirs: { again: false } });
  });

  it('counts three answers together', async () => {
    const works = await shift(3);
    for (const [index, one] of works.entries()) await one.review('worker', { again: index > 0 });
    expect(await totals(works[0]!)).toBeUndefined();
    await letReviewsPass(test, 7 * DAY);
    await works[0]!.sweep();
    expect(await totals(works[0]!)).toEqual({ again: 2, answers: 3 });
  });

  describe('whose windows end at different times', () => {
    /** Moves the end of the window of some work to a later day. */
    const postpone = (work: ReviewedWork, days: number): Promise<unknown> =>
      test.dataSource.query(
        `UPDATE review_windows SET closes_at = closes_at + make_interval(days => $2) WHERE engagement_id = $1`,
        [work.id, days],
      );

    it('are counted at one time, 30 days after the last window, if they are fewer than three', async () => {
      const works = await shift(5);
      const [first, second] = works as [ReviewedWork, ReviewedWork];
      await first.review('worker', { again: false });
      await second.review('worker', { again: true });
      await postpone(second, 2);
      for (const days of [7.1, 2, 29]) {
        await letReviewsPass(test, days * DAY);
        await first.sweep();
        expect(await totals(first)).toMatchObject({ answers: 0 });
      }
      await letReviewsPass(test, 1.1 * DAY);
      await first.sweep();
      expect(await totals(first)).toEqual({ again: 1, answers: 2 });
    });

    it('are counted after the last window, also without an answer in it, if they are three', async () => {
      const works = await shift(4);
      const [first, , , last] = works as [ReviewedWork, ReviewedWork, ReviewedWork, ReviewedWork];
      for (const [index, one] of works.slice(0, 3).entries()) await one.review('worker', { again: index > 0 });
      await last.review('employer', { again: true });
      await postpone(last, 2);
      await letReviewsPass(test, 7.1 * DAY);
      await first.sweep();
      expect(await first.view('worker')).toMatchObject({ state: 'revealed' });
      expect(await totals(first)).toMatchObject({ answers: 0 });
      await letReviewsPass(test, 2 * DAY);
      await first.sweep();
      expect(await totals(first)).toEqual({ again: 2, answers: 3 });
    });
  });
});
