import { REVIEW_REPLY_DAYS } from '@nukkad/contract/reviews/review-rules';
import { testStatements } from '../../../../test/statement-table.js';
import { inHours, saveEngagement } from '../../engagements/tests/engagement.factory.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { ReviewCaseRepository } from '../review-case.repository.js';
import { ReviewWindowRepository } from '../review-window.repository.js';
import { ReviewRepository } from '../review.repository.js';

const ANSWERS = { again: true, facts: {}, note: '', isFinished: true };
const CLOSED = `UPDATE review_windows SET opens_at = now() - interval '9 days', closes_at = now() - interval '1 hour'`;
/** All windows have ended, that of the subject before its neighbour's. */
const ENDED = `${CLOSED}; UPDATE review_windows SET closes_at = now() - interval '2 hours' WHERE engagement_id = :workId`;
const SHOWN = `UPDATE review_windows SET revealed_at = now() - interval '1 hour'`;
const NO_WINDOW = `DELETE FROM review_windows WHERE engagement_id = :workId`;
const EARLY = `UPDATE engagements SET received_at = NULL, closed_at = now(), ended_at = now()`;
const CANCELLED = `UPDATE engagements SET status = 'cancelled'`;
const REVEALED = `UPDATE reviews SET status = 'revealed', revealed_at = now() - interval '1 hour', counted_at = now()`;
const REMOVED = `UPDATE reviews SET status = 'removed', counted_at = NULL`;
const FINISHED = `UPDATE reviews SET is_finished = true`;
const LEFT = `UPDATE reviews SET is_finished = false, changed_at = now() - interval '70 minutes'`;
const LEFT_FIRST = `${LEFT}; UPDATE reviews SET changed_at = now() - interval '80 minutes' WHERE id = :reviewId`;
const LEFTOVER = `UPDATE reviews SET status = 'revealed', is_grouped = true, counted_at = NULL, revealed_at = now() - interval '40 days';
  UPDATE review_windows SET opens_at = now() - interval '60 days', closes_at = now() - interval '40 days', revealed_at = now() - interval '40 days';
  UPDATE reviews SET revealed_at = now() - interval '41 days' WHERE id = :reviewId`;
const casesAre = (status: string): string =>
  `UPDATE review_cases SET status = '${status}', decided_at = now() - interval '1 hour', outcome = CASE '${status}' WHEN 'open' THEN NULL ELSE 'kept' END`;
const UNSAFE = `UPDATE reviews SET status = 'revealed', revealed_at = now() - interval '1 hour', facts = '{"safe_and_respectful": "no"}'`;
/** Two more workers answer as the worker of the work. */
const MORE = `INSERT INTO reviews (engagement_id, author, subject_id, again, facts, status, revealed_at)
  SELECT id, 'worker', :employerId, false, '{"safe_and_respectful": "no"}', 'revealed', now() - interval '1 hour'
  FROM engagements WHERE id IN (:nextId, :lastId)`;
/** Three workers have answered about the shift, and its windows have ended. */
const SHIFT = `INSERT INTO review_windows (engagement_id, instant_job_id, worker_id, employer_id, opens_at, closes_at)
    SELECT id, :shiftId, worker_id, employer_id, now() - interval '9 days', now() - interval '1 day'
    FROM engagements WHERE id IN (:nextId, :lastId);
  UPDATE review_windows SET revealed_at = now() - interval '1 hour'; ${MORE};
  UPDATE reviews SET status = 'revealed', revealed_at = now() - interval '1 hour', is_grouped = true`;

