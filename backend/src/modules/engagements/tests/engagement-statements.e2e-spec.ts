import { ATTENDANCE_STEP_SECONDS } from '@nukkad/contract/attendance/attendance';
import { testStatements } from '../../../../test/statement-table.js';
import { insertInstantJob, inHours, saveAppeal, saveEngagement } from './engagement.factory.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { AppealRepository } from '../appeals/appeal.repository.js';
import { AttendanceRepository } from '../attendance/attendance.repository.js';
import { EngagementRepository } from '../records/engagement.repository.js';
import { PaymentRepository } from '../records/payment.repository.js';
import { WorkRepository } from '../records/work.repository.js';

/** The step of the code that is shown now. */
const stepNow = (): number => Math.floor(Date.now() / 1000 / ATTENDANCE_STEP_SECONDS);
const STARTED = `UPDATE engagements SET status = 'started', started_at = now() - interval '2 hours'`;
const DONE = `UPDATE engagements SET status = 'done', started_at = now() - interval '3 hours', ended_at = now() - interval '1 hour', closed_at = now()`;
const CANCELLED = `UPDATE engagements SET status = 'cancelled', closed_at = now() - interval '1 day'`;
const RECEIVED = `UPDATE engagements SET received_at = now() - interval '1 hour'`;
const claimOf = (phase: string, by = 'worker', hours = 1): string =>
  `UPDATE engagements SET claim_phase = '${phase}', claim_by = '${by}', claim_at = now() - interval '${hours} hours'`;
const SOON = `UPDATE engagements SET created_at = now() - interval '2 days', starts_at = now() + interval '50 minutes', ends_at = now() + interval '4 hours'`;
const SOONER = `${SOON}; UPDATE engagements SET starts_at = now() + interval '40 minutes' WHERE id = :workId`;
const UNREPORTED = `UPDATE engagements SET starts_at = now() - interval '60 hours', ends_at = now() - interval '50 hours'`;
const UNREPORTED_FIRST = `${UNREPORTED}; UPDATE engagements SET ends_at = now() - interval '51 hours' WHERE id = :workId`;
const CLAIMED_FIRST = `${claimOf('end', 'worker', 50)}; UPDATE engagements SET claim_at = now() - interval '51 hours' WHERE id = :workId`;

