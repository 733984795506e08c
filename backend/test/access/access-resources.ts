import { randomUUID } from 'node:crypto';
import type { EngagementStatus } from '@nukkad/contract/instant-work/engagements';
import type { PayCaseStatus } from '@nukkad/contract/instant-work/pay-cases';
import sharp from 'sharp';
import type { TestApp } from '../app.js';
import { signIn } from '../../src/modules/auth/tests/signed-in.js';
import type { CorrectionStatus } from '@nukkad/contract/instant-work/time-corrections';
import { TimeCorrectionEntity } from '../../src/modules/engagements/entities/time-correction.entity.js';
import { PayCaseEntity } from '../../src/modules/engagements/entities/pay-case.entity.js';
import {
  type EngagementFields,
  inHours,
  saveAppeal,
  saveEngagement,
} from '../../src/modules/engagements/tests/engagement.factory.js';
import { saveInstantJob, saveJobRequest } from '../../src/modules/instant-hire/tests/instant-hire.factory.js';
import { saveInterviewRequest } from '../../src/modules/interviews/tests/interview.factory.js';
import { saveJobReview } from '../../src/modules/job-reviews/tests/job-review.factory.js';
import { saveApplication } from '../../src/modules/jobs/tests/application.factory.js';
import { saveJob } from '../../src/modules/jobs/tests/job.factory.js';
import { PDF } from '../../src/modules/jobs/tests/sample-files.js';
import { Ledger } from '../../src/modules/ledger/ledger.public.js';
import { RewardPayouts } from '../../src/modules/payments/payments.public.js';
import { ConversationMemberEntity } from '../../src/modules/messaging/entities/conversation-member.entity.js';
import { ConversationEntity } from '../../src/modules/messaging/entities/conversation.entity.js';
import { saveMessage } from '../../src/modules/messaging/tests/conversation.factory.js';
import { saveMessageReport } from '../../src/modules/messaging/tests/message-report.factory.js';
import { saveSuspension } from '../../src/modules/moderation/tests/suspension.factory.js';
import { saveNotification } from '../../src/modules/notifications/tests/notification.factory.js';
import { saveDeadLetter } from '../../src/modules/operations/tests/dead-letter.factory.js';
import { ReceiveSupportMailUseCase } from '../../src/modules/support/receive-support-mail.use-case.js';
import { aMail, inParts } from '../../src/modules/support/tests/mails.js';
import { aForm, saveSupportRequest } from '../../src/modules/support/tests/support-request.factory.js';
import { saveUser } from '../../src/modules/users/tests/user.factory.js';
import type { Caller, SignedCaller } from './access-callers.js';

export interface World {
  test: TestApp;
  callers: Record<Caller, SignedCaller>;
}

/** Values of path parameters, and further ids that a request body refers to. */
export type Ids = { id: string } & Record<string, string>;

const anAvatar = async ({ callers }: World): Promise<Ids> => {
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const { body } = await callers.worker
    .call('post', '/api/user/avatar')
    .attach('avatar', picture, 'me.png')
    .expect(200);
  return { id: (body as { profileImageUrl: string }).profileImageUrl.split('/').pop() ?? '' };
};

/** Creates a second session of the worker. */
const aSession = async ({ test, callers }: World): Promise<Ids> => {
  await signIn(test.app, callers.worker);
  const { body } = await callers.worker.call('get', '/api/user/sessions').expect(200);
  return { id: (body as { id: string; current: boolean }[]).find(({ current }) => !current)?.id ?? '' };
};

const aPlace = async ({ test }: World): Promise<Ids> => {
  const rows: { id: string }[] = await test.dataSource.query('SELECT id FROM places LIMIT 1');
  return { id: rows[0]?.id ?? '' };
};

const aJob = async ({ test, callers }: World): Promise<Ids> => ({
  id: (await saveJob(test.dataSource, { employerId: callers.owner.id })).id,
});