testStatements(
  'reviews',
  { reviews: ReviewRepository, windows: ReviewWindowRepository, cases: ReviewCaseRepository },
  async ({ dataSource }) => {
    const [{ id: workerId }, { id: employerId }] = [
      await saveUser(dataSource),
      await saveUser(dataSource, { role: 'employer' }),
    ];
    const sides = { workerId, employerId, status: 'done' } as const;
    const { id: workId, instantJobId } = await saveEngagement(dataSource, {
      ...{ ...sides, startsAt: inHours(-9), receivedAt: inHours(-1), paidAmount: '480', paidAt: inHours(-1) },
    });
    const { id: nextId } = await saveEngagement(dataSource, { ...sides, startsAt: inHours(-3000) });
    const { id: lastId } = await saveEngagement(dataSource, { ...sides, startsAt: inHours(-4000) });
    await dataSource.query(
      `INSERT INTO review_windows (engagement_id, instant_job_id, worker_id, employer_id, opens_at, closes_at)
       VALUES ($1, $2, $3, $4, now() - interval '1 hour', now() + interval '6 days')`,
      [workId, instantJobId, workerId, employerId],
    );
    const rows: { id: string }[] = await dataSource.query(
      `INSERT INTO reviews (engagement_id, author, author_id, subject_id, again) VALUES ($1, 'worker', $2, $3, true) RETURNING id`,
      [workId, workerId, employerId],
    );
    const reviewId = rows[0]?.id ?? '';
    const cases: { id: string }[] = await dataSource.query(
      `INSERT INTO review_cases (kind, review_id) VALUES ('reported', $1) RETURNING id`,
      [reviewId],
    );
    return {
      workerId,
      employerId,
      workId,
      nextId,
      lastId,
      shiftId: instantJobId,
      reviewId,
      caseId: cases[0]?.id ?? '',
    };
  },
  {
    'reviews.write (a new one)': {
      run: ({ reviews }, tx, { workId }) => reviews.write(tx, workId, 'employer', ANSWERS),
      changes: ['reviews'],
      never: [CLOSED, SHOWN],
    },
    'reviews.write (a change)': {
      run: ({ reviews }, tx, { workId }) => reviews.write(tx, workId, 'worker', ANSWERS),
      changes: ['reviews'],
      locks: ['reviews'],
      never: [REVEALED],
    },
    'reviews.findOf': { run: ({ reviews }, tx, { workId }) => reviews.findOf(tx, workId, 'worker') },
    'reviews.findShown': {
      given: REVEALED,
      run: ({ reviews }, tx, { reviewId, employerId }) => reviews.findShown(tx, reviewId, employerId),
      never: [REMOVED, 'UPDATE reviews SET is_grouped = true'],
    },
    'reviews.find': { run: ({ reviews }, tx, { reviewId }) => reviews.find(tx, reviewId) },
    'reviews.move': {
      run: ({ reviews }, tx, { reviewId }) => reviews.move(tx, reviewId, 'held'),
      changes: ['reviews'],
      never: [REVEALED],
    },
    'reviews.revealAll': {
      run: ({ reviews }, tx, { workId }) => reviews.revealAll(tx, workId),
      changes: ['reviews'],
      never: [REMOVED],
    },
    'reviews.countShift': {
      given: SHIFT,
      run: ({ reviews }, tx, { shiftId }) => reviews.countShift(tx, shiftId),
      changes: ['reviews', 'reviews', 'reviews'],
      never: [
        'UPDATE review_windows SET revealed_at = NULL WHERE engagement_id = :workId',
        'UPDATE review_windows SET instant_job_id = gen_random_uuid() WHERE engagement_id = :lastId',
        ...[REMOVED, 'UPDATE reviews SET is_grouped = false', 'UPDATE reviews SET counted_at = now()'],
      ],
    },
    'reviews.countLeftovers': {
      given: LEFTOVER,
      run: ({ reviews }, tx) => reviews.countLeftovers(tx, 1),
      changes: ['reviews'],
      locks: ['reviews'],
      never: [
        ...[
          REMOVED,
          `UPDATE reviews SET counted_at = now()`,
          `UPDATE reviews SET revealed_at = now() - interval '29 days'`,
        ],
        `UPDATE review_windows SET closes_at = now() - interval '29 days'`,
      ],
    },
    'reviews.listAbandoned': {
      given: LEFT_FIRST,
      run: ({ reviews }, tx) => reviews.listAbandoned(tx, 1, []),
      never: [
        ...[REVEALED, FINISHED, `UPDATE reviews SET is_begun = false`],
        `UPDATE reviews SET changed_at = now() - interval '50 minutes'`,
      ],
    },
    'reviews.listAbandoned (without those that are passed over)': {
      given: LEFT,
      run: ({ reviews }, tx, _own, { workId }) => reviews.listAbandoned(tx, 2, [workId]),
    },
    'reviews.finishAbandoned': {
      given: LEFT,
      run: ({ reviews }, tx, { workId }) => reviews.finishAbandoned(tx, workId),
      changes: ['reviews'],
      never: [REVEALED, FINISHED],
    },
    'reviews.reply': {
      given: REVEALED,
      run: ({ reviews }, tx, { reviewId, employerId }) => reviews.reply(tx, reviewId, employerId, 'Thanks.'),
      changes: ['reviews'],
      never: [
        ...[REMOVED, `UPDATE reviews SET is_grouped = true`, `UPDATE reviews SET reply = 'No.'`],
        `UPDATE reviews SET revealed_at = now() - interval '${REVIEW_REPLY_DAYS + 1} days'`,
      ],
    },
    'windows.lockWindow': {
      run: ({ windows }, tx, { workerId, workId }) => windows.lockWindow(tx, workerId, workId),
      locks: ['engagements'],
    },
    'windows.hasEnded': {
      given: CLOSED,
      run: ({ windows }, tx, { workId }) => windows.hasEnded(tx, workId),
      never: [`UPDATE review_windows SET closes_at = now() + interval '1 hour'`],
    },
    'windows.findSides': { run: ({ windows }, tx, { workId }) => windows.findSides(tx, workId) },
    'windows.isReviewable': {
      run: ({ windows }, tx, { workId }) => windows.isReviewable(tx, workId),
      never: [CANCELLED],
    },
    'windows.isDone': { run: ({ windows }, tx, { workId }) => windows.isDone(tx, workId), never: [CANCELLED] },
    'windows.findFirstAnswer': {
      given: 'UPDATE engagements SET first_answer = true',
      run: ({ windows }, tx, { workId }) => windows.findFirstAnswer(tx, workId),
    },
    'windows.lockEngagement': {
      run: ({ windows }, tx, { workId }) => windows.lockEngagement(tx, workId),
      locks: ['engagements'],
    },
    'windows.open': {
      given: NO_WINDOW,
      run: ({ windows }, tx, { workId }) => windows.open(tx, workId),
      changes: ['review_windows'],
      never: [EARLY, CANCELLED],
    },
    'windows.listUnasked': {
      run: ({ windows }, tx, _own, { workId }) => windows.listUnasked(tx, 1, [workId]),
      never: [
        ...[SHOWN, CLOSED, CANCELLED, 'UPDATE review_windows SET asked_at = now()'],
        `UPDATE engagements SET closed_at = now() - interval '20 days'`,
      ],
    },
    'windows.listUnasked (oldest first)': {
      given: `UPDATE engagements SET closed_at = now() - interval '1 day' WHERE id = :workId`,
      run: async ({ windows }, tx, { workId }) => (await windows.listUnasked(tx, 1, [])).filter((id) => id === workId),
    },
    'windows.claimAsked': {
      run: ({ windows }, tx, { workId }) => windows.claimAsked(tx, workId),
      changes: ['review_windows'],
      never: [SHOWN, 'UPDATE review_windows SET asked_at = now()'],
    },
    'windows.reveal (at its end)': {
      given: CLOSED,
      run: ({ windows }, tx, { workId }) => windows.reveal(tx, workId, 'ended'),
      changes: ['review_windows'],
      never: [SHOWN, `UPDATE review_windows SET closes_at = now() + interval '1 hour'`],
    },
    'windows.reveal (early)': {
      given: `INSERT INTO reviews (engagement_id, author, subject_id, again) VALUES (:workId, 'employer', :workerId, true)`,
      run: ({ windows }, tx, { workId }) => windows.reveal(tx, workId, 'early'),
      changes: ['review_windows'],
      never: [SHOWN, `UPDATE review_windows SET is_grouped = true`, `UPDATE reviews SET is_finished = false`],
    },
    'windows.listEnded': {
      given: ENDED,
      run: ({ windows }, tx) => windows.listEnded(tx, 1, []),
      never: [SHOWN, `UPDATE review_windows SET closes_at = now() + interval '1 hour'`],
    },
    'windows.listEnded (without those that are passed over)': {
      given: CLOSED,
      run: ({ windows }, tx, _own, { workId }) => windows.listEnded(tx, 2, [workId]),
    },
    'cases.insert': {
      run: ({ cases }, tx, { reviewId, workerId }) =>
        cases.insert(tx, reviewId, { kind: 'held', reporterId: workerId }),
      changes: ['review_cases'],
    },
    'cases.insert (a held review again)': {
      given: `UPDATE review_cases SET kind = 'held', status = 'final', outcome = 'kept'`,
      run: ({ cases }, tx, { reviewId }) => cases.insert(tx, reviewId, { kind: 'held' }),
      changes: ['review_cases'],
      locks: ['review_cases'],
      never: [`UPDATE review_cases SET outcome = 'removed'`, `UPDATE review_cases SET status = 'appealed'`],
    },
    'cases.insert (a reported review once)': {
      given: casesAre('final'),
      run: async ({ cases }, tx, { reviewId }) =>
        (await cases.insert(tx, reviewId, { kind: 'reported' })) === null && reviewId,
      locks: ['review_cases'],
    },
    'cases.insertUnsafe': {
      given: `${UNSAFE}; ${MORE}`,
      run: ({ cases }, tx, { employerId }) => cases.insertUnsafe(tx, employerId),
      changes: ['review_cases'],
      never: [
        ...[`UPDATE reviews SET status = 'held'`, `UPDATE reviews SET revealed_at = now() - interval '100 days'`],
        `UPDATE reviews SET facts = '{}'`,
        `UPDATE reviews SET author = 'employer'`,
        `INSERT INTO review_cases (kind, employer_id, status, outcome) VALUES ('unsafe', :employerId, 'final', 'kept')`,
      ],
    },
    'cases.findReviewId': { run: ({ cases }, tx, { caseId }) => cases.findReviewId(tx, caseId) },
    'cases.lock': { run: ({ cases }, tx, { caseId }) => cases.lock(tx, caseId), locks: ['review_cases'] },
    'cases.lockOfReview': {
      run: ({ cases }, tx, { reviewId }) => cases.lockOfReview(tx, reviewId),
      locks: ['review_cases'],
    },
    'cases.decide': {
      run: ({ cases }, tx, { caseId, workerId }) =>
        cases.decide(tx, caseId, 'decided', { by: workerId, outcome: 'kept', reason: 'True.' }),
      changes: ['review_cases'],
      never: [casesAre('decided'), casesAre('final')],
    },
    'cases.close': {
      run: ({ cases }, tx, { reviewId }) => cases.close(tx, reviewId),
      changes: ['review_cases'],
      never: [casesAre('final')],
    },
    'cases.appeal': {
      given: casesAre('decided'),
      run: ({ cases }, tx, { caseId }) => cases.appeal(tx, caseId, 'worker', 'No.'),
      changes: ['review_cases'],
      never: [casesAre('final'), `UPDATE review_cases SET decided_at = now() - interval '90 days'`],
    },
  },
);
