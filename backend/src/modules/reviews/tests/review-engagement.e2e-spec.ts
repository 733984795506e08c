import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { inHours } from '../../engagements/tests/engagement.factory.js';
import { ReviewRepository } from '../review.repository.js';
import { ReviewWindowRepository } from '../review-window.repository.js';
import { countEvents, letReviewsPass, type ReviewedWork, reviewedWork, saveLostPayCase } from './review-work.js';

const DAY = 24;
const FULL = {
  again: true,
  facts: { came_on_time: 'yes', did_the_work: 'yes', was_polite: 'cant_say' },
  note: 'Careful.',
};

describe('PUT /api/engagements/{id}/review', () => {
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

  it('asks about the work that ended first, and about no more in a run than it was given', async () => {
    const earlier = await reviewedWork(test);
    await test.dataSource.query(`UPDATE engagements SET closed_at = closed_at - interval '1 hour' WHERE id = $1`, [
      earlier.id,
    ]);
    const list = (limit: number, passedOver: string[] = []): Promise<string[]> =>
      test.app.get(ReviewWindowRepository, { strict: false }).listUnasked(test.dataSource.manager, limit, passedOver);
    expect(await list(1)).toEqual([earlier.id]);
    expect(await list(2)).toEqual([earlier.id, work.id]);
    expect(await list(1, [earlier.id])).toEqual([work.id]);
  });

  it('lists ended windows and abandoned reviews, unless the run passes over them', async () => {
    const { manager } = test.dataSource;
    await work.review('employer', { again: false, isFinished: false });
    await letReviewsPass(test, 7 * DAY);
    const windows = test.app.get(ReviewWindowRepository, { strict: false });
    const reviews = test.app.get(ReviewRepository, { strict: false });
    expect(await windows.listEnded(manager, 10, [])).toEqual([work.id]);
    expect(await windows.listEnded(manager, 10, [work.id])).toEqual([]);
    expect(await reviews.listAbandoned(manager, 10, [])).toEqual([work.id]);
    expect(await reviews.listAbandoned(manager, 10, [work.id])).toEqual([]);
  });

  it('accepts the first answer alone, and replaces it until it is revealed', async () => {
    const { body } = await work.review('employer', { again: false, isFinished: false });
    expect(body).toMatchObject({ state: 'open', mayReview: true, theirs: null, mine: { again: false, note: '' } });
    const changed = await work.review('employer', FULL);
    expect(changed.body.mine).toMatchObject({ ...FULL, id: body.mine.id, isFinished: true, status: 'hidden' });
  });

  it('reveals both answers once both sides finished, and then rejects changes', async () => {
    await work.review('employer', FULL);
    const { body } = await work.review('worker', { again: false, facts: { paid_on_time: 'no' } });
    expect(body).toMatchObject({ state: 'revealed', mayReview: false, theirs: { again: true, note: 'Careful.' } });
    expect((await work.view('employer')).theirs).toMatchObject({ again: false, facts: { paid_on_time: 'no' } });
    expect((await work.review('employer', { again: false })).status).toBe(409);
    expect((await work.review('employer', FULL)).status).toBe(200);
  });

  it('waits an hour for a side with an open form', async () => {
    await work.review('employer', FULL);
    const { body } = await work.review('worker', { again: true, isFinished: false });
    expect(body).toMatchObject({ state: 'open', theirs: null });
    await work.sweep();
    expect(await work.view('worker')).toMatchObject({ state: 'open' });
    await letReviewsPass(test, 1.1);
    await work.sweep();
    expect(await work.view('worker')).toMatchObject({ state: 'revealed', theirs: { again: true } });
  });

  it('reveals concurrent answers once, to both', async () => {
    const answers = await Promise.all([work.review('employer', FULL), work.review('worker', { again: true })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const rows = await test.dataSource.query(`SELECT status, counted_at IS NOT NULL AS counted FROM reviews`);
    expect(rows).toEqual([
      { status: 'revealed', counted: true },
      { status: 'revealed', counted: true },
    ]);
    const told = await test.dataSource.query(
      `SELECT user_id, count(*)::int AS times FROM notifications WHERE text = 'reviews:notice.revealed' GROUP BY user_id`,
    );
    expect(told.map(({ times }: { times: number }) => times)).toEqual([1, 1]);
  });

  it('reports the reveal to a side with two different concurrent answers', async () => {
    await work.review('worker');
    const answers = await Promise.all([
      work.review('employer', { again: true }),
      work.review('employer', { again: false }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('reviews.alreadyRevealed');
  });

  it.each([
    ['worker', 'employer', ['/api/user/reliability', '/api/job-requests']],
    ['employer', 'worker', ['/api/instant-jobs', '/api/instant-jobs/regulars']],
  ] as const)(
    'shows the %s nothing of an answer of the %s before the reveal: equal body, headers, counts and statements',
    async (reader, author, more) => {
      const { id: other } = await reviewedWork(test, { startsAt: inHours(-30) }, work);
      await work.sweep();
      const paths = [
        ...[`/api/engagements/${work.id}/review`, `/api/engagements/${work.id}`, '/api/engagements?state=past'],
        ...[
          '/api/reviews/pending',
          '/api/reviews/summary/me',
          '/api/notifications',
          `/api/engagements/${other}/review`,
        ],
        ...['/api/conversations', '/api/auth/user', '/api/user/export', ...more],
      ];
      // the work of a response is the part of its time that an answer could change
      const queries = jest.spyOn(pg.Client.prototype, 'query');
      const countStatements = (): number =>
        queries.mock.calls.filter(([query]: unknown[]) => /\breviews\b/.test(JSON.stringify(query))).length;
      const readAll = async () => {
        const answers = [];
        for (const path of paths) {
          queries.mockClear();
          const { status, body, headers } = await work.person(reader).get(path).expect(200);
          const { exportedAt: _exportedAt, ...shown } = body as { exportedAt?: string };
          answers.push({
            path,
            status,
            shown: Array.isArray(body) ? body : shown,
            etag: path.includes('export') ? '' : headers['etag'],
            statements: countStatements(),
          });
        }
        const totals = await test.dataSource.query(
          'SELECT user_id, side, again, answers, done, expected FROM review_totals ORDER BY 1, 2',
        );
        const queued = await test.dataSource.query('SELECT count(*)::int AS count FROM message_deliveries');
        const regular = await test.dataSource.query('SELECT ask_again, updated_at FROM engagements WHERE id = $1', [
          work.id,
        ]);
        return { answers, totals, queued, regular, events: await countEvents(test, work.person(reader).id) };
      };
      const before = await readAll();
      const given = await work.review(author, { again: false, note: 'Some things were not as agreed.' });
      expect(given.status).toBe(200);
      await work.sweep();
      expect(await readAll()).toEqual(before);
      queries.mockRestore();
    },
  );

  it.each([
    ['booked', { status: 'booked', startsAt: inHours(DAY), receivedAt: null, paidAt: null, paidAmount: null }],
    ['done and not paid yet', { receivedAt: null }],
    ['called off', { status: 'cancelled', receivedAt: null }],
    ['missed by its worker', { status: 'no_show', receivedAt: null }],
  ] as const)('returns 409 for work that is %s', async (_state, fields) => {
    const { id, ...sides } = await reviewedWork(test, { ...fields, startsAt: inHours(-DAY * 0.3) }, undefined);
    const { status, body } = await sides.worker.put(`/api/engagements/${id}/review`).send({ again: true });
    expect([status, body.code]).toEqual([409, 'reviews.notReviewable']);
    expect(await sides.view('worker')).toMatchObject({ state: 'not_open', mayReview: false });
  });

  it('opens 48 hours after the end of work without a confirmed payment, and not before', async () => {
    const unpaid = { receivedAt: null, paidAt: null, paidAmount: null };
    const early = await reviewedWork(test, { ...unpaid, startsAt: inHours(-51.9) });
    expect((await early.review('worker')).status).toBe(409);
    const late = await reviewedWork(test, { ...unpaid, startsAt: inHours(-52.1) });
    expect((await late.review('worker')).status).toBe(200);
  });

  it('allows only the worker to review a no-show of the employer, and reveals it at the end of the window', async () => {
    const missed = await reviewedWork(test, {
      ...{
        status: 'no_show',
        endedBy: 'worker',
        breachBy: 'employer',
        receivedAt: null,
        paidAt: null,
        paidAmount: null,
      },
    });
    expect((await missed.review('employer')).status).toBe(409);
    const { body } = await missed.review('worker', { again: false });
    expect(body).toMatchObject({ state: 'open', theirs: null, asks: ['as_described', 'safe_and_respectful'] });
    const paid = await missed.review('worker', { again: false, facts: { paid_on_time: 'no' } });
    expect([paid.status, paid.body.code]).toEqual([400, 'reviews.factNotAsked']);
    await letReviewsPass(test, 7 * DAY);
    await missed.sweep();
    expect((await missed.view('employer')).theirs).toMatchObject({ again: false });
  });

  it('rejects an answer after seven days, also when the deadline passes between the read and the write', async () => {
    await work.review('employer', { again: false, isFinished: false });
    // the read still finds the window open; the write does not
    await test.dataSource.query(`UPDATE review_windows SET closes_at = clock_timestamp() + interval '30 milliseconds'`);
    await test.dataSource.query(`CREATE FUNCTION slow_review() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_sleep(0.05); RETURN NULL; END $$`);
    await test.dataSource.query(
      `CREATE TRIGGER slow_review BEFORE INSERT ON reviews FOR EACH STATEMENT EXECUTE FUNCTION slow_review()`,
    );
    try {
      const { status, body } = await work.review('employer', { again: true });
      expect([status, body.code]).toEqual([409, 'reviews.windowOver']);
    } finally {
      await test.dataSource.query('DROP FUNCTION slow_review CASCADE');
    }
    expect(await test.dataSource.query('SELECT again FROM reviews')).toEqual([{ again: false }]);
    await work.sweep();
    expect((await work.view('worker')).theirs).toMatchObject({ again: false });
    expect((await work.review('worker')).status).toBe(409);
  });

  it('does not count or show an answer twice when the window ends and the other side never answers', async () => {
    await work.review('worker', { again: true });
    await letReviewsPass(test, 7 * DAY);
    await work.sweep();
    await work.sweep();
    expect(await work.view('worker')).toMatchObject({ state: 'revealed', theirs: null });
    expect((await work.view('employer')).theirs).toMatchObject({ again: true });
    const [totals] = await test.dataSource.query(`SELECT again, answers FROM review_totals WHERE side = 'employer'`);
    expect(totals).toEqual({ again: 1, answers: 1 });
  });

  it.each([
    ['a phone number', 'Call me on 98450 12345', 'contact'],
    ['a link', 'See www.example.com', 'contact'],
    ['an account', 'pay asha@ybl', 'payment_account'],
    ['an insult', 'kamina aadmi', 'abuse'],
    ['a caste', 'वह दलित है', 'group'],
    ['a religion', 'Muslim worker', 'group'],
  ])('returns 400 for a note with %s and stores nothing', async (_what, note, reason) => {
    const { status, body } = await work.review('employer', { again: true, note });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ field: 'note' }]);
    expect(body.code).toBe(`reviews.refused.${reason}`);
    expect(await test.dataSource.query('SELECT 1 FROM reviews')).toEqual([]);
  });

  it('allows a worker to report a demand for money, and rejects one by an employer', async () => {
    const note = 'They asked me to pay a registration fee of 500 rupees first.';
    expect((await work.review('worker', { again: false, note })).status).toBe(200);
    const demand = 'First pay me a registration fee of 500 rupees.';
    expect((await work.review('employer', { again: true, note: demand })).status).toBe(400);
  });

  it('returns 400 for a fact that is asked of the other side', async () => {
    const { status, body } = await work.review('worker', { again: true, facts: { came_on_time: 'yes' } });
    expect([status, body.code]).toEqual([400, 'reviews.factNotAsked']);
  });

  it('waits for an employer with only the answer at the end of the work, also an hour after the requests', async () => {
    await test.dataSource.query('UPDATE engagements SET first_answer = true WHERE id = $1', [work.id]);
    await work.sweep();
    await work.review('worker', { again: true });
    await letReviewsPass(test, 1.1);
    await work.sweep();
    expect(await work.view('employer')).toMatchObject({ state: 'open', mine: { again: true, isFinished: false } });
    await work.review('employer', { again: true, isFinished: false });
    await letReviewsPass(test, 1.1);
    await work.sweep();
    expect(await work.view('employer')).toMatchObject({ state: 'revealed' });
  });

  it('starts an employer’s review with the answer at the end of the work, which has no effect before the reveal', async () => {
    await test.dataSource.query('UPDATE engagements SET first_answer = false WHERE id = $1', [work.id]);
    await work.sweep();
    expect((await work.view('employer')).mine).toMatchObject({ again: false, isFinished: false });
    expect((await work.row(work.id)).askAgain).toBeNull();
    await work.review('employer', { again: false });
    await work.review('worker');
    expect((await work.row(work.id)).askAgain).toBe(false);
  });

  it('holds a review within the hour after a decision for the other side, and counts it once the staff release it', async () => {
    await saveLostPayCase(test, work, 10);
    const { body } = await work.review('employer', { again: false });
    expect(body.mine).toMatchObject({ status: 'hidden' });
    await work.review('worker', { again: true });
    expect((await work.view('worker')).theirs).toBeNull();
    expect(await test.dataSource.query('SELECT kind, status FROM review_cases')).toEqual([
      { kind: 'held', status: 'open' },
    ]);
    expect((await work.view('employer')).theirs).toMatchObject({ again: true });
  });

  it('returns 404 to an account that is not party to the work', async () => {
    const stranger = await reviewedWork(test);
    expect((await stranger.worker.put(`/api/engagements/${work.id}/review`).send({ again: true })).status).toBe(404);
  });
});
