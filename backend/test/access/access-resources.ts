import sharp from 'sharp';
import { signIn } from '../../src/modules/auth/tests/signed-in.js';
import { PayCaseEntity } from '../../src/modules/engagements/entities/pay-case.entity.js';
import { inHours, saveAppeal } from '../../src/modules/engagements/tests/engagement.factory.js';
import { saveInterviewRequest } from '../../src/modules/interviews/tests/interview.factory.js';
import { saveJobReview } from '../../src/modules/job-reviews/tests/job-review.factory.js';
import { saveApplication } from '../../src/modules/jobs/tests/application.factory.js';
import { saveJob } from '../../src/modules/jobs/tests/job.factory.js';
import { PDF } from '../../src/modules/jobs/tests/sample-files.js';
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
import type { Ids, World } from './access-world.js';
import {
  anInstantJob,
  aJobRequest,
  anEngagement,
  aPaidEngagement,
  aPayCase,
  aCorrection,
  anAnsweredContest,
  aReview,
  aPosting,
  aDifference,
  aPayout,
  aWaitingReversal,
  aPaper,
  aWorkRecord,
} from './work-resources.js';

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
  savedSearch: async ({ test, callers: { worker } }: World): Promise<Ids> => {
    // the number of saved searches is limited
    await test.dataSource.query('DELETE FROM saved_searches WHERE user_id = $1', [worker.id]);
    return (await worker.call('post', '/api/saved-searches').send({ search: 'cook' }).expect(200)).body as Ids;
  },
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
