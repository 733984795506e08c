import type { TestApp } from '../../../../test/app.js';
import { type Person, seeker } from '../../jobs/tests/people.js';
import { inHours } from './engagement.factory.js';
import { type Pair, pairOf } from './engagement-pair.js';

const MINUTE_MS = 60_000;

/** Work of four hours at ₹120 that ended six hours ago, and times by which its worker worked five hours. */
export async function finishedWork(test: TestApp) {
  const pair: Pair = await pairOf(test);
  const startsAt = new Date(Math.floor(inHours(-10).getTime() / MINUTE_MS) * MINUTE_MS);
  const engagementId = await pair.book({ status: 'done', startsAt });
  const hoursAfter = (hours: number): string => new Date(startsAt.getTime() + hours * 60 * MINUTE_MS).toISOString();
  const path = `/api/engagements/${engagementId}/times`;
  const longer = { startedAt: hoursAfter(0), endedAt: hoursAfter(5), reason: 'I stayed an hour longer.' };
  return {
    ...{ pair, engagementId, path, hoursAfter, longer },
    propose: (side: 'worker' | 'employer' = 'worker', body: object = longer) => pair.side(side).post(path).send(body),
    answer: (side: 'worker' | 'employer', body: object) => pair.side(side).post(`${path}/answer`).send(body),
    appeal: (side: 'worker' | 'employer', text = 'That is wrong.') =>
      pair.side(side).post(`${path}/appeal`).send({ text }),
    /** The work as this side sees it. */
    seenBy: async (side: 'worker' | 'employer') =>
      (await pair.side(side).get(`/api/engagements/${engagementId}`).expect(200)).body,
    /** Lets the employer have ended the work, before its agreed end. */
    endEarly: (hours: number) =>
      test.dataSource.query(
        `UPDATE engagements SET ended_by = 'employer', ended_at = $2::timestamptz + interval '37 seconds' WHERE id = $1`,
        [engagementId, hoursAfter(hours)],
      ),
    /** Records other work of the same worker, in hours after the start of this work. */
    addOtherWork: (from: number, to: number) =>
      pair.book({
        ...{ status: 'done', startsAt: new Date(hoursAfter(from)), endsAt: new Date(hoursAfter(to)) },
        ...{ startedAt: new Date(hoursAfter(from)), endedAt: new Date(hoursAfter(to)) },
      }),
    letPass: (hours: number) =>
      test.dataSource.query(
        `UPDATE time_corrections SET proposed_at = proposed_at - make_interval(secs => $2),
                decided_at = decided_at - make_interval(secs => $2) WHERE engagement_id = $1`,
        [engagementId, hours * 3600],
      ),
  };
}

/** A correction that the employer contests, with two members of the staff. */
export async function contestedTimes(test: TestApp, finished?: Awaited<ReturnType<typeof finishedWork>>) {
  const work = finished ?? (await finishedWork(test));
  const staff = await seeker(test, { staffRole: 'support' });
  const colleague = await seeker(test, { staffRole: 'support' });
  const { body } = await work.propose().expect(200);
  const correctionId = (body.correction as { id: string }).id;
  await work.answer('employer', { agrees: false, text: 'The shop closed before.' }).expect(200);
  const decided = { startedAt: work.hoursAfter(0), endedAt: work.hoursAfter(4.5) };
  return {
    ...{ ...work, staff, colleague, correctionId, decided },
    decide: (by: Person, changes: object = {}) =>
      by
        .post(`/api/admin/time-corrections/${correctionId}/decision`)
        .send({ state: 'contested', ...decided, reason: 'The gate shows it.', ...changes }),
    listed: async (list: string): Promise<boolean> => {
      const { body: found } = await staff.get(`/api/admin/time-corrections?list=${list}`).expect(200);
      return (found as { id: string }[]).some(({ id }) => id === correctionId);
    },
  };
}
