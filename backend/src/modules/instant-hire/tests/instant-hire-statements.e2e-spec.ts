import { testStatements } from '../../../../test/statement-table.js';
import { saveEngagement } from '../../engagements/tests/engagement.factory.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { HireNoticeRepository } from '../hire-notice.repository.js';
import { InstantJobRepository } from '../instant-job.repository.js';
import { JobRequestRepository } from '../job-request.repository.js';
import { saveInstantJob, saveJobRequest } from './instant-hire.factory.js';

const OVER = `UPDATE instant_jobs SET created_at = now() - interval '2 days', expires_at = now() - interval '1 hour'`;
const CANCELLED = `UPDATE instant_jobs SET status = 'cancelled', next_wave_at = NULL`;
const FILLED = `UPDATE instant_jobs SET filled = 1, status = 'filled', next_wave_at = NULL`;
const SUSPENDED = `UPDATE users SET suspended_until = now() + interval '1 day'`;
const LATE = `UPDATE job_requests SET created_at = now() - interval '2 days', expires_at = now() - interval '1 hour'`;
const requestsAre = (status: string): string =>
  `UPDATE job_requests SET status = '${status}', responded_at = CASE '${status}' WHEN 'pending' THEN NULL ELSE now() - interval '1 minute' END`;
const BOOKED = `UPDATE engagements SET status = 'booked', started_at = NULL`;
const STARTED = `UPDATE engagements SET status = 'started', started_at = now()`;