testStatements(
  'engagements',
  {
    ...{ bookings: EngagementRepository, work: WorkRepository, payments: PaymentRepository },
    ...{ attendance: AttendanceRepository, appeals: AppealRepository },
  },
  async ({ dataSource }) => {
    const [{ id: workerId }, { id: employerId }] = [
      await saveUser(dataSource),
      await saveUser(dataSource, { role: 'employer' }),
    ];
    const engagement = await saveEngagement(dataSource, { workerId, employerId, createdAt: new Date() });
    const { id: appealId } = await saveAppeal(dataSource, engagement);
    await dataSource.query(`INSERT INTO payees (user_id, upi_id_encrypted) VALUES ($1, 'asha@upi')`, [workerId]);
    const nextId = await insertInstantJob(dataSource, employerId);
    return { workerId, employerId, workId: engagement.id, shiftId: engagement.instantJobId, nextId, appealId };
  },
  {
    'bookings.insert': {
      run: ({ bookings }, tx, { nextId, workerId, employerId }) =>
        bookings.insert(tx, {
          ...{ instantJobId: nextId, workerId, employerId, title: 'Cook', company: 'Udupi', category: 'delivery' },
          ...{ location: 'MG Road', minRate: 100, maxRate: 100, rateType: 'hourly', currency: 'INR' },
          ...{ paymentMethod: 'direct', startsAt: inHours(90), endsAt: inHours(94), latitude: 12.9, longitude: 77.6 },
        } as never),
      changes: ['engagements'],
      locks: ['advisory'],
    },
    'bookings.lockBookings': {
      run: ({ bookings }, tx, { workerId }) => bookings.lockBookings(tx, [workerId]),
      locks: ['advisory'],
    },
    'bookings.isBusy': {
      run: ({ bookings }, tx, { workerId }) =>
        bookings.isBusy(tx, workerId, { startsAt: inHours(25), endsAt: inHours(26) }),
      never: [
        CANCELLED,
        `UPDATE engagements SET starts_at = now() + interval '1 hour', ends_at = now() + interval '2 hours'`,
      ],
    },
    'bookings.undo': {
      run: ({ bookings }, tx, { workId }) => bookings.undo(tx, workId),
      changes: ['engagement_appeals', 'engagements'],
      never: [CANCELLED, claimOf('start'), `UPDATE engagements SET created_at = now() - interval '1 hour'`],
    },
    'bookings.cancel': {
      run: ({ bookings }, tx, { workId }) =>
        bookings.cancel(tx, workId, { by: 'worker', reason: null }).then((row) => row !== null),
      changes: ['engagements'],
      never: [DONE, claimOf('start')],
    },
    'bookings.recordNoShow': {
      run: ({ bookings }, tx, { workId }) => bookings.recordNoShow(tx, workId, 'employer', 'worker', null),
      changes: ['engagements'],
      never: [DONE, claimOf('start', 'employer')],
    },
    'bookings.recordNoShow (against the claim of the other side)': {
      given: claimOf('start', 'worker'),
      run: ({ bookings }, tx, { workId }) => bookings.recordNoShow(tx, workId, 'employer', 'worker', null),
      changes: ['engagements'],
    },
    'work.claim': {
      run: ({ work }, tx, { workId }) => work.claim(tx, workId, 'start', 'worker'),
      changes: ['engagements'],
      never: [CANCELLED, claimOf('start')],
    },
    'work.claim (of the end)': {
      given: claimOf('start'),
      run: ({ work }, tx, { workId }) => work.claim(tx, workId, 'end', 'worker'),
      changes: ['engagements'],
      never: [CANCELLED],
    },
    'work.start': {
      run: ({ work }, tx, { workId }) => work.start(tx, workId),
      changes: ['engagements'],
      locks: ['advisory'],
      never: [CANCELLED],
    },
    'work.startAsAgreed': {
      run: ({ work }, tx, { workId }) => work.startAsAgreed(tx, workId, null),
      changes: ['engagements'],
      locks: ['advisory'],
      never: [CANCELLED],
    },
    'work.end': {
      given: STARTED,
      run: ({ work }, tx, { workId }) => work.end(tx, workId, 'worker'),
      changes: ['engagements'],
      locks: ['advisory'],
      never: [CANCELLED],
    },
    'work.endAsAgreed': {
      given: STARTED,
      run: ({ work }, tx, { workId }) => work.endAsAgreed(tx, workId),
      changes: ['engagements'],
      locks: ['advisory'],
      never: [CANCELLED, claimOf('end')],
    },
    'work.setFirstAnswer': {
      run: ({ work }, tx, { workId }) => work.setFirstAnswer(tx, workId, true),
      changes: ['engagements'],
    },
    'work.setAskAgain': {
      run: ({ work }, tx, { workId }) => work.setAskAgain(tx, workId, true),
      changes: ['engagements'],
    },
    'work.lockUnansweredClaims': {
      given: CLAIMED_FIRST,
      run: ({ work }, tx) => work.lockUnansweredClaims(tx, 1),
      locks: ['advisory', 'engagements'],
      never: [
        claimOf('end', 'worker', 40),
        `INSERT INTO attendance_proofs (engagement_id, phase, step, shown_at, received_at)
         SELECT id, 'end', 1, claim_at, now() FROM engagements`,
      ],
    },
    'work.lockUnansweredClaims (known when the code arrived)': {
      given: `${claimOf('start', 'worker', 50)} WHERE id = :workId;
        INSERT INTO attendance_proofs (engagement_id, phase, step, shown_at, received_at)
        SELECT id, 'end', 1, claim_at, now() FROM engagements WHERE id = :workId`,
      run: async ({ work }, tx, { workId }) =>
        (await work.lockUnansweredClaims(tx, 9)).filter(({ id }) => id === workId),
      locks: ['advisory', 'engagements'],
    },
    'work.lockUnansweredClaims (a proof of the start)': {
      given: `${claimOf('end', 'worker', 50)} WHERE id = :workId;
        INSERT INTO attendance_proofs (engagement_id, phase, step, shown_at, received_at)
        SELECT id, 'start', 1, claim_at, now() FROM engagements WHERE id = :workId`,
      run: async ({ work }, tx, { workId }) =>
        (await work.lockUnansweredClaims(tx, 9)).filter(({ id }) => id === workId),
      locks: ['advisory', 'engagements'],
    },
    'work.lockUnansweredClaims (a proof of a later code)': {
      given: `${claimOf('end', 'worker', 50)} WHERE id = :workId;
        INSERT INTO attendance_proofs (engagement_id, phase, step, shown_at, received_at)
        SELECT id, 'end', 1, now(), now() FROM engagements WHERE id = :workId`,
      run: async ({ work }, tx, { workId }) =>
        (await work.lockUnansweredClaims(tx, 9)).filter(({ id }) => id === workId),
      locks: ['advisory', 'engagements'],
    },
    'work.lockUnansweredClaims (without those that are passed over)': {
      given: claimOf('end', 'worker', 50),
      run: ({ work }, tx, _own, { workId }) => work.lockUnansweredClaims(tx, 2, [workId]),
      locks: ['advisory', 'engagements'],
    },
    'work.lockUnreportedWork': {
      given: UNREPORTED_FIRST,
      run: ({ work }, tx) => work.lockUnreportedWork(tx, 1),
      locks: ['advisory', 'engagements'],
      never: [CANCELLED, claimOf('end'), `UPDATE engagements SET ends_at = now() - interval '40 hours'`],
    },
    'work.lockUnreportedWork (without that passed over)': {
      given: UNREPORTED,
      run: ({ work }, tx, _own, { workId }) => work.lockUnreportedWork(tx, 2, [workId]),
      locks: ['advisory', 'engagements'],
    },
    'work.claimReminders': {
      given: SOONER,
      run: ({ work }, tx) => work.claimReminders(tx, 1),
      changes: ['engagements'],
      locks: ['engagements'],
      never: [
        ...[CANCELLED, `UPDATE engagements SET reminded_at = now()`],
        `UPDATE engagements SET starts_at = now() - interval '1 minute'`,
        `UPDATE engagements SET starts_at = now() + interval '70 minutes'`,
      ],
    },
    'work.claimReminders (without those that are passed over)': {
      given: SOON,
      run: ({ work }, tx, _own, { workId }) => work.claimReminders(tx, 2, [workId]),
      changes: ['engagements'],
      locks: ['engagements'],
    },
    'payments.pay': {
      given: DONE,
      run: ({ payments }, tx, { workId }) => payments.pay(tx, workId, 480),
      changes: ['engagements'],
      never: [RECEIVED, CANCELLED, `UPDATE engagements SET payment_method = 'platform'`],
    },
    'payments.receive': {
      given: `${DONE}, paid_amount = 480, paid_at = now()`,
      run: ({ payments }, tx, { workId }) => payments.receive(tx, workId),
      changes: ['engagements'],
      never: [RECEIVED, CANCELLED, `UPDATE engagements SET paid_amount = NULL, paid_at = NULL`],
    },
    'payments.listOwed': {
      given: DONE,
      run: ({ payments }, tx, { workerId }) => payments.listOwed(tx, workerId),
      never: [RECEIVED, CANCELLED, `UPDATE engagements SET payment_method = 'platform'`],
    },
    'payments.setUpi': {
      run: ({ payments }, tx, { workerId }) => payments.setUpi(tx, workerId, 'new@upi'),
      changes: ['payees'],
      locks: ['payees'],
    },
    'payments.setUpi (none)': {
      run: ({ payments }, tx, { workerId }) => payments.setUpi(tx, workerId, null),
      changes: ['payees'],
    },
    'attendance.getAge': {
      run: async ({ attendance }, tx) => (await attendance.getAge(tx, stepNow())) === 'present',
    },
    'attendance.lockForWorker': {
      run: ({ attendance }, tx, { workerId, shiftId }) =>
        attendance.lockForWorker(tx, workerId, { shiftId, step: stepNow() } as never, 'start'),
      locks: ['engagements'],
      never: [CANCELLED],
    },
    'attendance.lockForWorker (cancelled after the code was shown)': {
      given: `UPDATE engagements SET status = 'cancelled', closed_at = now() + interval '1 hour'`,
      run: ({ attendance }, tx, { workerId, shiftId }) =>
        attendance.lockForWorker(tx, workerId, { shiftId, step: stepNow() } as never, 'start'),
      locks: ['engagements'],
    },
    'attendance.lockForWorker (with a proof)': {
      given: `INSERT INTO attendance_proofs (engagement_id, phase, step, shown_at) VALUES (:workId, 'start', 7, now())`,
      run: async ({ attendance }, tx, { workerId, shiftId }) =>
        (await attendance.lockForWorker(tx, workerId, { shiftId, step: stepNow() } as never, 'start'))?.provedStep,
      locks: ['engagements'],
      never: [`UPDATE attendance_proofs SET phase = 'end'`],
    },
    'attendance.saveProof': {
      run: ({ attendance }, tx, { workId }) => attendance.saveProof(tx, workId, 'start', stepNow()),
      changes: ['attendance_proofs'],
    },
    'attendance.start': {
      run: ({ attendance }, tx, { workId }) => attendance.start(tx, workId, stepNow()),
      changes: ['engagements'],
      locks: ['advisory'],
      never: [CANCELLED],
    },
    'attendance.claimEnd': {
      given: STARTED,
      run: ({ attendance }, tx, { workId }) => attendance.claimEnd(tx, workId, stepNow()),
      changes: ['engagements'],
      never: [CANCELLED, claimOf('end')],
    },
    'attendance.end': {
      given: STARTED,
      run: ({ attendance }, tx, { workId }) => attendance.end(tx, workId, stepNow()),
      changes: ['engagements'],
      locks: ['advisory'],
      never: [CANCELLED],
    },
    'appeals.insert': {
      given: 'DELETE FROM engagement_appeals',
      run: ({ appeals }, tx, { workId, workerId }) =>
        appeals.insert(tx, { engagementId: workId, appellantId: workerId, kind: 'no_show', text: 'No.' }),
      changes: ['engagement_appeals'],
    },
    'appeals.findWork': { run: ({ appeals }, tx, { appealId }) => appeals.findWork(tx, appealId) },
    'appeals.lockAppeal': {
      run: ({ appeals }, tx, { appealId }) => appeals.lockAppeal(tx, appealId),
      locks: ['engagement_appeals'],
    },
    'appeals.decide': {
      run: ({ appeals }, tx, { appealId, employerId }) =>
        appeals.decide(tx, appealId, { by: employerId, decision: 'upheld', reason: 'True.' }),
      changes: ['engagement_appeals'],
      never: [`UPDATE engagement_appeals SET status = 'rejected', decided_at = now(), decision = 'No.'`],
    },
    'appeals.removeBreach': {
      given: `UPDATE engagements SET status = 'no_show', closed_at = now(), ended_by = 'employer', breach = 'no_show', breach_by = 'worker'`,
      run: ({ appeals }, tx, { workId }) => appeals.removeBreach(tx, workId),
      changes: ['engagements'],
    },
  },
);
