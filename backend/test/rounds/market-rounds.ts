import { HOT_DAYS } from '@nukkad/contract/limits';
import { inHours, saveBroadcast, saveInterviewRequest } from '../../src/modules/interviews/tests/interview.factory.js';
import { saveApplication } from '../../src/modules/jobs/tests/application.factory.js';
import { outOfTime, saveJob } from '../../src/modules/jobs/tests/job.factory.js';
import { saveUser } from '../../src/modules/users/tests/user.factory.js';
import type { TestApp } from '../app.js';
import { countOf, EVERY_10_MINUTES, EVERY_5_MINUTES, EVERY_MINUTE, type Round, valuesOf } from './round.js';

const inDays = (days: number): Date => inHours(24 * days);
const notices = ({ dataSource }: TestApp): Promise<unknown[]> =>
  valuesOf(dataSource, 'SELECT text AS value FROM notifications ORDER BY text');

/** Returns the number of pending mails with each of these texts. */
const mailsOf = ({ dataSource }: TestApp, ...texts: string[]): Promise<number[]> => {
  const sql = `SELECT id AS value FROM message_deliveries WHERE channel = 'email' AND text = $1`;
  return Promise.all(texts.map(async (text) => (await valuesOf(dataSource, sql, [text])).length));
};

/** Saves an employer with one open job, and applications to it that were sent this many days ago. */
async function applied({ dataSource }: TestApp, days: number[]): Promise<{ employerId: string; jobId: string }> {
  const { id: employerId } = await saveUser(dataSource, { role: 'employer' });
  const { id: jobId } = await saveJob(dataSource, { employerId, createdAt: inDays(-60) });
  for (const age of days) {
    const { id: seekerId } = await saveUser(dataSource);
    await saveApplication(dataSource, { jobId, seekerId, createdAt: inDays(-age) });
  }
  return { employerId, jobId };
}

/** Returns the values of an expression for all applications, the oldest first. */
const ofApplications = ({ dataSource }: TestApp, sql: string): Promise<unknown[]> =>
  valuesOf(dataSource, `SELECT ${sql} AS value FROM applications ORDER BY created_at`);

/** Interviews that are confirmed for so many hours from now. */
async function confirmed(test: TestApp, hours: number[]): Promise<void> {
  const { employerId, jobId } = await applied(test, []);
  for (const hoursFromNow of hours) {
    const { id: seekerId } = await saveUser(test.dataSource);
    await saveInterviewRequest(test.dataSource, {
      ...{ seekerId, jobId, employerId, status: 'confirmed', confirmedTime: inHours(hoursFromNow) },
    });
  }
}

