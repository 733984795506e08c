import { testStatements } from '../../../../test/statement-table.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { AppointmentRepository } from '../appointment.repository.js';
import { BroadcastRepository } from '../broadcast.repository.js';
import { InterviewRepository } from '../interview.repository.js';
import { HOME, inHours, saveAsk, saveBroadcast, saveInterviewRequest } from './interview.factory.js';

const TIME = new Date('2099-01-01T10:00:00Z');
const PROPOSAL = { time: TIME, by: 'seeker', place: null, phone: '+919800000002', message: null } as const;
const ANSWER = { time: TIME, company: 'Udupi', place: null, phone: '+919800000002' };
const OF_JOBS = 'category IS NULL';
const PROPOSED = `UPDATE interview_requests SET proposed_time = '${TIME.toISOString()}', proposed_by = 'employer' WHERE ${OF_JOBS}`;
const NOT_PROPOSED = `proposed_time = NULL, proposed_by = NULL`;
const ANOTHER_TIME = `UPDATE interview_requests SET proposed_time = '2099-02-01' WHERE ${OF_JOBS}`;
const ENDED = `UPDATE interview_requests SET status = 'cancelled', ${NOT_PROPOSED}`;
const LATE = `UPDATE interview_requests SET expires_at = now() - interval '1 hour'`;
const confirmed = (hours: number): string =>
  `UPDATE interview_requests SET status = 'confirmed', confirmed_time = now() + interval '${hours} hours', ${NOT_PROPOSED} WHERE ${OF_JOBS}`;
const FIRST = `UPDATE interview_requests SET confirmed_time = confirmed_time - interval '20 minutes' WHERE id = :requestId`;

const NO_FITTING_JOB = [
  ...[`status = 'closed'`, `category = 'construction'`, 'employer_id = :seekerId'],
  ...[`hidden_until = now() + interval '1 day'`, `renewed_at = now() - interval '2 days', expires_at = now()`],
  'point = ST_SetSRID(ST_MakePoint(80, 12), 4326)::geography',
].map((change) => `UPDATE jobs SET ${change} WHERE id = :jobId`);

