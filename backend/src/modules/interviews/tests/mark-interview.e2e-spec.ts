import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { INTERVIEW_TRANSITIONS, INTERVIEW_STATUSES } from '@nukkad/contract/interviews/interviews';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import {
  changesOf,
  inHours,
  noticesTo,
  requestById,
  type RequestFields,
  saveInterviewRequest,
} from './interview.factory.js';

const path = (id: string): string => `/api/interview-requests/${id}/outcome`;

describe('POST /api/interview-requests/{id}/outcome', () => {
  let test: TestApp;
  let owner: Person;
  let worker: Person;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    [owner, worker] = [await employer(test), await seeker(test)];
  });

  const over = async (fields: RequestFields = {}): Promise<string> => {
    const { id: jobId } = await saveJob(test.dataSource, { employerId: owner.id });
    const times = { status: 'confirmed', employerId: owner.id, confirmedTime: inHours(-0.01) } as const;
    return (await saveInterviewRequest(test.dataSource, { jobId, seekerId: worker.id, ...times, ...fields })).id;
  };
  const row = (id: string) => requestById(test, id);

  it.each([
    ['seeker', 'completed', null, []],
    ['employer', 'completed', null, []],
    ['seeker', 'no-show', 'seeker', ['noShow']],
    ['employer', 'no-show', 'employer', ['noShow']],
  ] as const)('is marked by the %s as %s', async (side, outcome, endedBy, notices) => {
    const id = await over();
    const [me, other] = side === 'seeker' ? [worker, owner] : [owner, worker];
    const { body } = await me.post(path(id)).send({ outcome }).expect(200);
    expect(body).toMatchObject({ id, status: outcome, proposal: null });
    expect(await row(id)).toMatchObject({ status: outcome, endedBy, sequence: 0 });
    expect(await changesOf(test.dataSource, id)).toEqual([`${outcome} by ${side}`]);
    expect(await noticesTo(test.dataSource, other.id)).toEqual(notices);
    const again = await other.post(path(id)).send({ outcome: 'completed' }).expect(409);
    expect(again.body.detail).toBe('This request can no longer be changed.');
  });

  it.each(INTERVIEW_STATUSES.flatMap((from) => [[from, 'completed'] as const, [from, 'no-show'] as const]))(
    'moves a request that is %s to %s only where the state table allows it',
    async (from, outcome) => {
      const id = await over({ status: from, employerId: from === 'pending' ? null : owner.id });
      const allowed = INTERVIEW_TRANSITIONS[from].includes(outcome);
      await owner
        .post(path(id))
        .send({ outcome })
        .expect(allowed ? 200 : 409);
      expect(await row(id)).toMatchObject(allowed ? { status: outcome, proposedTime: null } : { status: from });
    },
  );

  it.each(['completed', 'no-show'] as const)(
    'returns 409 for the outcome %s before the time of the interview',
    async (outcome) => {
      const id = await over({ confirmedTime: inHours(0.01) });
      for (const person of [owner, worker]) {
        const { body } = await person.post(path(id)).send({ outcome }).expect(409);
        expect(body.detail).toBe('You can say this only after the interview time.');
      }
      expect((await row(id)).status).toBe('confirmed');
    },
  );

  it('has one outcome when both sides state different ones concurrently', async () => {
    for (let round = 0; round < 4; round++) {
      const id = await over({ confirmedTime: inHours(-round - 1) });
      const answers = await Promise.all([
        owner.post(path(id)).send({ outcome: 'no-show' }),
        worker.post(path(id)).send({ outcome: 'completed' }),
      ]);
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
      expect(await changesOf(test.dataSource, id)).toHaveLength(1);
    }
  });
});