/** Schedules that move jobs, applications and interviews on, by name. */
export const MARKET_ROUNDS: Record<string, Round> = {
  'jobs.show-hidden': {
    cron: EVERY_MINUTE,
    reason: 'an employer is found again when a suspension is over',
    arrange: async ({ dataSource }) => {
      for (const [title, hidden] of [
        ['long over', inDays(-9)],
        ['just over', inHours(-0.001)],
        ['hidden', inDays(1)],
      ] as const) {
        const { id: employerId } = await saveUser(dataSource, { role: 'employer' });
        await saveJob(dataSource, { employerId, title });
        await dataSource.query('UPDATE users SET suspended_until = $2 WHERE id = $1', [employerId, inDays(1)]);
        if (title !== 'hidden')
          await dataSource.query('UPDATE users SET suspended_until = NULL WHERE id = $1', [employerId]);
        await dataSource.query('UPDATE jobs SET hidden_until = $2 WHERE employer_id = $1', [employerId, hidden]);
      }
      const read = () =>
        valuesOf(dataSource, 'SELECT title AS value FROM jobs WHERE hidden_until IS NULL ORDER BY title');
      return { read, before: [], after: ['just over', 'long over'] };
    },
  },
  'jobs.reread': {
    cron: EVERY_MINUTE,
    reason: 'a word that was added finds the jobs that were posted before it',
    arrange: async ({ dataSource }) => {
      const { id: employerId } = await saveUser(dataSource, { role: 'employer' });
      for (const [title, lexiconVersion] of [
        ['Plumber', ''],
        ['Cook', 'other'],
      ] as const)
        await saveJob(dataSource, { employerId, title, lexiconVersion });
      await saveJob(dataSource, { employerId, title: 'Waiter' });
      const read = () =>
        valuesOf(dataSource, `SELECT array_to_string(occupation_ids, ',') AS value FROM jobs ORDER BY title`);
      return { read, before: ['', '', ''], after: ['cook', 'plumber', ''] };
    },
  },
  'jobs.expire': {
    cron: EVERY_5_MINUTES,
    reason: 'the indexes of open jobs, and the open pages of employers, follow soon',
    arrange: async ({ dataSource }) => {
      const { id: employerId } = await saveUser(dataSource, { role: 'employer' });
      const renewedAt = inDays(-40);
      await saveJob(dataSource, { employerId, title: 'a', ...outOfTime() });
      await saveJob(dataSource, { employerId, title: 'b', renewedAt, expiresAt: inHours(-0.001) });
      await saveJob(dataSource, { employerId, title: 'c', renewedAt, expiresAt: inHours(1) });
      const read = async () => ({
        jobs: await valuesOf(dataSource, 'SELECT status AS value FROM jobs ORDER BY title'),
        events: (await valuesOf(dataSource, `SELECT topic AS value FROM events WHERE topic = 'jobs'`)).length,
      });
      const before = { jobs: ['open', 'open', 'open'], events: 0 };
      return { read, before, after: { jobs: ['expired', 'expired', 'open'], events: 1 } };
    },
  },
  'jobs.remind': {
    cron: EVERY_5_MINUTES,
    reason: 'the employer still has four days to answer',
    arrange: async (test) => {
      await applied(test, [6.9, 3.001, 2.9]);
      const read = async () => ({
        reminded: await ofApplications(test, 'reminded_at IS NOT NULL'),
        mails: await mailsOf(test, 'jobs:notice.waiting'),
        notices: await notices(test),
      });
      return {
        read,
        before: { reminded: [false, false, false], mails: [0], notices: [] },
        after: { reminded: [true, true, false], mails: [1], notices: ['jobs:notice.waiting'] },
      };
    },
  },
  'jobs.close-unanswered': {
    cron: EVERY_5_MINUTES,
    reason: 'after seven days a seeker is told that no answer came',
    arrange: async (test) => {
      await applied(test, [50, 7.001, 6.9]);
      const read = async () => ({
        reasons: await ofApplications(test, 'reason'),
        mails: await mailsOf(test, 'jobs:notice.closed'),
        notices: await notices(test),
      });
      return {
        read,
        before: { reasons: [null, null, null], mails: [0], notices: [] },
        after: {
          reasons: ['no_answer', 'no_answer', null],
          mails: [2],
          notices: ['jobs:notice.closed', 'jobs:notice.closed'],
        },
      };
    },
  },
  'jobs.answers': {
    cron: EVERY_10_MINUTES,
    reason: 'seekers see on each job how its employer answers',
    arrange: async (test) => {
      await applied(test, [50, 7.001, 6.9]);
      const read = () => valuesOf(test.dataSource, 'SELECT applications AS value FROM employer_answers');
      return { read, before: [], after: [2] };
    },
  },
  'matching.standings': {
    cron: EVERY_10_MINUTES,
    reason: 'employers who answer applicants soon rise in the lists',
    arrange: async (test) => {
      await applied(test, [50, 40, 30, 20, 10]);
      await test.dataSource.query('DELETE FROM employer_standings');
      const read = () => valuesOf(test.dataSource, 'SELECT standing < 0.5 AS value FROM employer_standings');
      return { read, before: [], after: [true] };
    },
  },
  'matching.heat': {
    cron: EVERY_10_MINUTES,
    reason: 'a job cools down an hour after its figures did',
    arrange: async (test) => {
      const { dataSource } = test;
      for (const minutes of [9 * 1440, 61, 59]) {
        const { jobId } = await applied(test, [HOT_DAYS - 0.5]);
        await dataSource.query(`UPDATE applications SET created_at = created_at - interval '1 day' WHERE job_id = $1`, [
          jobId,
        ]);
        await dataSource.query(
          `UPDATE job_heat SET counted_at = clock_timestamp() - make_interval(mins => $2) WHERE job_id = $1`,
          [jobId, minutes],
        );
      }
      const read = () => valuesOf(dataSource, 'SELECT applications AS value FROM job_heat');
      return { read, before: [1, 1, 1], after: [1] };
    },
  },
  'interviews.settle': {
    cron: EVERY_MINUTE,
    reason: 'a seeker hears at once that a request ended and may ask again',
    arrange: async (test) => {
      for (const hours of [-200, -0.001, 1]) {
        const { id: seekerId } = await saveUser(test.dataSource);
        const createdAt = inHours(hours - 72);
        await saveBroadcast(test.dataSource, { seekerId, createdAt, expiresAt: inHours(hours) });
      }
      await confirmed(test, [-300, -48.1, -47.9]);
      const read = async () => ({
        statuses: await valuesOf(
          test.dataSource,
          'SELECT status AS value FROM interview_requests ORDER BY category, coalesce(confirmed_time, expires_at)',
        ),
        mails: await mailsOf(test, 'interviews:notice.unanswered'),
        notices: await notices(test),
      });
      const waiting = ['pending', 'pending', 'pending'];
      return {
        read,
        before: { statuses: [...waiting, 'confirmed', 'confirmed', 'confirmed'], mails: [0], notices: [] },
        after: {
          statuses: ['expired', 'expired', 'pending', 'completed', 'completed', 'confirmed'],
          mails: [2],
          notices: ['interviews:notice.unanswered', 'interviews:notice.unanswered'],
        },
      };
    },
  },
  'interviews.ask-newcomers': {
    cron: EVERY_MINUTE,
    reason: 'a broadcast lives for three days; who posts in them hears of it while the seeker waits',
    arrange: async ({ dataSource }) => {
      const { id: seekerId } = await saveUser(dataSource);
      await saveBroadcast(dataSource, { seekerId, createdAt: inHours(-60) });
      for (const [email, hours] of Object.entries({ 'a@x.test': -59, 'b@x.test': -0.001, 'c@x.test': -61 })) {
        const { id: employerId } = await saveUser(dataSource, { role: 'employer', email });
        await saveJob(dataSource, { employerId, createdAt: inHours(hours) });
      }
      const asked = 'SELECT email AS value FROM interview_asks JOIN users u ON u.id = employer_id ORDER BY email';
      const read = async () => ({
        asked: await valuesOf(dataSource, asked),
        spread: (await countOf(dataSource, ['interviews.fan-out-broadcast']))[0]! > 0,
      });
      return {
        read,
        before: { asked: [], spread: false },
        after: { asked: ['a@x.test', 'b@x.test'], spread: true },
      };
    },
  },
  'interviews.remind': {
    cron: EVERY_MINUTE,
    reason: 'a reminder an hour before an interview comes an hour before it',
    arrange: async (test) => {
      await confirmed(test, [0.2, 0.99, 1.01, 3, 23.99, 24.01]);
      const read = () => mailsOf(test, 'interviews:notice.reminderHour', 'interviews:notice.reminderDay');
      return { read, before: [0, 0], after: [4, 4] };
    },
  },
};
