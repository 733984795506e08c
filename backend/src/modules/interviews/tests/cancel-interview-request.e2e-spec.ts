import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { INTERVIEW_TRANSITIONS, INTERVIEW_STATUSES } from '@nukkad/contract/interviews/interviews';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import type { InterviewRequestEntity } from '../entities/interview-request.entity.js';
import {
  type RequestFields,
  changesOf,
  countTasks,
  inHours,
  noticesTo,
  requestById,
  saveBroadcast,
  saveInterviewRequest,
} from './interview.factory.js';

const TASK = 'notifications.deliver-message';
const REFUSED = 'This request can no longer be changed.';

describe('POST /api/interview-requests/{id}/cancel', () => {
  let test: TestApp;
  let owner: Person;

  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test);
  });
  afterAll(() => test.close());

  const request = async (fields: RequestFields = {}): Promise<InterviewRequestEntity> => {
    const { id } = await saveJob(test.dataSource, { employerId: owner.id });
    return saveInterviewRequest(test.dataSource, { jobId: id, seekerId: (await seeker(test)).id, ...fields });
  };
  const path = (id: string): string => `/api/interview-requests/${id}/cancel`;

  it.each(INTERVIEW_STATUSES)(
    'allows the seeker to end a request that is %s as the state table defines',
    async (status) => {
      const me = await seeker(test);
      const { id } = await request({ seekerId: me.id, status, employerId: status === 'pending' ? null : owner.id });
      const allowed = INTERVIEW_TRANSITIONS[status].includes('cancelled');
      const mails = await countTasks(test.dataSource, TASK);
      const { body } = await me.post(path(id)).expect(allowed ? 200 : 409);
      if (allowed) expect(body).toMatchObject({ id, status: 'cancelled', proposal: null });
      else expect(body.detail).toBe(REFUSED);
      const row = await requestById(test, id);
      expect(row).toMatchObject({ status: allowed ? 'cancelled' : status, endedBy: allowed ? 'seeker' : null });
      expect(await changesOf(test.dataSource, id)).toEqual(allowed ? ['cancelled by seeker'] : []);
      // an interview leaves both calendars
      const wasFixed = allowed && status !== 'pending';
      expect(row.sequence).toBe(wasFixed ? 1 : 0);
      expect(await countTasks(test.dataSource, TASK)).toBe(mails + (wasFixed ? 2 : 0));
    },
  );

  it('rejects an employer’s message that asks for money, and does not cancel the interview', async () => {
    const { id } = await request({ status: 'confirmed', employerId: owner.id });
    const { body } = await owner.post(path(id)).send({ message: 'Security deposit 2000 first' }).expect(400);
    expect(body.errors).toMatchObject([{ field: 'message' }]);
    expect(await requestById(test, id)).toMatchObject({ status: 'confirmed', message: null });
    await owner.post(path(id)).send({ message: 'Call me on 98450 12345' }).expect(200);
  });

  it.each(INTERVIEW_STATUSES)(
    'allows the employer to cancel a request that is %s only after its confirmation',
    async (status) => {
      const me = await seeker(test);
      const { id } = await request({ seekerId: me.id, status, employerId: status === 'pending' ? null : owner.id });
      const allowed = status === 'confirmed' || status === 'rescheduled';
      const { body } = await owner
        .post(path(id))
        .send({ message: ' The oven broke. ' })
        .expect(allowed ? 200 : 409);
      if (!allowed) {
        expect(body.detail).toBe(REFUSED);
        expect((await requestById(test, id)).status).toBe(status);
        return;
      }
      const fields = { status: 'cancelled', endedBy: 'employer', message: 'The oven broke.', proposedTime: null };
      expect(await requestById(test, id)).toMatchObject(fields);
      const mine = (await me.get('/api/interview-requests').expect(200)).body[0];
      expect(mine).toMatchObject({
        status: 'cancelled',
        message: 'The oven broke.',
        endedBy: 'employer',
        proposal: null,
      });
      expect(await noticesTo(test.dataSource, me.id)).toEqual(['cancelled']);
    },
  );

  it('is rejected once the interview has begun', async () => {
    const me = await seeker(test);
    const { id } = await request({ seekerId: me.id, status: 'confirmed', confirmedTime: inHours(-0.01) });
    for (const person of [me, owner]) {
      expect((await person.post(path(id)).expect(409)).body.detail).toBe(REFUSED);
    }
  });

  it('notifies the employer by the bell, with the confirmed time', async () => {
    const [me, shop] = [await seeker(test), await employer(test)];
    const { id: jobId } = await saveJob(test.dataSource, { employerId: shop.id });
    for (const status of ['pending', 'confirmed'] as const) {
      const { id } = await saveInterviewRequest(test.dataSource, { jobId, seekerId: me.id, status });
      await me.post(path(id)).send({}).expect(200);
    }
    expect(await noticesTo(test.dataSource, shop.id)).toEqual(['takenBack', 'cancelled']);
    expect(await noticesTo(test.dataSource, me.id)).toEqual([]);
  });

  it('removes a broadcast from the lists of employers near by', async () => {
    const me = await seeker(test);
    await saveJob(test.dataSource, { employerId: owner.id });
    const { id } = await saveBroadcast(test.dataSource, { seekerId: me.id });
    const ids = async (): Promise<string[]> => {
      const { body } = await owner.get('/api/received-interview-requests').expect(200);
      return body.map((entry: { id: string }) => entry.id);
    };
    expect(await ids()).toContain(id);
    await me.post(path(id)).expect(200);
    expect(await ids()).not.toContain(id);
  });

  it('is executed once for concurrent calls', async () => {
    const me = await seeker(test);
    const { id } = await request({ seekerId: me.id, status: 'confirmed', employerId: owner.id });
    const mails = await countTasks(test.dataSource, TASK);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => me.post(path(id))));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await countTasks(test.dataSource, TASK)).toBe(mails + 2);
  });

  it('cancels a concurrently confirmed request, and notifies both sides only if it was confirmed first', async () => {
    for (let round = 0; round < 8; round++) {
      const me = await seeker(test);
      const { id } = await request({ seekerId: me.id });
      const mails = await countTasks(test.dataSource, TASK);
      const answer = { response: 'confirmed', time: inHours(5).toISOString(), phone: '9800000001' };
      const [confirmation, cancellation] = await Promise.all([
        owner.post(`/api/interview-requests/${id}/respond`).send(answer),
        me.post(path(id)),
      ]);
      expect(cancellation.status).toBe(200);
      const wasFirst = confirmation.status === 200;
      if (!wasFirst) expect(confirmation.status).toBe(409);
      const row = await requestById(test, id);
      expect(row.status).toBe('cancelled');
      expect(row.employerId).toBe(wasFirst ? owner.id : null);
      // both get a notice only if it had been confirmed, of which they were notified too
      expect(await countTasks(test.dataSource, TASK)).toBe(mails + (wasFirst ? 4 : 0));
    }
  });

  it('returns an error to employers who did not accept the broadcast', async () => {
    await saveJob(test.dataSource, { employerId: owner.id });
    const taker = await employer(test);
    const { id: jobId } = await saveJob(test.dataSource, { employerId: taker.id });
    const seekerId = (await seeker(test)).id;
    const { id: open } = await saveBroadcast(test.dataSource, { seekerId, mode: 'phone' });
    const { id: taken } = await saveBroadcast(test.dataSource, {
      ...{ seekerId, status: 'confirmed', employerId: taker.id, jobId },
    });
    await owner.post(path(open)).expect(404);
    await owner.post(path(taken)).expect(404);
    await taker.post(path(taken)).expect(200);
  });
});