testStatements(
  'instant jobs and requests',
  { jobs: InstantJobRepository, requests: JobRequestRepository, notices: HireNoticeRepository },
  async ({ dataSource }) => {
    const { id: employerId } = await saveUser(dataSource, { role: 'employer' });
    const [{ id: workerId }, { id: newId }] = [await saveUser(dataSource), await saveUser(dataSource)];
    const job = await saveInstantJob(dataSource, { employerId });
    const { id: requestId } = await saveJobRequest(dataSource, job, workerId);
    const { id: workId } = await saveEngagement(dataSource, { workerId: newId, employerId, instantJobId: job.id });
    return { employerId, workerId, newId, jobId: job.id, requestId, workId };
  },
  {
    'jobs.insert': {
      run: async ({ jobs }, tx, { employerId, jobId }) => {
        const found = await jobs.lock(tx, jobId);
        if (!found) return null;
        const {
          id: _id,
          employerId: _by,
          latitude: _lat,
          longitude: _lng,
          now: _now,
          isOver: _over,
          ...fields
        } = found;
        const point = { type: 'Point' as const, coordinates: [77.6, 12.9] };
        const { createdAt: _at, updatedAt: _updated, expiresAt: _until, ...job } = fields;
        return jobs.insert(tx, employerId, { ...job, point } as never, 1);
      },
      changes: ['instant_jobs'],
      locks: ['instant_jobs'],
    },
    'jobs.lock': { run: ({ jobs }, tx, { jobId }) => jobs.lock(tx, jobId), locks: ['instant_jobs'] },
    'jobs.lock (of its employer)': {
      run: ({ jobs }, tx, { jobId, employerId }) => jobs.lock(tx, jobId, employerId),
      locks: ['instant_jobs'],
    },
    'jobs.findTerms': { run: ({ jobs }, tx, { jobId }) => jobs.findTerms(tx, jobId) },
    'jobs.isEmployerSuspended': {
      given: SUSPENDED,
      run: ({ jobs }, tx, { jobId }) => jobs.isEmployerSuspended(tx, jobId),
      never: [`UPDATE users SET suspended_until = NULL WHERE id = :employerId`],
    },
    'jobs.listDueForWave': {
      given: `UPDATE instant_jobs SET next_wave_at = now() - interval '1 minute';
              UPDATE instant_jobs SET next_wave_at = now() - interval '2 minutes' WHERE id = :jobId`,
      run: ({ jobs }, tx) => jobs.listDueForWave(tx, 1, []),
      never: [
        `UPDATE users SET suspended_until = now() + interval '1 day' WHERE role = 'employer'`,
        `UPDATE instant_jobs SET next_wave_at = now() + interval '1 hour'`,
      ],
    },
    'jobs.listDueForWave (of employers who are not suspended)': {
      given: `UPDATE instant_jobs SET next_wave_at = now() - interval '1 minute'; ${SUSPENDED} WHERE id <> :employerId`,
      run: ({ jobs }, tx) => jobs.listDueForWave(tx, 1, []),
    },
    'jobs.listDueForWave (without those that are passed over)': {
      given: `UPDATE instant_jobs SET next_wave_at = now() - interval '1 minute'`,
      run: ({ jobs }, tx, _own, { jobId }) => jobs.listDueForWave(tx, 2, [jobId]),
    },
    'jobs.claimOpening': {
      run: ({ jobs }, tx, { jobId }) => jobs.claimOpening(tx, jobId),
      changes: ['instant_jobs'],
      never: [OVER, CANCELLED],
    },
    'jobs.claimOpening (of several)': {
      given: `UPDATE instant_jobs SET openings = 2, filled = 1`,
      run: ({ jobs }, tx, { jobId }) => jobs.claimOpening(tx, jobId),
      changes: ['instant_jobs'],
    },
    'jobs.releaseOpening': {
      given: FILLED,
      run: ({ jobs }, tx, { jobId }) => jobs.releaseOpening(tx, jobId),
      changes: ['instant_jobs'],
      never: [`UPDATE instant_jobs SET filled = 0, status = 'open'`],
    },
    'jobs.closeOpening': {
      given: FILLED,
      run: ({ jobs }, tx, { jobId }) => jobs.closeOpening(tx, jobId),
      changes: ['instant_jobs'],
      never: [`UPDATE instant_jobs SET filled = 0, status = 'open'`],
    },
    'jobs.recordWave': {
      run: ({ jobs }, tx, { jobId }) =>
        jobs.recordWave(tx, jobId, { wavesSent: 2, nextWaveAt: null, workersFound: null }),
      changes: ['instant_jobs'],
    },
    'jobs.cancel': {
      run: ({ jobs }, tx, { jobId }) => jobs.cancel(tx, jobId, null, 0),
      changes: ['instant_jobs'],
      never: [`UPDATE instant_jobs SET status = 'expired', next_wave_at = NULL`],
    },
    'jobs.expire': {
      given: `${OVER}; UPDATE instant_jobs SET expires_at = now() - interval '2 hours' WHERE id = :jobId`,
      run: ({ jobs }, tx) => jobs.expire(tx, 1),
      changes: ['instant_jobs'],
      locks: ['instant_jobs'],
      never: [CANCELLED, `UPDATE instant_jobs SET expires_at = now() + interval '1 hour'`],
    },
    'jobs.expire (one)': {
      given: OVER,
      run: ({ jobs }, tx, { jobId }) => jobs.expire(tx, 9, { id: jobId }),
      changes: ['instant_jobs'],
      locks: ['instant_jobs'],
    },
    'jobs.expire (without those that are passed over)': {
      given: OVER,
      run: ({ jobs }, tx, _own, { jobId }) => jobs.expire(tx, 9, { passedOver: [jobId] }),
      changes: ['instant_jobs'],
      locks: ['instant_jobs'],
    },
    'jobs.lockAll': {
      run: ({ jobs }, tx, { jobId }) => jobs.lockAll(tx, [jobId]),
      locks: ['instant_jobs'],
    },
    'requests.insert': {
      run: ({ requests }, tx, { jobId, newId }) =>
        requests.insert(tx, jobId, 1, [{ workerId: newId, distanceKm: 1, distanceBand: 'under_2', fit: 'good' }]),
      changes: ['job_requests'],
      never: ['UPDATE job_requests SET worker_id = :newId WHERE id = :requestId'],
    },
    'requests.countAsked': { run: ({ requests }, tx, { jobId }) => requests.countAsked(tx, jobId) },
    'requests.find': {
      given: `${CANCELLED} WHERE id = :jobId`,
      run: ({ requests }, tx, { workerId, requestId }) => requests.find(tx, workerId, requestId, true),
      locks: ['job_requests'],
      returns: { jobStatus: 'cancelled' },
    },
    'requests.accept': {
      run: ({ requests }, tx, { requestId }) => requests.accept(tx, requestId, 'pending', null),
      changes: ['job_requests'],
      never: [LATE, requestsAre('declined')],
    },
    'requests.decline': {
      run: ({ requests }, tx, { workerId, requestId }) => requests.decline(tx, workerId, requestId, null),
      changes: ['job_requests'],
      never: [LATE, requestsAre('accepted')],
    },
    'requests.declineAll': {
      run: ({ requests }, tx, { workerId }) => requests.declineAll(tx, workerId),
      changes: ['job_requests'],
      never: [requestsAre('accepted')],
    },
    'requests.undo': {
      given: requestsAre('accepted'),
      run: ({ requests }, tx, { workerId, requestId }) => requests.undo(tx, workerId, requestId),
      changes: ['job_requests'],
      never: [requestsAre('declined'), `UPDATE job_requests SET responded_at = now() - interval '30 minutes'`],
    },
    'requests.setStandby': {
      given: requestsAre('filled'),
      run: ({ requests }, tx, { workerId, requestId }) => requests.setStandby(tx, workerId, requestId, true),
      changes: ['job_requests'],
      never: [LATE, requestsAre('pending'), STARTED, `${STARTED} WHERE id = :workId`],
    },
    'requests.setStandby (while a worker is booked)': {
      given: `${requestsAre('filled')}; ${BOOKED}`,
      run: ({ requests }, tx, { workerId, requestId }) => requests.setStandby(tx, workerId, requestId, true),
      changes: ['job_requests'],
    },
    'requests.setStandby (when the only worker cancelled)': {
      given: `${requestsAre('filled')}; UPDATE engagements SET status = 'cancelled', closed_at = now() WHERE id = :workId`,
      run: ({ requests }, tx, { workerId, requestId }) => requests.setStandby(tx, workerId, requestId, true),
      changes: ['job_requests'],
    },
    'requests.setStandby (when the work of another job has begun)': {
      given: `${requestsAre('filled')}; ${STARTED}; DELETE FROM engagements WHERE id = :workId`,
      run: ({ requests }, tx, { workerId, requestId }) => requests.setStandby(tx, workerId, requestId, true),
      changes: ['job_requests'],
    },
    'requests.setStandby (when nobody has begun)': {
      given: `${requestsAre('filled')}; DELETE FROM engagements WHERE id = :workId`,
      run: ({ requests }, tx, { workerId, requestId }) => requests.setStandby(tx, workerId, requestId, true),
      changes: ['job_requests'],
    },
    'requests.setStandby (while one worker is booked and another one has begun)': {
      given: `${requestsAre('filled')}; ${STARTED}; ${BOOKED} WHERE id = :workId; UPDATE engagements SET instant_job_id = :jobId`,
      run: ({ requests }, tx, { workerId, requestId }) => requests.setStandby(tx, workerId, requestId, true),
      changes: ['job_requests'],
    },
    'requests.setStandby (leaving it after the work has begun)': {
      given: `${requestsAre('standby')}; ${STARTED}`,
      run: ({ requests }, tx, { workerId, requestId }) => requests.setStandby(tx, workerId, requestId, false),
      changes: ['job_requests'],
    },
    'requests.listStandby': {
      given: requestsAre('standby'),
      run: ({ requests }, tx, { jobId }) => requests.listStandby(tx, jobId),
      locks: ['job_requests'],
      never: [LATE, `${SUSPENDED} WHERE id = :workerId`, requestsAre('filled')],
    },
    'requests.moveAll': {
      run: ({ requests }, tx, { jobId }) => requests.moveAll(tx, jobId, ['pending'], 'filled', 'filled'),
      changes: ['job_requests'],
      never: [requestsAre('declined')],
    },
    'notices.claimUnsentNotices': {
      given: `UPDATE job_requests SET unsent_notice = 'request'`,
      run: ({ notices }, tx, { jobId }) => notices.claimUnsentNotices(tx, jobId, 1),
      changes: ['job_requests'],
      locks: ['job_requests'],
      never: [`UPDATE job_requests SET unsent_notice = NULL`],
    },
    'notices.hasUnsentNotices': {
      given: `UPDATE job_requests SET unsent_notice = 'request'`,
      run: ({ notices }, tx, { jobId }) => notices.hasUnsentNotices(tx, jobId),
      never: [`UPDATE job_requests SET unsent_notice = NULL`],
    },
    'requests.end': {
      given: requestsAre('accepted'),
      run: ({ requests }, tx, { jobId, workerId }) => requests.end(tx, jobId, workerId, 'withdrawn'),
      changes: ['job_requests'],
      never: [requestsAre('declined')],
    },
    'requests.expire': {
      given: `${LATE}; UPDATE job_requests SET expires_at = now() - interval '2 hours' WHERE id = :requestId`,
      run: ({ requests }, tx) => requests.expire(tx, 1),
      changes: ['job_requests'],
      locks: ['job_requests'],
      never: [requestsAre('accepted'), `UPDATE job_requests SET expires_at = now() + interval '1 hour'`],
    },
    'requests.expire (of one job)': {
      given: LATE,
      run: ({ requests }, tx, { jobId }) => requests.expire(tx, 9, jobId),
      changes: ['job_requests'],
      locks: ['job_requests'],
    },
  },
);
