import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { inHours, saveAppeal } from '../../engagements/tests/engagement.factory.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { seeker } from '../../jobs/tests/people.js';
import { saveMessage, saveTalk } from '../../messaging/tests/conversation.factory.js';
import { saveMessageReport } from '../../messaging/tests/message-report.factory.js';
import { type ReviewedWork, reviewedWork, saveLostPayCase } from './review-work.js';

type Side = 'worker' | 'employer';
/** Stores a decision against `loser`, the given minutes ago. */
type Decision = (test: TestApp, work: ReviewedWork, loser: Side, minutesAgo: number) => Promise<unknown>;

const OTHER = { worker: 'employer', employer: 'worker' } as const;
const ago = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);

const reportedMessage: Decision = async (test, work, loser, minutesAgo) => {
  const talk = await saveTalk(test, { owner: work.owner, worker: work.worker });
  const message = { conversationId: talk.id, senderId: work.person(loser).id };
  const { id: messageId } = await saveMessage(test.dataSource, message);
  await saveMessageReport(test.dataSource, {
    ...{ messageId, reporterId: work.person(OTHER[loser]).id, state: 'hidden', decidedAt: ago(minutesAgo) },
  });
};

const reportedJob: Decision = async (test, work, _loser, minutesAgo) => {
  const { id } = await saveJob(test.dataSource, { employerId: work.owner.id });
  await test.dataSource.query(
    `WITH reported AS (INSERT INTO job_reports (job_id, reporter_id, reason) VALUES ($1, $2, 'unsafe'))
     INSERT INTO job_reviews (job_id, reasons, state, decided_at, decision) VALUES ($1, '{reported}', 'removed', $3, 'It is not safe.')`,
    [id, work.worker.id, ago(minutesAgo)],
  );
};

/** Stores the removal of a review after a report, the given minutes ago. */
const removeReported = (test: TestApp, reviewId: string, reporterId: string, minutesAgo: number): Promise<unknown> =>
  test.dataSource.query(
    `INSERT INTO review_cases (kind, review_id, reporter_id, report_reason, status, outcome, decided_at)
     VALUES ('reported', $1, $2, 'untrue', 'decided', 'removed', $3)`,
    [reviewId, reporterId, ago(minutesAgo)],
  );

const reportedReview: Decision = async (test, work, loser, minutesAgo) => {
  const earlier = await reviewedWork(test, { startsAt: inHours(-30) }, work);
  const reviews = await earlier.reveal();
  await removeReported(test, reviews[loser], work.person(OTHER[loser]).id, minutesAgo);
};

const appeal: Decision = async (test, work, loser, minutesAgo) =>
  saveAppeal(test.dataSource, await work.row(work.id), {
    ...{
      appellantId: work.person(OTHER[loser]).id,
      status: 'upheld',
      decidedAt: ago(minutesAgo),
      decision: 'It was so.',
    },
  });

const payCase: Decision = (test, work, _loser, minutesAgo) => saveLostPayCase(test, work, minutesAgo);

/** Contested hours, opened by the winner with 600 rupees against 450, and divided at `proposed` paise. */
const contest =
  (proposed: number): Decision =>
  async (test, work, loser, minutesAgo) => {
    await test.dataSource.query(
      `WITH intent AS (
         INSERT INTO payment_intents (engagement_id, employer_id, mode, provider, receipt, wage, fee, cgst, sgst, igst, fund_by,
           hold_until, status)
         VALUES ($1, $3, 'prepaid', 'razorpay', gen_random_uuid(), 60000, 3000, 270, 270, 0, now(), now(), 'captured') RETURNING id),
       hold AS (
         INSERT INTO payment_holds (intent_id, engagement_id, employer_id, worker_id, amount, account_encrypted, status)
         SELECT id, $1, $3, $2, 60000, '', 'contested' FROM intent RETURNING id)
       INSERT INTO payment_contests (hold_id, opened_by, claimed, stated, undisputed, proposed, status, due_at, changed_at)
       SELECT id, $4, 60000, 45000, 45000, $5, 'decided', now(), $6 FROM hold`,
      [work.id, work.worker.id, work.owner.id, OTHER[loser], proposed, ago(minutesAgo)],
    );
  };

describe('a review right after a decision', () => {
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
  const held = async (side: Side, of = work): Promise<boolean> => {
    const { body } = await of.review(side);
    const rows: unknown[] = await test.dataSource.query(
      `SELECT 1 FROM reviews r JOIN review_cases c ON c.review_id = r.id AND c.kind = 'held' WHERE r.id = $1 AND r.status = 'held'`,
      [body.mine.id],
    );
    return rows.length > 0;
  };

  it.each<[string, Side, Decision]>([
    ['a reported message', 'worker', reportedMessage],
    ['a reported message', 'employer', reportedMessage],
    ['a reported job', 'employer', reportedJob],
    ['a reported review', 'worker', reportedReview],
    ['a reported review', 'employer', reportedReview],
    ['an appeal', 'worker', appeal],
    ['an appeal', 'employer', appeal],
    ['missing pay', 'employer', payCase],
    ['contested hours', 'worker', contest(60_000)],
    ['contested hours', 'employer', contest(54_000)],
  ])('is held after a decision about %s against the %s, and no other review', async (_what, loser, decide) => {
    await decide(test, work, loser, 59);
    const worker = await seeker(test);
    const sides = { workerId: worker.id, employerId: work.owner.id };
    const another = await reviewedWork(test, sides, { ...work, worker });
    if (loser === 'employer') expect(await held('employer', another)).toBe(false);
    expect(await held(OTHER[loser])).toBe(false);
    expect(await held(loser)).toBe(true);
  });

  it('is not held after a decision about the review of another person that the other side reported', async () => {
    const worker = await seeker(test);
    const sides = { workerId: worker.id, employerId: work.owner.id };
    const other = await (await reviewedWork(test, sides, { ...work, worker })).reveal();
    await (await reviewedWork(test, { startsAt: inHours(-30) }, work)).reveal();
    await removeReported(test, other.worker, work.owner.id, 1);
    expect(await held('worker')).toBe(false);
  });

  it.each<[string, Decision, number]>([
    ['more than an hour ago', appeal, 61],
    ['nearer to the own figure', contest(46_000), 1],
  ])('is not held where the decision was %s', async (_when, decide, minutesAgo) => {
    await decide(test, work, 'employer', minutesAgo);
    expect(await held('employer')).toBe(false);
  });
});
