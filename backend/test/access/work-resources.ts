import { randomUUID } from 'node:crypto';
import type { EngagementStatus } from '@nukkad/contract/instant-work/engagements';
import type { PayCaseStatus } from '@nukkad/contract/instant-work/pay-cases';
import type { CorrectionStatus } from '@nukkad/contract/instant-work/time-corrections';
import { TimeCorrectionEntity } from '../../src/modules/engagements/entities/time-correction.entity.js';
import { PayCaseEntity } from '../../src/modules/engagements/entities/pay-case.entity.js';
import {
  type EngagementFields,
  inHours,
  saveEngagement,
} from '../../src/modules/engagements/tests/engagement.factory.js';
import { saveInstantJob, saveJobRequest } from '../../src/modules/instant-hire/tests/instant-hire.factory.js';
import { Ledger } from '../../src/modules/ledger/ledger.public.js';
import { RewardPayouts } from '../../src/modules/payments/payments.public.js';
import type { Ids, World } from './access-world.js';

export const anInstantJob = ({ test, callers }: World) =>
  saveInstantJob(test.dataSource, { employerId: callers.owner.id });

export const aJobRequest = async (world: World, status: 'pending' | 'filled' = 'pending'): Promise<Ids> => ({
  id: (
    await saveJobRequest(world.test.dataSource, await anInstantJob(world), world.callers.worker.id, {
      status,
    })
  ).id,
});

let booked = 0;
/** An engagement that overlaps none of the others: in the future while it is booked, else in the past. */
export const anEngagement = (
  { test, callers }: World,
  status: EngagementStatus = 'booked',
  fields: EngagementFields = {},
) => {
  const hours = 5 * ++booked;
  const parties = { workerId: callers.worker.id, employerId: callers.owner.id };
  return saveEngagement(test.dataSource, {
    ...parties,
    status,
    startsAt: inHours(status === 'booked' ? hours : -hours),
    ...fields,
  });
};

export const aPaidEngagement = (world: World) =>
  anEngagement(world, 'done', { paidAmount: '480', paidAt: inHours(-1) });

/** Creates a case about a missing payment of ₹180. */
export const aPayCase = async (world: World, status: PayCaseStatus): Promise<PayCaseEntity> => {
  const { id: engagementId, workerId, employerId } = await aPaidEngagement(world);
  const sums = { claimedAmount: '480', receivedAmount: '300', text: '' };
  const decidedAt = status === 'decided' ? new Date() : null;
  const cases = world.test.dataSource.getRepository(PayCaseEntity);
  return cases.save(cases.create({ engagementId, workerId, employerId, status, ...sums, decidedAt }));
};

/** Creates proposed times of work that ended an hour ago. */
export const aCorrection = async (world: World, status: CorrectionStatus): Promise<TimeCorrectionEntity> => {
  const { id: engagementId, workerId, employerId } = await anEngagement(world, 'done');
  const times = {
    ...{ recordedFrom: inHours(-5), recordedTo: inHours(-1), startedAt: inHours(-5), endedAt: inHours(-2) },
  };
  const decided = { decidedFrom: inHours(-5), decidedTo: inHours(-2), decidedAt: new Date() };
  const corrections = world.test.dataSource.getRepository(TimeCorrectionEntity);
  return corrections.save(
    corrections.create({
      ...{ engagementId, workerId, employerId, status, proposedBy: 'worker', reason: 'It ended earlier.', ...times },
      ...(status === 'decided' ? decided : {}),
    }),
  );
};

/** Creates contested hours of a past engagement, which await the staff. */
export const anAnsweredContest = async (world: World): Promise<Ids> => {
  const { id, workerId, employerId } = await anEngagement(world, 'done');
  const rows: { id: string }[] = await world.test.dataSource.query(
    `WITH intent AS (
       INSERT INTO payment_intents (engagement_id, employer_id, mode, provider, receipt, wage, fee, cgst, sgst, igst, fund_by,
         hold_until, status)
       VALUES ($1, $3, 'prepaid', 'razorpay', gen_random_uuid(), 60000, 3000, 270, 270, 0, now(), now(), 'captured') RETURNING id),
     hold AS (
       INSERT INTO payment_holds (intent_id, engagement_id, employer_id, worker_id, amount, account_encrypted, status)
       SELECT id, $1, $3, $2, 60000, '', 'contested' FROM intent RETURNING id)
     INSERT INTO payment_contests (hold_id, opened_by, claimed, stated, undisputed, reason, status, due_at)
     SELECT id, 'employer', 45000, 60000, 45000, 'It was three hours.', 'answered', now() FROM hold RETURNING id`,
    [id, workerId, employerId],
  );
  return { id: rows[0]?.id ?? '' };
};