/** Creates an application of a seeker without a session, for operations that both sides of a job would change. */
const anApplication = async (world: World): Promise<Ids> => {
  const { id: jobId } = await aJob(world);
  const { id } = await saveApplication(world.test.dataSource, { jobId, seekerId: world.callers.worker.id });
  return { id, jobId };
};

const aJobWithApplication = async (world: World): Promise<Ids> => {
  const { id, jobId = '' } = await anApplication(world);
  return { id: jobId, applicationId: id };
};

const aResume = async (world: World): Promise<Ids> => {
  const { id: jobId } = await aJob(world);
  const { body } = await world.callers.worker
    .call('post', '/api/applications')
    .field('jobId', jobId)
    .field('coverMessage', 'Hello')
    .attach('resume', PDF, 'cv.pdf')
    .expect(201);
  return { id: (body as Ids).id };
};

const anInterview = async (world: World, fields: object = {}): Promise<Ids> => {
  const { id: jobId } = await aJob(world);
  const parties = { jobId, seekerId: world.callers.worker.id };
  return { id: (await saveInterviewRequest(world.test.dataSource, { ...parties, ...fields })).id };
};

/** Interviews that were arranged: no two of an account may overlap. */
let arranged = 0;

const anArrangedInterview = (world: World, fields: object = {}): Promise<Ids> => {
  const confirmedTime = inHours(30 + ++arranged);
  return anInterview(world, { status: 'confirmed', employerId: world.callers.owner.id, confirmedTime, ...fields });
};

const aMovedInterview = async (world: World): Promise<Ids> => {
  const proposedTime = inHours(60 + arranged);
  const proposal = { status: 'rescheduled', proposedTime, proposedBy: 'employer' };
  return { ...(await anArrangedInterview(world, proposal)), proposedTime: proposedTime.toISOString() };
};

const aConversation = async (world: World): Promise<Ids> => {
  const { dataSource } = world.test;
  const { worker, owner } = world.callers;
  const { id: applicationId } = await anApplication(world);
  const { id } = await dataSource.getRepository(ConversationEntity).save({ applicationId });
  await dataSource.getRepository(ConversationMemberEntity).insert([
    { conversationId: id, userId: worker.id, side: 'job_seeker' },
    { conversationId: id, userId: owner.id, side: 'employer' },
  ]);
  const message = await saveMessage(dataSource, { conversationId: id, senderId: owner.id });
  return { id, messageId: message.id };
};

/** Creates a message of the owner to the worker. */
const aMessage = async (world: World): Promise<Ids> => ({ id: (await aConversation(world)).messageId ?? '' });

const aMessageReport = async (world: World): Promise<Ids> => {
  const { id: messageId } = await aMessage(world);
  return {
    id: (await saveMessageReport(world.test.dataSource, { messageId, reporterId: world.callers.worker.id })).id,
  };
};

const anInstantJob = ({ test, callers }: World) => saveInstantJob(test.dataSource, { employerId: callers.owner.id });

const aJobRequest = async (world: World, status: 'pending' | 'filled' = 'pending'): Promise<Ids> => ({
  id: (
    await saveJobRequest(world.test.dataSource, await anInstantJob(world), world.callers.worker.id, {
      status,
    })
  ).id,
});

let booked = 0;
/** An engagement that overlaps none of the others: in the future while it is booked, else in the past. */
const anEngagement = ({ test, callers }: World, status: EngagementStatus = 'booked', fields: EngagementFields = {}) => {
  const hours = 5 * ++booked;
  const parties = { workerId: callers.worker.id, employerId: callers.owner.id };
  return saveEngagement(test.dataSource, {
    ...parties,
    status,
    startsAt: inHours(status === 'booked' ? hours : -hours),
    ...fields,
  });
};

const aPaidEngagement = (world: World) => anEngagement(world, 'done', { paidAmount: '480', paidAt: inHours(-1) });

