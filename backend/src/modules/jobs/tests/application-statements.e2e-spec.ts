import { ANSWER_CLOSE_DAYS, ANSWER_REMIND_DAYS } from '@nukkad/contract/limits';
import { testStatements } from '../../../../test/statement-table.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { ApplicationRepository } from '../application.repository.js';
import { saveApplication } from './application.factory.js';
import { saveJob } from './job.factory.js';

const MESSAGED = `UPDATE applications SET messaged_at = now() - interval '1 hour'`;
const DECIDED = `UPDATE applications SET status = 'hired'`;
const aged = (days: number): string => `UPDATE applications SET created_at = now() - interval '${days} days'`;
/** All applications wait for an answer, that of the subject longer than its neighbour's. */
const waiting = (days: number): string =>
  `${aged(days)} - interval '2 hours'; ${aged(days)} - interval '3 hours' WHERE id = :applicationId`;

testStatements(
  'applications',
  { applications: ApplicationRepository },
  async ({ dataSource }) => {
    const { id: employerId } = await saveUser(dataSource, { role: 'employer' });
    const [{ id: seekerId }, { id: newId }] = [await saveUser(dataSource), await saveUser(dataSource)];
    const { id: jobId } = await saveJob(dataSource, { employerId });
    const { id: applicationId } = await saveApplication(dataSource, { jobId, seekerId });
    const files: { id: string }[] = await dataSource.query(
      `INSERT INTO files (owner_id, storage_key, name, mime, size, sha256)
       VALUES ($1, gen_random_uuid(), 'cv.pdf', 'application/pdf', 3, '') RETURNING id`,
      [seekerId],
    );
    return { employerId, seekerId, newId, jobId, applicationId, fileId: files[0]?.id ?? '' };
  },
  {
    'applications.insert': {
      run: ({ applications }, tx, { newId, jobId }) =>
        applications.insert(tx, newId, { jobId, coverMessage: '', resumeFileId: null }),
      changes: ['application_events: none', 'applications'],
      never: ['UPDATE applications SET seeker_id = :newId WHERE id = :applicationId'],
    },
    'applications.resumeOf': {
      given: 'UPDATE applications SET resume_file_id = :fileId WHERE id = :applicationId',
      run: ({ applications }, tx, { seekerId, applicationId }) => applications.resumeOf(tx, seekerId, applicationId),
    },
    'applications.exists': {
      run: ({ applications }, tx, { seekerId, jobId }) => applications.exists(tx, seekerId, jobId),
    },
    'applications.move (by the employer)': {
      run: async ({ applications }, tx, { employerId, applicationId }) =>
        (await applications.move(tx, employerId, applicationId, 'employer', 'shortlisted')).outcome === 'moved',
      changes: ['application_events', 'applications'],
      never: [`UPDATE applications SET status = 'withdrawn'`],
    },
    'applications.move (by the seeker)': {
      run: async ({ applications }, tx, { seekerId, applicationId }) =>
        (await applications.move(tx, seekerId, applicationId, 'seeker', 'withdrawn')).outcome === 'moved',
      changes: ['application_events', 'applications'],
      never: [DECIDED],
    },
    'applications.move (refused by the status)': {
      given: `UPDATE applications SET status = 'withdrawn'`,
      run: async ({ applications }, tx, { employerId, applicationId }) =>
        (await applications.move(tx, employerId, applicationId, 'employer', 'shortlisted')).outcome === 'refused',
    },
    'applications.move (refused by the status, to the seeker)': {
      given: DECIDED,
      run: async ({ applications }, tx, { seekerId, applicationId }) =>
        (await applications.move(tx, seekerId, applicationId, 'seeker', 'withdrawn')).outcome === 'refused',
    },
    'applications.setMessage': {
      run: ({ applications }, tx, { applicationId }) => applications.setMessage(tx, applicationId, 'Come.'),
      changes: ['applications'],
    },
    'applications.withdrawMessage': {
      given: `UPDATE applications SET employer_message = 'Come.', messaged_at = now()`,
      run: ({ applications }, tx, { applicationId }) => applications.withdrawMessage(tx, applicationId, null),
      changes: ['applications'],
      never: ['UPDATE applications SET employer_message = NULL'],
    },
    'applications.findApplicant': {
      run: ({ applications }, tx, { applicationId }) => applications.findApplicant(tx, applicationId).catch(() => null),
    },
    'applications.recordMessage': {
      run: ({ applications }, tx, { applicationId }) => applications.recordMessage(tx, applicationId),
      changes: ['applications'],
      never: [MESSAGED],
    },
    'applications.recordInterview': {
      run: ({ applications }, tx, { jobId, seekerId }) => applications.recordInterview(tx, jobId, seekerId),
      changes: ['applications'],
      never: [MESSAGED],
    },
    'applications.setNote': {
      run: ({ applications }, tx, { employerId, applicationId }) =>
        applications.setNote(tx, employerId, applicationId, 'Good.'),
      changes: ['applications'],
    },
    'applications.countOf': {
      run: ({ applications }, tx, { employerId, jobId, applicationId }) =>
        applications.countOf(tx, employerId, jobId, [applicationId]),
    },
    'applications.reject': {
      run: ({ applications }, tx, { applicationId }) =>
        applications.reject(tx, [applicationId], 'position_filled' as never),
      changes: ['application_events', 'applications'],
      locks: ['applications'],
      never: [DECIDED],
    },
    'applications.remind': {
      given: waiting(ANSWER_REMIND_DAYS),
      run: ({ applications }, tx) => applications.remind(tx, 1),
      changes: ['applications'],
      locks: ['jobs'],
      never: [
        ...[MESSAGED, DECIDED, `UPDATE applications SET reminded_at = now()`],
        ...[aged(ANSWER_REMIND_DAYS - 1), aged(ANSWER_CLOSE_DAYS + 1)],
      ],
    },
    'applications.remind (without the jobs that are passed over)': {
      given: waiting(ANSWER_REMIND_DAYS),
      run: ({ applications }, tx, _own, { jobId }) => applications.remind(tx, 2, [jobId]),
      changes: ['applications'],
      locks: ['jobs'],
    },
    'applications.closeUnanswered': {
      given: waiting(ANSWER_CLOSE_DAYS),
      run: ({ applications }, tx) => applications.closeUnanswered(tx, 1),
      changes: ['application_events', 'applications'],
      locks: ['applications'],
      never: [MESSAGED, DECIDED, aged(ANSWER_CLOSE_DAYS - 1)],
    },
    'applications.closeUnanswered (without those that are passed over)': {
      given: waiting(ANSWER_CLOSE_DAYS),
      run: ({ applications }, tx, _own, { applicationId }) => applications.closeUnanswered(tx, 2, [applicationId]),
      changes: ['application_events', 'applications'],
      locks: ['applications'],
    },
  },
);
