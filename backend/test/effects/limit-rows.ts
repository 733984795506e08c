import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import { inHours, saveEngagement } from '../../src/modules/engagements/tests/engagement.factory.js';
import { saveJob } from '../../src/modules/jobs/tests/job.factory.js';
import { instantForm } from '../../src/modules/instant-hire/tests/instant-hire.factory.js';
import { employer, NOBODY, type Person } from '../../src/modules/jobs/tests/people.js';
import { PDF } from '../../src/modules/jobs/tests/sample-files.js';
import type { TestApp } from '../app.js';

/** Subject by which a limit counts. */
export type LimitKey =
  | 'account'
  | 'IP address'
  | 'mail address'
  | 'browser'
  | 'login'
  | 'block of numbers'
  | 'work'
  | 'all';

/** Parameters of a request: `number` distinguishes the requests of one test. */
interface LimitedCall {
  test: TestApp;
  person: Person;
  number: number;
}

/** A limit: the number of uses allowed in a number of seconds. */
export interface LimitRow {
  /** Its name in the database. */
  name: string;
  /** Operations that it counts, each with a request that counts, whatever its response. */
  calls: Readonly<Record<string, (at: LimitedCall) => PromiseLike<Response>>>;
  key: LimitKey;
  most: number;
  seconds: number;
  /**
   * Other uses that it counts, each with the module spec that tests it, because its calls need more than one request.
   */
  testedBy?: Readonly<Record<string, string>>;
}

const HOUR = 3600;
const DAY = 86_400;

const JOB = {
  ...{ company: 'Namma Tiffin', description: 'Cook lunch.', jobType: 'part_time', category: 'food_service' },
  location: 'Jayanagar, Bengaluru',
};
const addressOf = (number: number): string => `limit-${number}@example.com`;

const CONTACT = '/api/user/contact-changes';

const inADay = (): string => new Date(Date.now() + DAY * 1000).toISOString();
const postInstantJob = ({ person }: LimitedCall) => person.post('/api/instant-jobs').send(instantForm());
const postJob = ({ person, number }: LimitedCall) =>
  person.post('/api/jobs').send({ ...JOB, title: `Cook number ${number}` });
async function reportNewJob({ test, person }: LimitedCall): Promise<Response> {
  const [owner]: { id: string }[] = await test.dataSource.query('SELECT id FROM users WHERE id <> $1 LIMIT 1', [
    person.id,
  ]);
  const { id } = await saveJob(test.dataSource, { employerId: owner!.id });
  return person.post(`/api/jobs/${id}/report`).send({ reason: 'unsafe' });
}
const reportNewReview = ({ person }: LimitedCall) =>
  person.post(`/api/reviews/${randomUUID()}/report`).send({ reason: 'untrue' });
/** Asks for a code at an address that is not verified and was not sent one yet. */
async function resendContactCode({ test, person }: LimitedCall): Promise<Response> {
  await test.dataSource.query('DELETE FROM verification_codes');
  await test.dataSource.query('UPDATE users SET email_verified_at = NULL WHERE id = $1', [person.id]);
  return person.post(`${CONTACT}/email/send-code`);
}
/** A record of work that the person has done: only a made record counts. */
async function makeWorkRecord({ test, person, number }: LimitedCall): Promise<Response> {
  const { id: employerId } = await employer(test);
  const startsAt = inHours(-10 * (number + 1));
  await saveEngagement(test.dataSource, { workerId: person.id, employerId, status: 'done', startsAt });
  return person.post('/api/work-records');
}
const phoneOf = (number: number): string => `+919845${120_000 + number}`;
const SIGN_IN = 'auth/sign-in-with-password';
const REQUEST = 'support/create-support-request';
const MAIL = 'support/receive-support-mail';

