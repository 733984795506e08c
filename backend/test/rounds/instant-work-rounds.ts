import { PAY_CASE_APPEAL_DAYS } from '@nukkad/contract/instant-work/pay-cases';
import { CORRECTION_ANSWER_HOURS, CORRECTION_APPEAL_DAYS } from '@nukkad/contract/instant-work/time-corrections';
import { TimeCorrectionEntity } from '../../src/modules/engagements/entities/time-correction.entity.js';
import { PayCaseEntity } from '../../src/modules/engagements/entities/pay-case.entity.js';
import { saveEngagement } from '../../src/modules/engagements/tests/engagement.factory.js';
import { inHours, saveInstantJob } from '../../src/modules/instant-hire/tests/instant-hire.factory.js';
import { saveAvailability } from '../../src/modules/users/tests/availability.factory.js';
import { saveUser } from '../../src/modules/users/tests/user.factory.js';
import type { TestApp } from '../app.js';
import { EVERY_HOUR, EVERY_MINUTE, type Round, valuesOf } from './round.js';

const employerOf = (test: TestApp) => saveUser(test.dataSource, { role: 'employer' });

/** The constant columns of a correction of times. */
const PROPOSED = { proposedBy: 'worker', reason: '' } as const;

/** Finished work that a case or a correction is about, and the moment at which that came about. */
interface AgedWork {
  ids: { engagementId: string; workerId: string; employerId: string };
  /** The recorded times, also as proposed ones. */
  times: Record<'recordedFrom' | 'recordedTo' | 'startedAt' | 'endedAt', Date>;
  happenedAt: Date;
}

/** Calls `arrange` for finished work of one employer at each age, in hours. */
async function atAges(
  test: TestApp,
  ages: readonly number[],
  arrange: (work: AgedWork) => Promise<void>,
): Promise<void> {
  const { id: employerId } = await employerOf(test);
  for (const hours of ages) {
    const { id: workerId } = await saveUser(test.dataSource);
    const [from, to] = [inHours(-hours - 10), inHours(-hours - 6)];
    const { id: engagementId } = await saveEngagement(test.dataSource, {
      ...{ workerId, employerId, status: 'done', startsAt: from, endsAt: to },
    });
    await arrange({
      ids: { engagementId, workerId, employerId },
      times: { recordedFrom: from, recordedTo: to, startedAt: from, endedAt: to },
      happenedAt: inHours(-hours),
    });
  }
}

/** Counts the notifications of the bell. */
const RUNG = 'SELECT count(*)::int AS value FROM notifications';