/** Creates a case about a missing payment of ₹180. */
const aPayCase = async (world: World, status: PayCaseStatus): Promise<PayCaseEntity> => {
  const { id: engagementId, workerId, employerId } = await aPaidEngagement(world);
  const sums = { claimedAmount: '480', receivedAmount: '300', text: '' };
  const decidedAt = status === 'decided' ? new Date() : null;
  const cases = world.test.dataSource.getRepository(PayCaseEntity);
  return cases.save(cases.create({ engagementId, workerId, employerId, status, ...sums, decidedAt }));
};
/** Creates proposed times of work that ended an hour ago. */
const aCorrection = async (world: World, status: CorrectionStatus): Promise<TimeCorrectionEntity> => {
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
const anAnsweredContest = async (world: World): Promise<Ids> => {
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
const aReview = async (world: World, status: 'open' | 'decided'): Promise<{ id: string; caseId: string }> => {
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
const aPosting = async (world: World): Promise<Ids> => {
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
const aDifference = async ({ test }: World): Promise<Ids> => {
  const id = `pay_${randomUUID()}`;
  await test.dataSource.query(
    `INSERT INTO payment_reconciliation_rows (provider, kind, entity_id, day, status, stated)
     VALUES ('razorpay', 'payment', $1, '2026-11-01', 'missing_here', 60000)`,
    [id],
  );
  return { id };
};
/** Creates a reward that awaits a decision and to which neither caller is a side. */
const aPayout = async ({ test }: World): Promise<Ids> => {
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
const aWaitingReversal = async (world: World): Promise<Ids> => {
  const rows: { id: string }[] = await world.test.dataSource.query(
    `INSERT INTO payment_reversals (transaction_id, amount, reason, requested_by) VALUES ($1, 10000, 'Twice.', gen_random_uuid())
     RETURNING id`,
    [(await aPosting(world)).id],
  );
  return { id: rows[0]?.id ?? '' };
};
/** Creates a pay slip, which both sides of an engagement read. */
const aPaper = async (world: World): Promise<Ids> => {
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
const aWorkRecord = async ({ test, callers }: World): Promise<Ids> => {
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
const engagementWith = async (payCase: Promise<PayCaseEntity>): Promise<Ids> => ({ id: (await payCase).engagementId });

const idOf = async (row: Promise<{ id: string }>): Promise<Ids> => ({ id: (await row).id });

const anAppeal = async (world: World): Promise<Ids> =>
  idOf(saveAppeal(world.test.dataSource, await anEngagement(world, 'no_show')));

const aSuspension = async ({ test }: World, fields: object = {}): Promise<Ids> => {
  const { id: userId } = await saveUser(test.dataSource);
  return { id: (await saveSuspension(test.dataSource, { userId, ...fields })).id, userId };
};

const aSupportRequest = async ({ test }: World): Promise<Ids> => await saveSupportRequest(test.dataSource);

const anOwnSupportRequest = ({ test, callers }: World): Promise<Ids> =>
  saveSupportRequest(test.dataSource, { userId: callers.worker.id });

const aSupportAttachment = async ({ test }: World): Promise<Ids> => {
  const form = test.api.post('/api/support-request');
  for (const [name, text] of Object.entries(aForm())) void form.field(name, text);
  await form.attach('attachment', PDF, 'bill.pdf').expect(201);
  const rows: { id: string }[] = await test.dataSource.query(
    'SELECT request_id AS id FROM support_files WHERE request_id IS NOT NULL AND mail_id IS NULL',
  );
  return { id: rows[0]?.id ?? '' };
};

const aSupportMail = async ({ test }: World): Promise<Ids> => {
  const mail = aMail(inParts([{ type: 'application/pdf', name: 'bill.pdf', content: PDF }]));
  await test.app.get(ReceiveSupportMailUseCase, { strict: false }).execute(Buffer.from(mail));
  const rows: { id: string; fileId: string }[] = await test.dataSource.query(
    `SELECT m.request_id AS id, f.id AS "fileId" FROM support_mails m JOIN support_files f ON f.mail_id = m.id LIMIT 1`,
  );
  return rows[0] ?? { id: '' };
};

/** Creates a new resource of each kind, which belongs to the worker and the owner where it has parties. */
export const RESOURCES = {
  avatar: anAvatar,
  session: aSession,
  place: aPlace,
  job: aJob,
  jobWithApplication: aJobWithApplication,
  jobReview: async (world: World): Promise<Ids> => ({
    id: (await saveJobReview(world.test.dataSource, { jobId: (await aJob(world)).id })).id,
  }),
  application: anApplication,
  resume: aResume,
  interview: anInterview,
  movedInterview: aMovedInterview,
  arrangedInterview: anArrangedInterview,
  endedInterview: (world: World) => anArrangedInterview(world, { confirmedTime: inHours(-++arranged) }),
  conversation: aConversation,
  message: aMessage,
  messageReport: aMessageReport,
  instantJob: async (world: World): Promise<Ids> => ({ id: (await anInstantJob(world)).id }),
  jobRequest: aJobRequest,
  filledJobRequest: (world: World) => aJobRequest(world, 'filled'),
  engagement: (world: World) => idOf(anEngagement(world)),
  doneEngagement: (world: World) => idOf(anEngagement(world, 'done')),
  paidEngagement: (world: World) => idOf(aPaidEngagement(world)),
  engagementWithPayCase: (world: World) => engagementWith(aPayCase(world, 'opened')),
  engagementWithDecidedPayCase: (world: World) => engagementWith(aPayCase(world, 'decided')),
  answeredPayCase: (world: World) => idOf(aPayCase(world, 'answered')),
  engagementWithTimes: async (world: World): Promise<Ids> => ({
    id: (await aCorrection(world, 'proposed')).engagementId,
  }),
  engagementWithDecidedTimes: async (world: World): Promise<Ids> => ({
    id: (await aCorrection(world, 'decided')).engagementId,
  }),
  contestedTimes: (world: World) => idOf(aCorrection(world, 'contested')),
  answeredContest: anAnsweredContest,
  review: (world: World) => idOf(aReview(world, 'open')),
  reviewWithDecision: (world: World) => idOf(aReview(world, 'decided')),
  reviewCase: async (world: World): Promise<Ids> => ({ id: (await aReview(world, 'open')).caseId }),
  posting: aPosting,
  difference: aDifference,
  waitingReversal: aWaitingReversal,
  payout: aPayout,
  paper: aPaper,
  workRecord: aWorkRecord,
  statusList: (): Promise<Ids> => Promise.resolve({ id: '', list: '0' }),
  brokenEngagement: (world: World) => idOf(anEngagement(world, 'no_show')),
  appeal: anAppeal,
  savedSearch: async ({ callers }: World): Promise<Ids> =>
    (await callers.worker.call('post', '/api/saved-searches').send({ search: 'cook' }).expect(200)).body as Ids,
  notification: async ({ test, callers }: World): Promise<Ids> => ({
    id: (await saveNotification(test.dataSource, { userId: callers.worker.id })).id,
  }),
  account: async ({ test }: World): Promise<Ids> => ({ id: (await saveUser(test.dataSource)).id }),
  suspendedAccount: async (world: World): Promise<Ids> => ({ id: (await aSuspension(world)).userId ?? '' }),
  suspension: (world: World) =>
    aSuspension(world, { appealText: 'It was not me.', appealedAt: new Date(), appealState: 'open' }),
  supportRequest: aSupportRequest,
  ownSupportRequest: anOwnSupportRequest,
  supportAttachment: aSupportAttachment,
  supportMail: aSupportMail,
  deadLetter: async ({ test }: World): Promise<Ids> => ({ id: await saveDeadLetter(test.dataSource) }),
  calendarFeed: async ({ callers }: World): Promise<Ids> => {
    const { body } = await callers.worker.call('post', '/api/calendar-feed').expect(200);
    return { id: '', file: new URL((body as { url: string }).url).pathname.split('/').pop() ?? '' };
  },
};
export type Kind = keyof typeof RESOURCES;
