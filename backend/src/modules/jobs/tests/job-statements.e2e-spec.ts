import { ANSWER_CLOSE_DAYS } from '@nukkad/contract/limits';
import { type Statement, testStatements } from '../../../../test/statement-table.js';
import { saveUser } from '../../users/tests/user.factory.js';
import type { JobEntity } from '../entities/job.entity.js';
import { EmployerAnswersRepository } from '../employer-answers.repository.js';
import { JobReadingRepository } from '../job-reading.repository.js';
import { JobRepository } from '../job.repository.js';
import { saveApplication } from './application.factory.js';
import { buildJob, pointAt, saveJob } from './job.factory.js';

const TITLE = { title: 'Cook', company: 'Namma Tiffin' };
const aJob = (): JobEntity => buildJob({ employerId: '', ...TITLE }) as JobEntity;
const PLACE = { locationStatus: 'resolved', point: pointAt(12.9, 77.6), cityId: null } as const;
const CLOSED = `UPDATE jobs SET status = 'closed'`;
const EXPIRED = `UPDATE jobs SET renewed_at = now() - interval '40 days', expires_at = now() - interval '1 hour'`;
/** All jobs are over, that of the subject longer than its neighbour's. */
const OVER = `${EXPIRED}; UPDATE jobs SET expires_at = now() - interval '2 hours' WHERE id = :jobId`;
const HIDDEN = `UPDATE jobs SET hidden_until = now() - interval '1 hour'`;
const SUSPENDED = `UPDATE users SET suspended_until = now() + interval '1 day' WHERE id = :employerId`;
const aged = (days: number): string => `UPDATE applications SET created_at = now() - interval '${days} days'`;

const WITHDRAWN = `${aged(ANSWER_CLOSE_DAYS + 1)}; UPDATE applications SET status = 'withdrawn'`;
const REPOSITORIES = { jobs: JobRepository, readings: JobReadingRepository, answers: EmployerAnswersRepository };
type Row = Statement<typeof REPOSITORIES, Record<'employerId', string>>;

/** Returns the row of the response rate of an employer with one application in this state. */
const answersCounted = (
  what: string,
  state: string,
  answered: number,
): Record<`answers.countOldest (${string})`, Row> => {
  const row: Row = {
    given: `${aged(ANSWER_CLOSE_DAYS + 1)}; ${state}`,
    run: async ({ answers }, tx, own) =>
      (await answers.countOldest(tx, 9)).filter(({ employerId }) => employerId === own.employerId),
    returns: [{ applications: 1, answered }],
  };
  return { [`answers.countOldest (${what})`]: row };
};