/** Every limit of the product, by its name. Those by IP address are a hundred times wider where they are not strict. */
export const LIMIT_ROWS: readonly LimitRow[] = [
  {
    ...{ name: 'avatar', key: 'account', most: 20, seconds: HOUR },
    calls: {
      setAvatar: ({ person }) => person.post('/api/user/avatar').attach('avatar', Buffer.from('no picture'), 'me.png'),
    },
  },
  {
    ...{ name: 'payout-account-submissions', key: 'account', most: 20, seconds: HOUR },
    calls: { submitPayoutAccount: ({ person }) => person.post('/api/user/payout-account') },
  },
  {
    ...{ name: 'work-records-day', key: 'account', most: 10, seconds: DAY },
    calls: { makeWorkRecord },
  },
  {
    ...{ name: 'broadcasts', key: 'account', most: 50, seconds: DAY },
    calls: {
      createInterviewRequest: ({ person }) =>
        person
          .post('/api/interview-requests')
          .send({ jobType: 'waiter', interviewMode: 'phone', timeSlot: '4:00 PM - 6:00 PM' }),
    },
  },
  {
    ...{ name: 'contact-change', key: 'account', most: 10, seconds: HOUR },
    calls: {
      updateProfile: ({ person, number }) => person.patch('/api/user/profile').send({ email: addressOf(number) }),
      sendContactCode: resendContactCode,
    },
  },
  {
    ...{ name: 'hire-hint', key: 'account', most: 40, seconds: 600 },
    calls: { getHireHint: ({ person }) => person.get('/api/hire-hint?category=retail&latitude=12.97&longitude=77.59') },
  },
  {
    ...{ name: 'instant-jobs-minute', key: 'account', most: 10, seconds: 60 },
    calls: { createInstantJob: postInstantJob },
  },
  {
    ...{ name: 'instant-jobs-day', key: 'account', most: 100, seconds: DAY },
    calls: { createInstantJob: postInstantJob },
  },
  {
    ...{ name: 'interview-invitations', key: 'account', most: 100, seconds: DAY },
    calls: {
      inviteToInterview: ({ person }) =>
        person
          .post(`/api/applications/${NOBODY}/interview`)
          .send({ type: 'phone', phone: '+919845012345', time: inADay() }),
    },
  },
  {
    ...{ name: 'interview-proposals', key: 'account', most: 50, seconds: DAY },
    calls: {
      proposeInterviewTime: ({ person }) =>
        person.post(`/api/interview-requests/${NOBODY}/proposal`).send({ time: inADay() }),
    },
  },
  { ...{ name: 'job-posts-minute', key: 'account', most: 20, seconds: 60 }, calls: { createJob: postJob } },
  { ...{ name: 'job-posts-day', key: 'account', most: 200, seconds: DAY }, calls: { createJob: postJob } },
  { ...{ name: 'job-reports-day', key: 'account', most: 20, seconds: DAY }, calls: { reportJob: reportNewJob } },
  {
    ...{ name: 'review-reports-day', key: 'account', most: 20, seconds: DAY },
    calls: { reportReview: reportNewReview },
  },
  {
    ...{ name: 'login', key: 'IP address', most: 200, seconds: HOUR },
    calls: { logIn: ({ test }) => test.api.get('/api/login') },
  },
  {
    ...{ name: 'messages', key: 'account', most: 30, seconds: 60 },
    calls: {
      sendMessage: ({ person }) => person.post(`/api/conversations/${NOBODY}/messages`).send({ text: 'Hello' }),
    },
  },
  {
    ...{ name: 'owner-proof', key: 'account', most: 10, seconds: 900 },
    calls: {
      changePassword: ({ person }) =>
        person
          .post('/api/user/change-password')
          .send({ currentPassword: 'wrong one', newPassword: 'quiet river stone' }),
      deleteAccount: ({ person }) => person.post('/api/user/deletion').send({ code: '000000' }),
      offerJoining: ({ person }) => person.post(`${CONTACT}/phone/joining/offer`).send({ code: '000000' }),
    },
  },
  {
    ...{ name: 'password-attempts', key: 'IP address', most: 100, seconds: HOUR, calls: {} },
    testedBy: { 'sign-in with a password': SIGN_IN },
  },
  {
    ...{ name: 'password-failures', key: 'login', most: 10, seconds: 900, calls: {} },
    testedBy: { 'sign-in with a password': SIGN_IN },
  },
  {
    ...{ name: 'paper-files', key: 'account', most: 60, seconds: HOUR },
    calls: { getPaperPdf: ({ person }) => person.get(`/api/papers/${NOBODY}/pdf?language=en`) },
  },
  {
    ...{ name: 'personal-data-export', key: 'account', most: 10, seconds: HOUR },
    calls: { exportPersonalData: ({ person }) => person.get('/api/user/export') },
  },
  {
    ...{ name: 'public-job', key: 'IP address', most: 120, seconds: 60 },
    calls: { getPublicJob: ({ test }) => test.api.get(`/api/public/jobs/${NOBODY}`) },
  },
  {
    ...{ name: 'public-jobs', key: 'IP address', most: 120, seconds: 60 },
    calls: { listPublicJobs: ({ test }) => test.api.get('/api/public/jobs') },
  },
  {
    ...{ name: 'resumes', key: 'account', most: 30, seconds: HOUR },
    calls: {
      createApplication: ({ person }) =>
        person
          .post('/api/applications')
          .field({ jobId: NOBODY, coverMessage: 'I cook.' })
          .attach('resume', PDF, 'resume.pdf'),
    },
  },
  {
    ...{ name: 'second-factor-codes', key: 'account', most: 5, seconds: 900, calls: {} },
    testedBy: {
      verifySecondFactor: 'second-factor/verify-second-factor',
      confirmSecondFactor: 'second-factor/confirm-second-factor',
    },
  },
  {
    ...{ name: 'send-code', key: 'IP address', most: 30, seconds: HOUR },
    calls: {
      sendEmailVerification: ({ test, number }) =>
        test.api.post('/api/auth/send-email-verification').send({ email: addressOf(number) }),
      sendPhoneVerification: ({ test, number }) =>
        test.api.post('/api/auth/send-phone-verification').send({ phone: phoneOf(number) }),
      sendPhoneSignUpCode: ({ test, number }) =>
        test.api.post('/api/auth/send-phone-sign-up-code').send({ phone: phoneOf(number) }),
    },
    testedBy: { 'sign-in with a code': 'auth/sign-in-with-code' },
  },
  {
    ...{ name: 'sign-up', key: 'IP address', most: 60, seconds: HOUR },
    calls: { signUp: ({ test }) => test.api.post('/api/auth/signup').send({}) },
  },
  {
    ...{ name: 'support-account', key: 'account', most: 10, seconds: HOUR, calls: {} },
    testedBy: { createSupportRequest: REQUEST },
  },
  {
    ...{ name: 'support-acknowledged-day', key: 'mail address', most: 10, seconds: DAY, calls: {} },
    testedBy: { receiveSupportMail: MAIL },
  },
  {
    ...{ name: 'support-browser', key: 'browser', most: 5, seconds: 600, calls: {} },
    testedBy: { createSupportRequest: REQUEST },
  },
  {
    ...{ name: 'support-email', key: 'mail address', most: 10, seconds: HOUR, calls: {} },
    testedBy: { createSupportRequest: REQUEST },
  },
  {
    ...{ name: 'support-mail', key: 'all', most: 1000, seconds: HOUR, calls: {} },
    testedBy: { receiveSupportMail: MAIL },
  },
  {
    ...{ name: 'support-mail-acknowledged', key: 'mail address', most: 3, seconds: HOUR, calls: {} },
    testedBy: { receiveSupportMail: MAIL },
  },
  {
    ...{ name: 'support-mail-sender', key: 'mail address', most: 30, seconds: HOUR, calls: {} },
    testedBy: { receiveSupportMail: MAIL },
  },
  {
    ...{ name: 'support-request', key: 'IP address', most: 60, seconds: HOUR },
    calls: { createSupportRequest: ({ test }) => test.api.post('/api/support-request').send({}) },
  },
  {
    ...{ name: 'support-words', key: 'account', most: 30, seconds: HOUR },
    calls: {
      writeToOwnSupportRequest: ({ person }) =>
        person.post('/api/my-support-requests/NK-0000-0000/messages').send({ text: 'Hello' }),
    },
  },
  {
    ...{ name: 'texts-per-block', key: 'block of numbers', most: 30, seconds: HOUR },
    calls: {
      sendPhoneSignUpCode: ({ test, number }) =>
        test.api.post('/api/auth/send-phone-sign-up-code').send({ phone: phoneOf(number) }),
      sendPhoneVerification: ({ test, number }) =>
        test.api.post('/api/auth/send-phone-verification').send({ phone: phoneOf(number) }),
    },
  },
  {
    ...{ name: 'upi-changes', key: 'account', most: 20, seconds: HOUR },
    calls: { updateUpi: ({ person }) => person.put('/api/user/upi').send({ upiId: 'asha@ybl' }) },
  },
  {
    ...{ name: 'upi-report', key: 'IP address', most: 60, seconds: HOUR },
    calls: { reportUpiChange: ({ test }) => test.api.post('/api/upi-reports').send({}) },
  },
  {
    ...{ name: 'verify-code', key: 'IP address', most: 100, seconds: HOUR },
    calls: {
      verifyEmail: ({ test, number }) =>
        test.api.post('/api/auth/verify-email').send({ email: addressOf(number), code: '000000' }),
      verifyPhone: ({ test, number }) =>
        test.api.post('/api/auth/verify-phone').send({ phone: phoneOf(number), code: '000000' }),
      signUpWithPhone: ({ test, number }) =>
        test.api.post('/api/auth/sign-up-with-phone').send({ phone: phoneOf(number), code: '000000' }),
    },
    testedBy: { 'sign-in with a code': 'auth/sign-in-with-code' },
  },
  {
    ...{ name: 'attendance', key: 'account', most: 5, seconds: 900, calls: {} },
    testedBy: { confirmAttendance: 'engagements/confirm-attendance' },
  },
  {
    ...{ name: 'work-code', key: 'work', most: 5, seconds: 900, calls: {} },
    testedBy: { startWork: 'engagements/start-work', endWork: 'engagements/end-work' },
  },
];
