import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { contractCalls } from '../../../../test/contract-samples.js';
import { JobEntity } from '../../jobs/entities/job.entity.js';
import { saveApplication } from '../../jobs/tests/application.factory.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { bothSides, employer, NOBODY, type Person, seeker } from '../../jobs/tests/people.js';
import { endNow, saveSuspension } from './suspension.factory.js';

/** Calls that change something and stay open: the own account, what was begun before, and what takes something back. */
const OPEN = [
  ...['addRole', 'appealBreach', 'appealSuspension', 'cancelContactChange', 'cancelEngagement', 'cancelInstantJob'],
  ...['cancelInterviewRequest', 'changePassword', 'confirmContactChange', 'confirmReceipt', 'createCalendarFeed'],
  ...['deleteAccount', 'deleteCalendarFeed', 'endWork', 'markAllNotificationsRead', 'markInterview'],
  ...['markNotificationRead', 'openConversation', 'payEngagement', 'readConversation', 'recordJobView'],
  ...['rejectApplications', 'removeAvatar', 'reportJob', 'reportMessage', 'reportNoShow', 'revokeOtherSessions'],
  ...[
    'revokeSession',
    'sendContactCode',
    'sendDeletionCode',
    'setApplicationNote',
    'setAvatar',
    'setName',
    'startWork',
  ],
  ...['undoAccountDeletion', 'undoJobRequest', 'updateAddress', 'updateBilling', 'updateNotificationPreferences'],
  ...['deleteSavedSearch', 'saveSearch', 'updateSavedSearch'],
  // these refuse a suspended account themselves, after both codes
  ...['joinAccounts', 'offerJoining', 'sendJoiningCode'],
  ...['updateProfile', 'updateUpi', 'updateWorkPreferences', 'withdrawApplication'],
];
/** Calls that post, apply, write, accept or offer. */
const REFUSED = [
  ...['answerInterviewProposal', 'askEveryone', 'createApplication', 'createInstantJob', 'createInterviewRequest'],
  ...[
    'createJob',
    'inviteToInterview',
    'proposeInterviewTime',
    'respondToInterviewRequest',
    'respondToJobRequest',
    'sendMessage',
  ],
  ...['setStandby', 'updateApplication', 'updateAvailability', 'updateJob'],
];
/** Open to everybody, with a session or without. */
const PUBLIC = /^\/api\/(auth|logout|support-request|inbound-mail)/;
/** For the staff, who are never suspended. */
const STAFF = /^\/api\/(admin|staff)\//;

describe('a suspended account', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  const suspendedPerson = async (person: Promise<Person>): Promise<Person> => {
    const { id } = await person;
    await saveSuspension(test.dataSource, { userId: id });
    return person;
  };

  const writing = contractCalls.filter(
    ({ method, path }) => method !== 'GET' && !PUBLIC.test(path) && !STAFF.test(path),
  );

  it('is refused or let through in each call that changes something, and no call was forgotten', () => {
    expect(writing.map(({ id }) => id).sort()).toEqual([...OPEN, ...REFUSED].sort());
  });

  it('is refused what posts, applies, writes, accepts or offers, and nothing else', async () => {
    const person = await suspendedPerson(bothSides(test));
    const refused: string[] = [];
    for (const { id, method, path } of writing) {
      // whoever deletes the account or ends the session could not call any more
      if (['deleteAccount', 'revokeSession', 'revokeOtherSessions'].includes(id)) continue;
      const call = person[method.toLowerCase() as 'post' | 'patch' | 'put' | 'delete'];
      const { status, body } = await call(path.replace(/\{\w+\}/g, NOBODY)).send({});
      if (status === 403 && (body as { code: string }).code === 'moderation.suspended') refused.push(id);
    }
    expect(refused.sort()).toEqual([...REFUSED].sort());
  });

  it('is told the reason, the end and the way to appeal, in the language of the page', async () => {
    const person = await suspendedPerson(seeker(test));
    const apply = (language: string) =>
      person.post('/api/applications').set('Accept-Language', language).send({}).expect(403);
    const { body } = await apply('en');
    expect(body).toMatchObject({ title: 'Account suspended', code: 'moderation.suspended' });
    expect(body.detail).toMatch(/^Your account is suspended until .+\. Reason: fraud\..+You can appeal once/);
    expect((await apply('hi')).body.title).toBe('अकाउंट पर रोक है');
  });

  it('reads, and takes back what it gave', async () => {
    const person = await suspendedPerson(bothSides(test));
    const other = await employer(test);
    const wanted = await saveJob(test.dataSource, { employerId: other.id });
    const application = await saveApplication(test.dataSource, { jobId: wanted.id, seekerId: person.id });
    await person.get(`/api/jobs/${wanted.id}`).expect(200);
    await person.post(`/api/applications/${application.id}/withdraw`).expect(200);
    await person.patch('/api/user/availability').send({ available: false }).expect(200);
    await person.patch('/api/user/availability').send({ radiusKm: 5 }).expect(403);

    const own = await saveJob(test.dataSource, { employerId: person.id });
    const status = async () => (await test.dataSource.getRepository(JobEntity).findOneByOrFail({ id: own.id })).status;
    await person.patch(`/api/jobs/${own.id}`).send({ title: 'Another title' }).expect(403);
    await person.patch(`/api/jobs/${own.id}`).send({ status: 'closed', title: 'Another title' }).expect(403);
    await person.patch(`/api/jobs/${own.id}`).send({ status: 'closed' }).expect(200);
    await person.patch(`/api/jobs/${own.id}`).send({ status: 'open' }).expect(403);
    expect(await status()).toBe('closed');
  });

  it('turns applications down without words, and does nothing else with them', async () => {
    const person = await suspendedPerson(employer(test));
    const job = await saveJob(test.dataSource, { employerId: person.id });
    const applicationOf = async () =>
      (await saveApplication(test.dataSource, { jobId: job.id, seekerId: (await seeker(test)).id })).id;
    const [first, second] = [await applicationOf(), await applicationOf()];
    for (const answer of [{ status: 'hired' }, { status: 'rejected', message: 'Call me.' }]) {
      await person.patch(`/api/applications/${first}`).send(answer).expect(403);
    }
    await person.patch(`/api/applications/${first}`).send({ status: 'rejected' }).expect(200);
    const many = { applicationIds: [second], reason: 'too_far' };
    await person
      .post(`/api/jobs/${job.id}/applications/reject`)
      .send({ ...many, message: 'Call me.' })
      .expect(403);
    await person.post(`/api/jobs/${job.id}/applications/reject`).send(many).expect(200);
  });

  it('may do everything again when the suspension is over', async () => {
    const person = await suspendedPerson(seeker(test));
    const job = await saveJob(test.dataSource, { employerId: (await employer(test)).id });
    const apply = () => person.post('/api/applications').send({ jobId: job.id, coverMessage: 'I live near by.' });
    await apply().expect(403);
    await endNow(test.dataSource, person.id);
    await apply().expect(201);
  });
});