/** Schedules of instant work, by name. */
export const INSTANT_WORK_ROUNDS: Record<string, Round> = {
  'instant-hire.expire': {
    cron: '*/2 * * * * *',
    reason: 'nothing may be pending 5 seconds after it has expired',
    arrange: async (test) => {
      const { id: employerId } = await employerOf(test);
      for (const hours of [-24 * 9, -0.001, 1]) {
        await saveInstantJob(test.dataSource, { employerId, expiresAt: inHours(hours) });
      }
      const read = async () => [
        await valuesOf(test.dataSource, 'SELECT status AS value FROM instant_jobs ORDER BY expires_at'),
        await valuesOf(test.dataSource, RUNG),
      ];
      return { read, before: [['open', 'open', 'open'], [0]], after: [['expired', 'expired', 'open'], [2]] };
    },
  },
  'instant-hire.dispatch': {
    cron: '*/5 * * * * *',
    reason: 'of the hour that people wait for somebody a wave may not lose more',
    arrange: async (test) => {
      const { id: employerId } = await employerOf(test);
      await saveAvailability(test.dataSource, (await saveUser(test.dataSource)).id);
      for (const hours of [-24 * 9, -0.001, 0.5]) {
        await saveInstantJob(test.dataSource, { employerId, nextWaveAt: inHours(hours) });
      }
      const read = async () => [
        await valuesOf(
          test.dataSource,
          `SELECT count(r.id)::int AS value FROM instant_jobs j LEFT JOIN job_requests r ON r.instant_job_id = j.id
           GROUP BY j.id ORDER BY j.created_at`,
        ),
        await valuesOf(
          test.dataSource,
          `SELECT count(*)::int AS value FROM outbox WHERE task = 'instant-hire.send-hire-notices'`,
        ),
      ];
      return { read, before: [[0, 0, 0], [0]], after: [[1, 1, 0], [2]] };
    },
  },
  'engagements.settle': {
    cron: EVERY_MINUTE,
    reason: 'both sides see what they agreed on as soon as a word stands',
    arrange: async (test) => {
      const { id: employerId } = await employerOf(test);
      for (const hours of [24 * 9, 49, 1]) {
        const { id: workerId } = await saveUser(test.dataSource);
        const startsAt = inHours(-hours);
        const claim = { claimPhase: 'start', claimBy: 'worker', claimAt: startsAt } as const;
        await saveEngagement(test.dataSource, { workerId, employerId, startsAt, endsAt: inHours(-0.5), ...claim });
      }
      const read = () => valuesOf(test.dataSource, 'SELECT status AS value FROM engagements ORDER BY starts_at');
      return { read, before: ['booked', 'booked', 'booked'], after: ['started', 'started', 'booked'] };
    },
  },
  'reviews.sweep': {
    cron: EVERY_MINUTE,
    reason: 'both sides read the answers as soon as the time is over',
    arrange: async (test) => {
      const { id: employerId } = await employerOf(test);
      for (const days of [20, 7.01, 6]) {
        const { id: workerId } = await saveUser(test.dataSource);
        const { id } = await saveEngagement(test.dataSource, {
          ...{
            workerId,
            employerId,
            status: 'done',
            startsAt: inHours(-24 * days - 5),
            endsAt: inHours(-24 * days - 1),
          },
        });
        await test.dataSource.query(
          `INSERT INTO review_windows (engagement_id, instant_job_id, worker_id, employer_id, opens_at, closes_at, asked_at)
           SELECT id, instant_job_id, worker_id, employer_id, ended_at, ended_at + interval '7 days', ended_at
           FROM engagements WHERE id = $1`,
          [id],
        );
      }
      const read = () =>
        valuesOf(test.dataSource, 'SELECT revealed_at IS NOT NULL AS value FROM review_windows ORDER BY closes_at');
      return { read, before: [false, false, false], after: [true, true, false] };
    },
  },
  'engagements.finish-pay-cases': {
    cron: EVERY_HOUR,
    reason: 'a decision that nobody appeals against is final within the hour after its time',
    arrange: async (test) => {
      const cases = test.dataSource.getRepository(PayCaseEntity);
      const sums = { claimedAmount: '480', receivedAmount: '300', owedAmount: '180', text: '' };
      await atAges(test, [24 * 9, 24 * PAY_CASE_APPEAL_DAYS + 0.1, 24], async ({ ids, happenedAt: decidedAt }) => {
        await cases.insert({ ...ids, ...sums, status: 'decided', decidedAt });
      });
      const read = () => valuesOf(test.dataSource, 'SELECT status AS value FROM pay_cases ORDER BY decided_at');
      return { read, before: ['decided', 'decided', 'decided'], after: ['final', 'final', 'decided'] };
    },
  },
  'engagements.finish-corrections': {
    cron: EVERY_HOUR,
    reason: 'times that nobody appeals against become final within the hour',
    arrange: async (test) => {
      const corrections = test.dataSource.getRepository(TimeCorrectionEntity);
      const limit = 24 * CORRECTION_APPEAL_DAYS;
      await atAges(test, [24 * 400, limit + 0.1, limit - 0.1], async ({ ids, times, happenedAt: decidedAt }) => {
        const decided = { decidedFrom: times.startedAt, decidedTo: times.endedAt, decidedAt };
        await corrections.insert({ ...ids, ...times, ...PROPOSED, ...decided, status: 'decided' });
      });
      const read = () => valuesOf(test.dataSource, 'SELECT status AS value FROM time_corrections ORDER BY decided_at');
      return { read, before: ['decided', 'decided', 'decided'], after: ['final', 'final', 'decided'] };
    },
  },
  'engagements.ask-staff-about-times': {
    cron: EVERY_HOUR,
    reason: 'the staff are asked about times without an answer within the hour after its deadline',
    arrange: async (test) => {
      const corrections = test.dataSource.getRepository(TimeCorrectionEntity);
      const limit = CORRECTION_ANSWER_HOURS;
      await atAges(test, [400, limit + 0.1, limit - 0.1], async ({ ids, times, happenedAt: proposedAt }) => {
        await corrections.insert({ ...ids, ...times, ...PROPOSED, proposedAt, status: 'proposed' });
      });
      const asked = 'SELECT staff_asked_at IS NOT NULL AS value FROM time_corrections ORDER BY proposed_at';
      const read = () => valuesOf(test.dataSource, asked);
      return { read, before: [false, false, false], after: [true, true, false] };
    },
  },
  'engagements.remind': {
    cron: EVERY_MINUTE,
    reason: 'who is reminded late comes late',
    arrange: async (test) => {
      const { id: employerId } = await employerOf(test);
      for (const hours of [0.1, 0.9, 5]) {
        const { id: workerId } = await saveUser(test.dataSource);
        await saveEngagement(test.dataSource, { workerId, employerId, startsAt: inHours(hours) });
      }
      const read = async () => [
        await valuesOf(test.dataSource, 'SELECT reminded_at IS NOT NULL AS value FROM engagements ORDER BY starts_at'),
        await valuesOf(test.dataSource, RUNG),
      ];
      return { read, before: [[false, false, false], [0]], after: [[true, true, false], [2]] };
    },
  },
};
