import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { AppealRepository } from '../appeals/appeal.repository.js';
import { AttendanceRepository } from '../attendance/attendance.repository.js';
import { EngagementRepository } from '../records/engagement.repository.js';
import { PayCaseRepository } from '../records/pay-case.repository.js';
import { PaymentRepository } from '../records/payment.repository.js';
import { WorkRepository } from '../records/work.repository.js';
import { type EngagementFields, inHours, saveAppeal } from './engagement.factory.js';
import { type Pair, pairOf } from './engagement-pair.js';

const UNDER_WAY: EngagementFields = { status: 'started', startsAt: inHours(-3) };
const DONE: EngagementFields = { status: 'done', startsAt: inHours(-60) };
const PAID: EngagementFields = { ...DONE, paidAmount: '480', paidAt: inHours(-50) };
const MISSED: EngagementFields = { status: 'no_show', startsAt: inHours(-10) };

const claim = (hours: number): EngagementFields => ({
  claimPhase: 'start',
  claimBy: 'worker',
  claimAt: inHours(-hours),
});

interface Ids {
  id: string;
  /** The staff account that decides. */
  deciderId: string;
  caseId: string;
  appealId: string;
}

describe('writes of engagements', () => {
  let test: TestApp;
  let pairs: [Pair, Pair];
  let repositories: {
    work: WorkRepository;
    payments: PaymentRepository;
    bookings: EngagementRepository;
    cases: PayCaseRepository;
    appeals: AppealRepository;
    scans: AttendanceRepository;
  };
  beforeAll(async () => {
    test = await createTestApp();
    pairs = [await pairOf(test), await pairOf(test)];
    const get = <T>(type: abstract new (...dependencies: never[]) => T): T =>
      test.app.get(type as never, { strict: false });
    repositories = {
      ...{ work: get(WorkRepository), payments: get(PaymentRepository), bookings: get(EngagementRepository) },
      ...{ cases: get(PayCaseRepository), appeals: get(AppealRepository), scans: get(AttendanceRepository) },
    };
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.dataSource.query('DELETE FROM engagements');
  });

  const run = <T>(work: (tx: EntityManager) => Promise<T>): Promise<T> => test.dataSource.transaction(work);
  const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => test.dataSource.query(sql, values);
  /** The engagement of a pair with its case and its appeal, where its state has them. */
  const arrange = async (pair: Pair, fields: EngagementFields, caseStatus: string): Promise<Ids> => {
    const id = await pair.book(fields);
    const { appeals: _appeals, cases } = repositories;
    const opened = { claimedAmount: 480, receivedAmount: 0, text: '' };
    const caseId = fields.status === 'done' ? await run((tx) => cases.insert(tx, id, opened)) : null;
    await query(
      `UPDATE pay_cases SET status = $2, decided_at = CASE WHEN $2 IN ('decided', 'appealed') THEN now() END,
         decided_by = CASE WHEN $2 IN ('decided', 'appealed') THEN $3::uuid END,
         owed_amount = CASE WHEN $2 IN ('decided', 'appealed') THEN 100 END WHERE id = $1`,
      [caseId, caseStatus, pair.owner.id],
    );
    const appeal = fields.status === 'no_show' ? await saveAppeal(test.dataSource, await pair.row(id)) : null;
    return { id, deciderId: pair.owner.id, caseId: caseId ?? '', appealId: appeal?.id ?? '' };
  };
  const stored = async (id: string): Promise<unknown> =>
    query(
      `SELECT to_jsonb(e) AS work, to_jsonb(c) AS "payCase", to_jsonb(a) AS appeal FROM engagements e
       LEFT JOIN pay_cases c ON c.engagement_id = e.id LEFT JOIN engagement_appeals a ON a.engagement_id = e.id WHERE e.id = $1`,
      [id],
    );

  type Write = (tx: EntityManager, ids: Ids, all: typeof repositories) => Promise<unknown>;
  // fields with the present time are a function, because all specs of a suite load long before they run
  it.each<[string, EngagementFields | (() => EngagementFields), Write, string?]>([
    ['the word of a side', { startsAt: inHours(-1) }, (tx, { id }, { work }) => work.claim(tx, id, 'start', 'worker')],
    ['a start', { startsAt: inHours(-1) }, (tx, { id }, { work }) => work.start(tx, id)],
    ['a start as agreed', { startsAt: inHours(-1) }, (tx, { id }, { work }) => work.startAsAgreed(tx, id, 'worker')],
    ['an end', UNDER_WAY, (tx, { id }, { work }) => work.end(tx, id, 'worker')],
    ['an end as agreed', UNDER_WAY, (tx, { id }, { work }) => work.endAsAgreed(tx, id)],
    ['the wish to ask again', DONE, (tx, { id }, { work }) => work.setAskAgain(tx, id, true)],
    ['a scanned start', { startsAt: inHours(-1) }, (tx, { id }, { scans }) => scans.start(tx, id, 1)],
    ['a scanned end', UNDER_WAY, (tx, { id }, { scans }) => scans.end(tx, id, 1)],
    ['a scanned word about the end', UNDER_WAY, (tx, { id }, { scans }) => scans.claimEnd(tx, id, 1)],
    ['the first answer', UNDER_WAY, (tx, { id }, { work }) => work.setFirstAnswer(tx, id, true)],
    ['a payment', DONE, (tx, { id }, { payments }) => payments.pay(tx, id, 480)],
    ['a receipt', PAID, (tx, { id }, { payments }) => payments.receive(tx, id)],
    ['an undone booking', () => ({ createdAt: new Date() }), (tx, { id }, { bookings }) => bookings.undo(tx, id)],
    ['a cancellation', {}, (tx, { id }, { bookings }) => bookings.cancel(tx, id, { by: 'worker', reason: 'Fever.' })],
    [
      'a no-show',
      { startsAt: inHours(-1) },
      (tx, { id }, { bookings }) => bookings.recordNoShow(tx, id, 'employer', 'worker', null),
    ],
    ['an answer to a case', PAID, (tx, { caseId }, { cases }) => cases.answer(tx, caseId, 'I paid.')],
    [
      'a decision about a case',
      PAID,
      (tx, { caseId, deciderId: by }, { cases }) =>
        cases.decide(tx, caseId, { to: 'decided', by, owedAmount: 1, reason: 'Cash.' }),
      'answered',
    ],
    [
      'an appeal about a case',
      PAID,
      (tx, { caseId }, { cases }) => cases.appeal(tx, caseId, 'worker', 'No.'),
      'decided',
    ],
    ['a settled case', PAID, (tx, { id }, { cases }) => cases.settle(tx, id)],
    [
      'a decision about an appeal',
      MISSED,
      (tx, { appealId, deciderId: by }, { appeals }) =>
        appeals.decide(tx, appealId, { by, decision: 'upheld', reason: 'Seen.' }),
    ],
    ['a breach that is taken back', MISSED, (tx, { id }, { appeals }) => appeals.removeBreach(tx, id)],
  ])('change nothing but the engagement that they name: %s', async (_what, fields, write, caseStatus = 'opened') => {
    const given = typeof fields === 'function' ? fields() : fields;
    const [named, other] = [await arrange(pairs[0], given, caseStatus), await arrange(pairs[1], given, caseStatus)];
    const [before, untouched] = [await stored(named.id), await stored(other.id)];
    await run((tx) => write(tx, named, repositories));
    expect(await stored(named.id)).not.toEqual(before);
    expect(await stored(other.id)).toEqual(untouched);
  });

  it.each<[string, EngagementFields, Write]>([
    ['a start', { startsAt: inHours(-1) }, (tx, { id }, { work }) => work.start(tx, id)],
    ['a start as agreed', { startsAt: inHours(-1) }, (tx, { id }, { work }) => work.startAsAgreed(tx, id, 'worker')],
    ['an end', UNDER_WAY, (tx, { id }, { work }) => work.end(tx, id, 'worker')],
    ['an end as agreed', UNDER_WAY, (tx, { id }, { work }) => work.endAsAgreed(tx, id)],
    ['a scanned start', { startsAt: inHours(-1) }, (tx, { id }, { scans }) => scans.start(tx, id, 1)],
    ['a scanned end', UNDER_WAY, (tx, { id }, { scans }) => scans.end(tx, id, 1)],
    [
      'a batch of claims',
      { startsAt: inHours(-60), ...claim(60) },
      (tx, _, { work }) => work.lockUnansweredClaims(tx, 1),
    ],
    ['a batch without a report', { startsAt: inHours(-60) }, (tx, _, { work }) => work.lockUnreportedWork(tx, 1)],
  ])('lock the times of the worker, as corrections do: %s', async (_what, fields, write) => {
    const named = await arrange(pairs[0], fields, 'opened');
    const isLocked = await run(async (tx) => {
      await write(tx, named, repositories);
      const rows: { locked: boolean }[] = await tx.query(
        `SELECT ((classid::bigint << 32) | objid::bigint) = hashtextextended('work-times:' || $1, 0) AS locked
         FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid()`,
        [pairs[0].worker.id],
      );
      return rows.map(({ locked }) => locked);
    });
    expect(isLocked).toEqual([true]);
  });

  it('lock the bookings of all workers at once, as a booking does for one', async () => {
    const ids = pairs.map(({ worker }) => worker.id);
    const locked = await run(async (tx) => {
      await repositories.bookings.lockBookings(tx, ids);
      const rows: { id: string }[] = await tx.query(
        `SELECT worker.id FROM unnest($1::uuid[]) AS worker (id) JOIN pg_locks ON locktype = 'advisory' AND pid = pg_backend_pid()
           AND ((classid::bigint << 32) | objid::bigint) = hashtextextended('bookings:' || worker.id, 0)`,
        [ids],
      );
      return rows.map(({ id }) => id);
    });
    expect(locked.sort()).toEqual(ids.toSorted());
  });

  type Take = (tx: EntityManager, all: typeof repositories) => Promise<unknown>;
  it.each<[string, EngagementFields, EngagementFields, Take]>([
    [
      'the word that waits longest for an answer',
      { startsAt: inHours(-60), ...claim(60) },
      { startsAt: inHours(-70), ...claim(70) },
      async (tx, { work }) => (await work.lockUnansweredClaims(tx, 1)).map(({ id }) => id),
    ],
    [
      'the work that ended first without a word',
      { startsAt: inHours(-60) },
      { startsAt: inHours(-70) },
      async (tx, { work }) => (await work.lockUnreportedWork(tx, 1)).map(({ id }) => id),
    ],
    [
      'the reminder of the work that begins first',
      { startsAt: inHours(0.9) },
      { startsAt: inHours(0.5) },
      async (tx, { work }) => (await work.claimReminders(tx, 1)).map(({ id }) => id),
    ],
  ])('process %s first', async (_what, fields, urgent, take) => {
    await pairs[0].book(fields);
    const id = await pairs[1].book(urgent);
    expect(await run((tx) => take(tx, repositories))).toEqual([id]);
  });

  it('end the appeal time of the earliest decision first', async () => {
    const [first, second] = [await arrange(pairs[0], PAID, 'decided'), await arrange(pairs[1], PAID, 'decided')];
    const decided = (caseId: string, days: number) =>
      query(`UPDATE pay_cases SET decided_at = now() - make_interval(days => $2) WHERE id = $1`, [caseId, days]);
    await decided(first.caseId, 100);
    await decided(second.caseId, 101);
    expect(await run((tx) => repositories.cases.endAppealTime(tx, 1))).toEqual([
      { id: second.caseId, engagementId: second.id },
    ]);
  });
});
