import type { ReviewCaseStatus } from '@nukkad/contract/reviews/review-rules';
import type { Response } from 'supertest';
import type { TestApp } from '../../../../test/app.js';
import { inHours, type EngagementFields } from '../../engagements/tests/engagement.factory.js';
import { type Pair, pairOf } from '../../engagements/tests/engagement-pair.js';
import type { Person } from '../../jobs/tests/people.js';
import { SweepReviewsUseCase } from '../sweep-reviews.use-case.js';

type Side = 'worker' | 'employer';

/** Work that is done and paid, and the calls of its two sides. */
export interface ReviewedWork extends Pair {
  id: string;
  person: (side: Side) => Person;
  review: (side: Side, body?: object) => PromiseLike<Response>;
  view: (side: Side) => Promise<Record<string, unknown> & { mine: { id: string }; theirs: { id: string } | null }>;
  sweep: () => Promise<number>;
  /** Both sides answer, the employer with "no", and read it; returns the ids of the reviews by their author. */
  reveal: (employer?: object) => Promise<Record<Side, string>>;
}

/** Stores work of four hours that ended an hour ago, with its payment confirmed. */
export async function reviewedWork(test: TestApp, fields: EngagementFields = {}, pair?: Pair): Promise<ReviewedWork> {
  const sides = pair ?? (await pairOf(test));
  const startsAt = fields.startsAt ?? inHours(-5);
  const paid = { paidAmount: '480', paidAt: inHours(-0.5), receivedAt: inHours(-0.5) };
  const id = await sides.book({ status: 'done', startsAt, ...paid, ...fields });
  const path = `/api/engagements/${id}/review`;
  const person = (side: Side): Person => (side === 'worker' ? sides.worker : sides.owner);
  return {
    ...sides,
    id,
    person,
    review: (side, body = { again: true }) => person(side).put(path).send(body),
    view: async (side) => (await person(side).get(path).expect(200)).body,
    sweep: () => test.app.get(SweepReviewsUseCase).execute(),
    reveal: async (employer = { again: false, note: 'He left early.' }) => {
      const own = await person('employer').put(path).send(employer).expect(200);
      const { body } = await person('worker').put(path).send({ again: true }).expect(200);
      return { employer: own.body.mine.id as string, worker: body.mine.id as string };
    },
  };
}

/**
 * Stores a decision for the worker about the pay of this work, `minutesAgo`: an employer's answer within the hour is
 * held.
 */
export async function saveLostPayCase(test: TestApp, work: ReviewedWork, minutesAgo: number): Promise<void> {
  await test.dataSource.query(
    `INSERT INTO pay_cases (engagement_id, worker_id, employer_id, status, claimed_amount, received_amount, text, owed_amount, decided_at)
     VALUES ($1, $2, $3, 'decided', 480, 300, '', 180, clock_timestamp() - make_interval(mins => $4))`,
    [work.id, work.worker.id, work.owner.id, minutesAgo],
  );
}

/** Returns the number of live events to an account. */
export async function countEvents(test: TestApp, userId: string): Promise<number> {
  const rows: { count: number }[] = await test.dataSource.query(
    'SELECT count(*)::int AS count FROM events WHERE user_id = $1',
    [userId],
  );
  return rows[0]?.count ?? 0;
}

/** Returns the counts of an account. */
export async function totalsOf(test: TestApp, userId: string, side: Side): Promise<unknown> {
  const rows: unknown[] = await test.dataSource.query(
    'SELECT again, answers FROM review_totals WHERE user_id = $1 AND side = $2',
    [userId, side],
  );
  return rows[0];
}

/** Returns the bell notices of an account about reviews, oldest first. */
export async function reviewNoticesTo(test: TestApp, userId: string): Promise<string[]> {
  const rows: { text: string }[] = await test.dataSource.query(
    `SELECT text FROM notifications WHERE user_id = $1 AND text LIKE 'reviews:%' ORDER BY created_at`,
    [userId],
  );
  return rows.map(({ text }) => text.replace('reviews:notice.', ''));
}

/** Advances the clock of all windows and reviews by this many hours: all their times are moved back. */
export async function letReviewsPass(test: TestApp, hours: number): Promise<void> {
  const earlier = (...columns: string[]): string =>
    columns.map((name) => `${name} = ${name} - make_interval(secs => $1)`).join(', ');
  for (const [table, columns] of [
    ['engagements', ['starts_at', 'ends_at', 'started_at', 'ended_at', 'closed_at', 'received_at', 'paid_at']],
    ['review_windows', ['opens_at', 'closes_at', 'asked_at', 'revealed_at']],
    ['reviews', ['changed_at', 'revealed_at', 'counted_at', 'replied_at']],
    ['review_cases', ['opened_at', 'decided_at']],
    ['review_totals', ['counted_at']],
  ] as const) {
    await test.dataSource.query(`UPDATE ${table} SET ${earlier(...columns)}`, [hours * 3600]);
  }
}

/** Reports the employer's review by the worker; returns the ids of the review and of the case. */
export async function reportReview(test: TestApp, work: ReviewedWork): Promise<{ id: string; caseId: string }> {
  const { employer: id } = await work.reveal();
  await work.worker.post(`/api/reviews/${id}/report`).send({ reason: 'untrue' }).expect(200);
  const rows: { id: string }[] = await test.dataSource.query('SELECT id FROM review_cases');
  return { id, caseId: rows[0]?.id ?? '' };
}

/** A member of the staff decides a case, with a reason; `reviewChangedAt` is that of the review which they read. */
export const decideCase = (
  person: Person,
  caseId: string,
  decision: 'keep' | 'remove',
  reviewChangedAt?: string,
  state: ReviewCaseStatus = 'open',
) =>
  person
    .post(`/api/admin/review-cases/${caseId}/decision`)
    .send({ state, decision, reason: 'The record shows it.', ...(reviewChangedAt && { reviewChangedAt }) });