testStatements(
  'interviews',
  { requests: InterviewRepository, appointments: AppointmentRepository, broadcasts: BroadcastRepository },
  async ({ dataSource }) => {
    const [{ id: seekerId }, { id: newId }] = [await saveUser(dataSource), await saveUser(dataSource)];
    const { id: employerId } = await saveUser(dataSource, { role: 'employer' });
    const { id: jobId } = await saveJob(dataSource, { employerId });
    const { id: requestId } = await saveInterviewRequest(dataSource, { seekerId, jobId });
    const { id: broadcastId } = await saveBroadcast(dataSource, { seekerId });
    await saveAsk(dataSource, { requestId: broadcastId, employerId });
    return { seekerId, newId, employerId, jobId, requestId, broadcastId };
  },
  {
    'requests.insertForJob': {
      run: ({ requests }, tx, { newId, jobId }) =>
        requests.insertForJob(tx, newId, { jobId, mode: 'phone', requestedTime: TIME }),
      changes: ['interview_requests'],
    },
    'requests.insertInvitation': {
      run: ({ requests }, tx, { newId, jobId, employerId }) =>
        requests.insertInvitation(tx, { ...ANSWER, seekerId: newId, employerId, jobId, mode: 'phone', message: null }),
      changes: ['interview_requests'],
    },
    'requests.insertBroadcast': {
      run: ({ requests }, tx, { newId }) =>
        requests.insertBroadcast(
          tx,
          newId,
          { category: 'delivery', mode: 'in-person', timeSlot: '9:00 AM - 11:00 AM' } as never,
          HOME,
        ),
      changes: ['interview_requests'],
    },
    'requests.isSeekerBusy': {
      given: confirmed(30),
      run: ({ requests }, tx, { seekerId }) => requests.isSeekerBusy(tx, seekerId, inHours(30)),
      locks: ['advisory'],
      never: [ENDED, confirmed(29), confirmed(31)],
    },
    'requests.isSeekerBusy (except for one)': {
      given: confirmed(30),
      run: async ({ requests }, tx, { requestId, seekerId }) =>
        (await requests.isSeekerBusy(tx, seekerId, inHours(30))) &&
        !(await requests.isSeekerBusy(tx, seekerId, inHours(30), requestId)),
      locks: ['advisory'],
    },
    'requests.confirm': {
      run: ({ requests }, tx, { employerId, requestId, jobId }) =>
        requests.confirm(tx, employerId, requestId, { ...ANSWER, jobId }),
      changes: ['interview_requests'],
      never: [ENDED, LATE],
    },
    'requests.decline': {
      run: ({ requests }, tx, { employerId, requestId }) => requests.decline(tx, employerId, requestId, null),
      changes: ['interview_requests'],
      never: [ENDED],
    },
    'requests.expire': {
      given: `${LATE} WHERE ${OF_JOBS}; UPDATE interview_requests SET expires_at = now() - interval '2 hours' WHERE id = :requestId`,
      run: ({ requests }, tx) => requests.expire(tx, 1),
      changes: ['interview_requests'],
      locks: ['interview_requests'],
      never: [ENDED, `UPDATE interview_requests SET expires_at = now() + interval '1 hour'`],
    },
    'requests.expire (without those that are passed over)': {
      given: `${LATE} WHERE ${OF_JOBS}`,
      run: ({ requests }, tx, _own, { requestId }) => requests.expire(tx, 2, [requestId]),
      changes: ['interview_requests'],
      locks: ['interview_requests'],
    },
    'requests.deleteExpiredPositions': {
      given: `UPDATE interview_requests SET status = 'expired', expires_at = now() - interval '1 hour';
        UPDATE interview_requests SET expires_at = now() - interval '2 hours' WHERE id = :broadcastId`,
      run: ({ requests }, tx) => requests.deleteExpiredPositions(tx, 1),
      changes: ['interview_asks', 'interview_requests'],
      locks: ['interview_requests'],
      never: [
        ...[`UPDATE interview_requests SET status = 'pending'`, 'UPDATE interview_requests SET point = NULL'],
        `UPDATE interview_requests SET expires_at = now() + interval '1 hour'`,
      ],
    },
    'appointments.propose': {
      run: ({ appointments }, tx, { requestId }) => appointments.propose(tx, requestId, PROPOSAL),
      changes: ['interview_requests'],
      never: [ENDED, LATE],
    },
    'appointments.propose (for an interview)': {
      given: confirmed(30),
      run: ({ appointments }, tx, { requestId }) => appointments.propose(tx, requestId, PROPOSAL),
      changes: ['interview_requests'],
    },
    'appointments.propose (never for a broadcast)': {
      run: async ({ appointments }, tx, { broadcastId }) =>
        !(await appointments.propose(tx, broadcastId, PROPOSAL)) &&
        tx.query('SELECT id FROM interview_requests WHERE id = $1', [broadcastId]),
    },
    'appointments.accept': {
      given: PROPOSED,
      run: ({ appointments }, tx, { requestId }) => appointments.accept(tx, requestId, TIME),
      changes: ['interview_requests'],
      never: [ENDED, ANOTHER_TIME],
    },
    'appointments.accept (in time)': {
      given: `${PROPOSED}; UPDATE interview_requests SET proposed_time = '2020-01-01' WHERE id = :requestId`,
      run: async ({ appointments }, tx, { requestId }) =>
        !(await appointments.accept(tx, requestId, new Date('2020-01-01'))) &&
        tx.query('SELECT id FROM interview_requests WHERE id = $1', [requestId]),
    },
    'appointments.refuse': {
      given: PROPOSED,
      run: ({ appointments }, tx, { requestId }) => appointments.refuse(tx, 'seeker', requestId, TIME),
      changes: ['interview_requests'],
      never: [ENDED, ANOTHER_TIME],
    },
    'appointments.cancel': {
      run: ({ appointments }, tx, { requestId }) => appointments.cancel(tx, 'seeker', requestId, null),
      changes: ['interview_requests'],
      never: [
        ...[`UPDATE interview_requests SET status = 'declined'`, confirmed(-1)],
        `${confirmed(1)}; UPDATE interview_requests SET status = 'completed' WHERE ${OF_JOBS}`,
      ],
    },
    'appointments.cancel (an interview)': {
      given: confirmed(30),
      run: ({ appointments }, tx, { requestId }) => appointments.cancel(tx, 'seeker', requestId, null),
      changes: ['interview_requests'],
    },
    'appointments.mark': {
      given: confirmed(-1),
      run: ({ appointments }, tx, { requestId }) => appointments.mark(tx, 'seeker', requestId, 'completed'),
      changes: ['interview_requests'],
      never: [ENDED, confirmed(1)],
    },
    'appointments.expireProposals': {
      given: `${PROPOSED}; UPDATE interview_requests SET proposed_time = now() - interval '1 hour' WHERE ${OF_JOBS};
        UPDATE interview_requests SET proposed_time = now() - interval '2 hours' WHERE id = :requestId`,
      run: ({ appointments }, tx) => appointments.expireProposals(tx, 1),
      changes: ['interview_requests'],
      locks: ['interview_requests'],
      never: [
        `UPDATE interview_requests SET proposed_time = now() + interval '1 hour' WHERE ${OF_JOBS}`,
        `UPDATE interview_requests SET asked_by = 'employer' WHERE ${OF_JOBS}`,
      ],
    },
    'appointments.expireProposals (without those that are passed over)': {
      given: `${PROPOSED}; UPDATE interview_requests SET proposed_time = now() - interval '1 hour' WHERE ${OF_JOBS}`,
      run: ({ appointments }, tx, _own, { requestId }) => appointments.expireProposals(tx, 2, [requestId]),
      changes: ['interview_requests'],
      locks: ['interview_requests'],
    },
    'appointments.settle': {
      given: `${confirmed(-50)}; ${FIRST}`,
      run: ({ appointments }, tx) => appointments.settle(tx, 1),
      changes: ['interview_requests'],
      locks: ['interview_requests'],
      never: [ENDED, confirmed(-40)],
    },
    'appointments.settle (without those that are passed over)': {
      given: confirmed(-50),
      run: ({ appointments }, tx, _own, { requestId }) => appointments.settle(tx, 2, [requestId]),
      changes: ['interview_requests'],
      locks: ['interview_requests'],
    },
    'appointments.claimReminders (the first)': {
      given: `${confirmed(5)}; ${FIRST}`,
      run: ({ appointments }, tx) => appointments.claimReminders(tx, 'first', 1),
      changes: ['interview_requests'],
      locks: ['interview_requests'],
      never: [ENDED, confirmed(1), confirmed(40), 'UPDATE interview_requests SET day_reminder_for = confirmed_time'],
    },
    'appointments.claimReminders (the last)': {
      given: `${confirmed(0)}; UPDATE interview_requests SET confirmed_time = now() + interval '30 minutes' WHERE ${OF_JOBS}; ${FIRST}`,
      run: ({ appointments }, tx) => appointments.claimReminders(tx, 'last', 1),
      changes: ['interview_requests'],
      locks: ['interview_requests'],
      never: [ENDED, confirmed(-1), confirmed(9), 'UPDATE interview_requests SET hour_reminder_for = confirmed_time'],
    },
    'appointments.claimReminders (without those that are passed over)': {
      given: confirmed(5),
      run: ({ appointments }, tx, _own, { requestId }) => appointments.claimReminders(tx, 'first', 2, [requestId]),
      changes: ['interview_requests'],
      locks: ['interview_requests'],
    },
    'broadcasts.ask': {
      given: `DELETE FROM interview_asks; UPDATE jobs SET status = 'closed' WHERE id <> :jobId`,
      run: ({ broadcasts }, tx, { broadcastId }) => broadcasts.ask(tx, broadcastId),
      changes: ['interview_asks'],
      never: NO_FITTING_JOB,
    },
    'broadcasts.askNewEmployers': {
      given: `DELETE FROM interview_asks; UPDATE jobs SET status = 'closed' WHERE id <> :jobId;
        UPDATE interview_requests SET status = 'cancelled' WHERE id <> :broadcastId`,
      run: async ({ broadcasts }, tx, { broadcastId }) =>
        (await broadcasts.askNewEmployers(tx, 10, 5, 9)).filter((id) => id === broadcastId),
      changes: ['interview_asks'],
      values: ['broadcastId'],
      never: [
        ...[`UPDATE jobs SET status = 'closed'`, LATE, ENDED],
        `UPDATE jobs SET created_at = now() - interval '20 minutes'`,
        `UPDATE jobs SET created_at = now() - interval '8 minutes'`,
        `INSERT INTO interview_asks (request_id, employer_id) VALUES (:broadcastId, :employerId)`,
      ],
    },
    'broadcasts.askNewEmployers (for an old broadcast)': {
      given: `DELETE FROM interview_asks; UPDATE jobs SET status = 'closed' WHERE id <> :jobId;
        UPDATE interview_requests SET status = 'cancelled' WHERE id <> :broadcastId;
        UPDATE interview_requests SET created_at = now() - interval '1 day'`,
      run: async ({ broadcasts }, tx, { broadcastId }) =>
        (await broadcasts.askNewEmployers(tx, 10, 5, 9)).filter((id) => id === broadcastId),
      changes: ['interview_asks'],
      values: ['broadcastId'],
      never: [...NO_FITTING_JOB, `UPDATE jobs SET created_at = now() - interval '20 minutes'`],
    },
    'broadcasts.claimUnnotified': {
      run: ({ broadcasts }, tx, { broadcastId }) => broadcasts.claimUnnotified(tx, broadcastId),
      changes: ['interview_asks'],
      never: [
        ENDED,
        LATE,
        `UPDATE interview_asks SET told_at = now()`,
        `UPDATE interview_asks SET declined_at = now()`,
      ],
    },
    'broadcasts.recordDecline': {
      run: ({ broadcasts }, tx, { employerId, broadcastId }) =>
        broadcasts.recordDecline(tx, employerId, broadcastId, 'Full.'),
      changes: ['interview_asks'],
      locks: ['interview_asks'],
    },
    'broadcasts.joinDeclineReasons': {
      given: `UPDATE interview_asks SET declined_at = now(), reason = 'Full.'`,
      run: ({ broadcasts }, tx, { broadcastId }) => broadcasts.joinDeclineReasons(tx, broadcastId),
      never: [`UPDATE interview_asks SET reason = NULL`],
    },
    'broadcasts.asked': { run: ({ broadcasts }, tx, { broadcastId }) => broadcasts.asked(tx, broadcastId) },
    'broadcasts.hasDeclined': {
      given: `UPDATE interview_asks SET declined_at = now()`,
      run: ({ broadcasts }, _tx, { employerId, broadcastId }) => broadcasts.hasDeclined(employerId, broadcastId),
      never: [`UPDATE interview_asks SET declined_at = NULL`],
    },
    'broadcasts.hasTakersLeft': {
      given: `UPDATE jobs SET status = 'closed' WHERE id <> :jobId`,
      run: ({ broadcasts }, tx, { broadcastId }) => broadcasts.hasTakersLeft(tx, broadcastId),
      never: [...NO_FITTING_JOB, `UPDATE interview_asks SET declined_at = now()`],
    },
    'broadcasts.hasTakersLeft (when another employer declined)': {
      given: `UPDATE interview_asks SET declined_at = now() WHERE request_id <> :broadcastId`,
      run: ({ broadcasts }, tx, { broadcastId }) => broadcasts.hasTakersLeft(tx, broadcastId),
    },
  },
);
