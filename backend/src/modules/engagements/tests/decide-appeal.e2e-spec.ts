import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { makeAdmin } from '../../auth/tests/signed-in.js';
import { jobById, requestById, saveInstantJob, saveJobRequest } from '../../instant-hire/tests/instant-hire.factory.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import { recordedOf } from '../../moderation/tests/suspension.factory.js';
import { EngagementAppealEntity } from '../entities/engagement-appeal.entity.js';
import { inHours, noticesTo, saveAppeal } from './engagement.factory.js';
import { type Pair, pairOf } from './engagement-pair.js';

const path = (id: string): string => `/api/admin/appeals/${id}/decision`;
const BODY = { decision: 'upheld', reason: 'The gate was locked.' } as const;

describe('POST /api/admin/appeals/{id}/decision', () => {
  let test: TestApp;
  let pair: Pair;
  let staff: Person;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    pair = await pairOf(test);
    staff = await seeker(test, { staffRole: 'support' });
  });
  const appealed = async (fields: Parameters<Pair['book']>[0] = {}) => {
    const id = await pair.book({ status: 'no_show', startsAt: inHours(-5), ...fields });
    return { id, appeal: await saveAppeal(test.dataSource, await pair.row(id)) };
  };
  const appealRow = (id: string) => test.dataSource.getRepository(EngagementAppealEntity).findOneByOrFail({ id });

  it('removes the breach after an upheld appeal, and sends the worker the reason', async () => {
    const { id, appeal } = await appealed();
    const { body } = await staff.post(path(appeal.id)).send(BODY).expect(200);
    expect(body).toMatchObject({
      id: appeal.id,
      status: 'upheld',
      decision: BODY.reason,
      kind: 'no_show',
      by: 'worker',
    });
    expect(await pair.row(id)).toMatchObject({ status: 'cancelled', breach: null, breachBy: null });
    expect(await appealRow(appeal.id)).toMatchObject({ decidedBy: staff.id, decidedAt: expect.any(Date) });
    expect(await noticesTo(test.dataSource, pair.worker.id)).toEqual(['appealUpheld']);
    const { body: shown } = await pair.worker.get(`/api/engagements/${id}`).expect(200);
    expect(shown).toMatchObject({ appeal: 'upheld', breach: null, mayAppealUntil: null });
    expect((await pair.worker.get('/api/user/reliability').expect(200)).body).toMatchObject({ noShows: 0, kept: 0 });
  });

  it.each(['upheld', 'rejected'] as const)('records the decision %s with its author', async (decision) => {
    const { appeal } = await appealed();
    await staff
      .post(path(appeal.id))
      .send({ ...BODY, decision })
      .expect(200);
    expect(await recordedOf(test.dataSource, staff.id)).toEqual([
      { action: 'appeal.decided', kind: 'appeal', id: appeal.id, detail: { decision } },
    ]);
  });

  it.each(['worker', 'employer'] as const)('notifies the %s who appealed, and not the other side', async (by) => {
    const { id } = await appealed({ breachBy: by, endedBy: by === 'worker' ? 'employer' : 'worker' });
    await test.dataSource.query('UPDATE engagement_appeals SET appellant_id = $2 WHERE engagement_id = $1', [
      ...[id, pair.side(by).id],
    ]);
    const [{ appealId } = { appealId: '' }]: { appealId: string }[] = await test.dataSource.query(
      'SELECT id AS "appealId" FROM engagement_appeals WHERE engagement_id = $1',
      [id],
    );
    await staff
      .post(path(appealId))
      .send({ ...BODY, decision: 'rejected' })
      .expect(200);
    expect(await noticesTo(test.dataSource, pair.side(by).id)).toEqual(['appealRejected']);
    expect(await noticesTo(test.dataSource, pair.side(by === 'worker' ? 'employer' : 'worker').id)).toEqual([]);
  });

  it('leaves the breach counting after a rejected appeal', async () => {
    const { id, appeal } = await appealed();
    await staff
      .post(path(appeal.id))
      .send({ ...BODY, decision: 'rejected' })
      .expect(200);
    expect(await pair.row(id)).toMatchObject({ status: 'no_show', breach: 'no_show', breachBy: 'worker' });
    expect(await noticesTo(test.dataSource, pair.worker.id)).toEqual(['appealRejected']);
    expect((await pair.worker.get('/api/user/reliability').expect(200)).body.noShows).toBe(1);
  });

  it.each([
    ['employer', 'worker', 'cancelled', { status: 'cancelled', filled: 0 }],
    ['worker', 'employer', 'withdrawn', { status: 'expired', filled: 0 }],
  ] as const)(
    'reverses a no-show reported by the %s, against the %s, and ends the request as %s',
    async (endedBy, breachBy, status, jobThen) => {
      const job = await saveInstantJob(test.dataSource, {
        ...{ employerId: pair.owner.id, status: 'filled', filled: 1, expiresAt: inHours(-5) },
      });
      const request = await saveJobRequest(test.dataSource, job, pair.worker.id, { status: 'accepted' });
      const { appeal } = await appealed({ instantJobId: job.id, endedBy, breachBy });
      await staff.post(path(appeal.id)).send(BODY).expect(200);
      expect((await requestById(test.dataSource, request.id)).status).toBe(status);
      expect(await jobById(test.dataSource, job.id)).toMatchObject(jobThen);
    },
  );

  it('leaves the request of a late cancellation unchanged after an upheld appeal', async () => {
    const job = await saveInstantJob(test.dataSource, { employerId: pair.owner.id });
    const request = await saveJobRequest(test.dataSource, job, pair.worker.id, { status: 'withdrawn' });
    const { appeal } = await appealed({
      ...{
        instantJobId: job.id,
        status: 'cancelled',
        endedBy: 'worker',
        breach: 'late_cancellation',
        breachBy: 'worker',
      },
    });
    await staff.post(path(appeal.id)).send(BODY).expect(200);
    expect((await requestById(test.dataSource, request.id)).status).toBe('withdrawn');
    expect(await jobById(test.dataSource, job.id)).toMatchObject({ status: 'open', filled: 0 });
  });

  it('leaves a late cancellation cancelled', async () => {
    const { id, appeal } = await appealed({ status: 'cancelled', breach: 'late_cancellation', breachBy: 'worker' });
    await staff.post(path(appeal.id)).send(BODY).expect(200);
    expect(await pair.row(id)).toMatchObject({ status: 'cancelled', breach: null, breachBy: null });
  });

  it('accepts one of two concurrent decisions of the staff', async () => {
    const { appeal } = await appealed();
    const other = await employer(test, { staffRole: 'admin' });
    const answers = await Promise.all([
      staff.post(path(appeal.id)).send(BODY),
      other.post(path(appeal.id)).send({ ...BODY, decision: 'rejected' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = await staff.post(path(appeal.id)).send(BODY).expect(409);
    expect(late.body.detail).toBe('This appeal has already been decided.');
    expect(await noticesTo(test.dataSource, pair.worker.id)).toHaveLength(1);
  });

  it.each(['worker', 'employer'] as const)(
    'rejects a decision by the %s of the work, even with a staff role',
    async (side) => {
      const { appeal } = await appealed();
      await pair.side(side).post(path(appeal.id)).send(BODY).expect(403);
      await makeAdmin(test.dataSource, pair.side(side).id);
      const { body } = await pair.side(side).post(path(appeal.id)).send(BODY).expect(403);
      expect(body.detail).toBe('This is your own work. Someone else on the team must decide.');
      expect((await appealRow(appeal.id)).status).toBe('open');
    },
  );
});