testStatements(
  'jobs',
  REPOSITORIES,
  async ({ dataSource }) => {
    const [{ id: employerId }, { id: seekerId }] = [
      await saveUser(dataSource, { role: 'employer' }),
      await saveUser(dataSource),
    ];
    const { id: jobId } = await saveJob(dataSource, { employerId, ...TITLE });
    const { id: applicationId } = await saveApplication(dataSource, { jobId, seekerId });
    return { employerId, seekerId, jobId, applicationId };
  },
  {
    'jobs.insert': {
      run: ({ jobs }, tx, { employerId }) => jobs.insert(tx, employerId, aJob()),
      changes: ['jobs'],
    },
    'jobs.lockSame': {
      run: ({ jobs }, tx, { employerId }) => jobs.lockSame(tx, employerId, aJob()),
      locks: ['advisory'],
      never: [
        ...[CLOSED, EXPIRED, 'UPDATE jobs SET point = ST_SetSRID(ST_MakePoint(80, 12), 4326)::geography'],
        ...[
          `title = 'Driver'`,
          `company = 'Udupi'`,
          `description = 'Drive.'`,
          `location = 'Mysuru'`,
          `category = 'retail'`,
        ].map((change) => `UPDATE jobs SET ${change}`),
        ...['min_rate = 90', 'max_rate = 160', `rate_type = 'monthly'`, `currency = 'USD'`, 'hours_per_week = 20'].map(
          (change) => `UPDATE jobs SET ${change}`,
        ),
      ],
    },
    'jobs.showHidden': {
      given: `${HIDDEN} WHERE id = :jobId`,
      run: ({ jobs }, tx) => jobs.showHidden(tx, 1),
      changes: ['jobs'],
      locks: ['jobs'],
      never: [`UPDATE jobs SET hidden_until = now() + interval '1 hour'`],
    },
    'jobs.hideOfSuspended': {
      given: `${SUSPENDED}; UPDATE jobs SET hidden_until = NULL`,
      run: ({ jobs }, tx) => jobs.hideOfSuspended(tx),
      changes: ['jobs'],
      never: [
        `UPDATE users SET suspended_until = now() - interval '1 hour'; UPDATE jobs SET hidden_until = NULL`,
        'UPDATE jobs j SET hidden_until = u.suspended_until FROM users u WHERE u.id = j.employer_id',
      ],
    },
    'jobs.move': {
      run: ({ jobs }, tx, { employerId, jobId }) => jobs.move(tx, employerId, jobId, 'paused', ['open']),
      changes: ['jobs'],
      never: [CLOSED, EXPIRED],
    },
    'jobs.lockOwnJob': {
      run: ({ jobs }, tx, { employerId, jobId }) => jobs.lockOwnJob(tx, employerId, jobId),
      locks: ['jobs'],
    },
    'jobs.isUnchangedSince': {
      given: `UPDATE jobs SET updated_at = '2026-01-01T00:00:00.000001Z'`,
      run: ({ jobs }, tx, { jobId }) => jobs.isUnchangedSince(tx, jobId, '2026-01-01T00:00:00.000001Z'),
      never: [`UPDATE jobs SET updated_at = '2026-01-01T00:00:00.000002Z'`],
    },
    'jobs.edit': {
      run: ({ jobs }, tx, { jobId }) => jobs.edit(tx, jobId, { title: 'Driver' } as never),
      changes: ['jobs'],
    },
    'jobs.setPlace': {
      run: ({ jobs }, tx, { employerId, jobId }) => jobs.setPlace(tx, employerId, jobId, 'Mysuru', PLACE),
      changes: ['jobs'],
    },
    'jobs.expire': {
      given: OVER,
      run: ({ jobs }, tx) => jobs.expire(tx, 1),
      changes: ['jobs'],
      locks: ['jobs'],
      never: [CLOSED, `UPDATE jobs SET expires_at = now() + interval '1 hour'`],
    },
    'jobs.recordView': {
      run: ({ jobs }, tx, { seekerId, jobId }) => jobs.recordView(tx, seekerId, jobId),
      changes: ['job_views', 'jobs'],
      never: [
        ...[CLOSED, EXPIRED, `UPDATE jobs SET employer_id = :seekerId`],
        `UPDATE jobs SET hidden_until = now() + interval '1 hour'`,
        `INSERT INTO job_views (job_id, day, seeker_id) VALUES (:jobId, (now() AT TIME ZONE 'Asia/Kolkata')::date, :seekerId)`,
      ],
    },
    'readings.lockOutdated': {
      given: `UPDATE jobs SET lexicon_version = '2'; UPDATE jobs SET lexicon_version = '1' WHERE id = :jobId`,
      run: async ({ readings }, tx, { jobId }) =>
        (await readings.lockOutdated(tx, '2', 1)).filter(({ id }) => id === jobId),
      locks: ['jobs'],
      never: [`UPDATE jobs SET lexicon_version = '2'`],
    },
    'readings.confirm': {
      run: ({ readings }, tx, { jobId }) => readings.confirm(tx, [jobId], '2'),
      changes: ['jobs'],
    },
    'readings.rewrite': {
      run: ({ readings }, tx, { jobId }) => readings.rewrite(tx, [{ id: jobId, lexiconVersion: '2' } as never]),
      changes: ['jobs'],
    },
    'answers.countOldest': {
      given: `${aged(ANSWER_CLOSE_DAYS + 1)}; UPDATE jobs SET status = 'closed' WHERE id <> :jobId`,
      run: async ({ answers }, tx) => (await answers.countOldest(tx, 1)).filter(({ applications }) => applications > 0),
      never: [aged(ANSWER_CLOSE_DAYS - 1), aged(2000), `UPDATE applications SET status = 'withdrawn'`],
    },
    'answers.countOldest (of jobs with an open one)': {
      given: `UPDATE jobs SET status = 'closed' WHERE id <> :jobId`,
      run: async ({ answers }, tx, own) =>
        (await answers.countOldest(tx, 1)).filter(({ employerId }) => employerId === own.employerId),
    },
    ...answersCounted('an answer', `UPDATE applications SET status = 'hired'`, 1),
    ...answersCounted('none in time', `UPDATE applications SET status = 'rejected', reason = 'no_answer'`, 0),
    ...answersCounted('a message', `UPDATE applications SET messaged_at = now()`, 1),
    'answers.countOldest (shortlisted, then withdrawn)': {
      given: `${WITHDRAWN}; INSERT INTO application_events (application_id, status) VALUES (:applicationId, 'shortlisted')`,
      run: async ({ answers }, tx, own) =>
        (await answers.countOldest(tx, 9))
          .filter((one) => one.employerId === own.employerId && one.applications > 0)
          .map(({ applications, answered }) => ({ applications, answered })),
      returns: [{ applications: 1, answered: 1 }],
      never: [
        `UPDATE application_events SET status = 'viewed' WHERE status = 'shortlisted'`,
        'UPDATE application_events SET application_id = (SELECT id FROM applications WHERE id <> :applicationId LIMIT 1)',
      ],
    },
    'answers.storeCounts': {
      run: ({ answers }, tx, { employerId }) =>
        answers.storeCounts(tx, [{ employerId, applications: 10, answered: 9, usualHours: 2 }]),
      changes: ['employer_answers'],
    },
  },
);