/** Creates a revealed review of an employer about the worker, and a case about it. */
export const aReview = async (world: World, status: 'open' | 'decided'): Promise<{ id: string; caseId: string }> => {
  const { id, workerId, employerId } = await anEngagement(world, 'done');
  const rows: { id: string; caseId: string }[] = await world.test.dataSource.query(
    `WITH times AS (
       INSERT INTO review_windows (engagement_id, instant_job_id, worker_id, employer_id, opens_at, closes_at, revealed_at)
       SELECT id, instant_job_id, worker_id, employer_id, now() - interval '7 days', now(), now() FROM engagements WHERE id = $1),
     review AS (
       INSERT INTO reviews (engagement_id, author, author_id, subject_id, again, status, revealed_at, counted_at)
       VALUES ($1, 'employer', $3, $2, false, 'revealed', now(), now()) RETURNING id)
     INSERT INTO review_cases (kind, review_id, reporter_id, report_reason, status, outcome, decided_at)
     SELECT $4, id, $2, 'untrue', $5, CASE WHEN $5 = 'decided' THEN 'kept' END, CASE WHEN $5 = 'decided' THEN now() END FROM review
     RETURNING review_id AS id, id AS "caseId"`,
    [id, workerId, employerId, status === 'open' ? 'held' : 'reported', status],
  );
  return rows[0] as { id: string; caseId: string };
};

/** Creates a posting of ₹100 to which no person is a side. */
export const aPosting = async (world: World): Promise<Ids> => {
  const ledger = world.test.app.get(Ledger, { strict: false });
  const id = await world.test.dataSource.transaction((tx) =>
    ledger.post(tx, {
      ...{ kind: 'suspense.received', source: 'payments', key: `test:${randomUUID()}`, eventAt: new Date() },
      ...{ parties: {}, amounts: { amount: 10_000n } },
    }),
  );
  return { id };
};

/** Creates a row of a settlement report that the books do not have. */
export const aDifference = async ({ test }: World): Promise<Ids> => {
  const id = `pay_${randomUUID()}`;
  await test.dataSource.query(
    `INSERT INTO payment_reconciliation_rows (provider, kind, entity_id, day, status, stated)
     VALUES ('razorpay', 'payment', $1, '2026-11-01', 'missing_here', 60000)`,
    [id],
  );
  return { id };
};

/** Creates a reward that awaits a decision and to which neither caller is a side. */
export const aPayout = async ({ test }: World): Promise<Ids> => {
  const payouts = test.app.get(RewardPayouts, { strict: false });
  const subjectId = randomUUID();
  const id = await test.dataSource.transaction(async (tx) => {
    await payouts.earn(tx, { userId: randomUUID(), subjectId, cluster: null, amount: 10_000n });
    const [row]: { id: string }[] = await tx.query('SELECT id FROM payment_payouts WHERE subject_id = $1', [subjectId]);
    await payouts.decide(tx, row?.id ?? '', { to: 'review', why: 'month' });
    return row?.id ?? '';
  });
  return { id };
};

export const aWaitingReversal = async (world: World): Promise<Ids> => {
  const rows: { id: string }[] = await world.test.dataSource.query(
    `INSERT INTO payment_reversals (transaction_id, amount, reason, requested_by) VALUES ($1, 10000, 'Twice.', gen_random_uuid())
     RETURNING id`,
    [(await aPosting(world)).id],
  );
  return { id: rows[0]?.id ?? '' };
};

/** Creates a pay slip, which both sides of an engagement read. */
export const aPaper = async (world: World): Promise<Ids> => {
  const { id: engagementId, workerId, employerId } = await aPaidEngagement(world);
  const rows: { id: string }[] = await world.test.dataSource.query(
    `INSERT INTO papers (kind, series, financial_year, number, event_key, practice, engagement_id, worker_id, employer_id, total,
       content, issued_on)
     SELECT 'pay_slip', 'NKP', '26-27', count(*) + 1, $1::text, false, $1::uuid, $2, $3, 48000,
       '{"title": "Cook", "lines": [], "tax": null, "pay": null}', '2026-11-20' FROM papers RETURNING id`,
    [engagementId, workerId, employerId],
  );
  return { id: rows[0]?.id ?? '' };
};

export const aWorkRecord = async ({ test, callers }: World): Promise<Ids> => {
  const rows: { id: string }[] = await test.dataSource.query(
    `WITH entry AS (
       INSERT INTO work_record_statuses (list, position, key_id, expires_at)
       SELECT 0, coalesce(max(position), 0) + 1, 'key', now() + interval '1 day' FROM work_record_statuses WHERE list = 0
       RETURNING list, position)
     INSERT INTO work_records (worker_id, list, position, credential, summary, shifts, work_digest)
     SELECT $1, list, position, 'credential', 'summary', 1, 'digest' FROM entry RETURNING id`,
    [callers.worker.id],
  );
  return { id: rows[0]?.id ?? '' };
};
