import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { INTERVIEW_STATUSES, REQUEST_LIFE_HOURS } from '@nukkad/contract/interviews/interviews';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import { InterviewRepository } from '../interview.repository.js';
import {
  changesOf,
  countTasks,
  inHours,
  noticesTo,
  requestById,
  type RequestFields,
  saveInterviewRequest,
} from './interview.factory.js';

const REFUSED = 'This request can no longer be changed.';
const path = (id: string): string => `/api/interview-requests/${id}/proposal/answer`;

describe('POST /api/interview-requests/{id}/proposal/answer', () => {
  let test: TestApp;
  let owner: Person;
  let worker: Person;
  const proposedTime = inHours(50);
  const minutesLater = (minutes: number): Date => new Date(proposedTime.getTime() + minutes * 60_000);
  const accepted = { answer: 'accepted', time: proposedTime.toISOString() };
  const refused = { ...accepted, answer: 'refused' };

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    [owner, worker] = [await employer(test), await seeker(test)];
  });

  const request = async (fields: RequestFields = {}): Promise<string> => {
    const { id: jobId } = await saveJob(test.dataSource, { employerId: owner.id, company: 'Rava' });
    const proposed = { proposedTime, proposedBy: 'employer' } as const;
    return (await saveInterviewRequest(test.dataSource, { jobId, seekerId: worker.id, ...proposed, ...fields })).id;
  };
  const moving = (fields: RequestFields = {}) => request({ status: 'rescheduled', employerId: owner.id, ...fields });
  const row = (id: string) => requestById(test, id);

  it.each(['seeker', 'employer'] as const)('reschedules an interview after the %s proposed it', async (by) => {
    const id = await moving({ proposedBy: by, proposedPhone: '+919800000009', sequence: 3 });
    const [me, other] = by === 'seeker' ? [owner, worker] : [worker, owner];
    const mails = await countTasks(test.dataSource, 'notifications.deliver-message');
    const { body } = await me.post(path(id)).send(accepted).expect(200);
    expect(body).toEqual({ id, status: 'confirmed', confirmedTime: accepted.time, proposal: null });
    expect(await row(id)).toMatchObject({
      ...{ status: 'confirmed', confirmedTime: proposedTime, phone: '+919800000009', sequence: 4 },
      ...{ proposedTime: null, proposedBy: null, proposedPhone: null },
    });
    expect(await changesOf(test.dataSource, id)).toEqual([`moved by ${by === 'seeker' ? 'employer' : 'seeker'}`]);
    expect(await noticesTo(test.dataSource, other.id)).toEqual(['accepted']);
    expect(await countTasks(test.dataSource, 'notifications.deliver-message')).toBe(mails + 2);
  });

  it('reschedules an interview to a time that overlaps its own', async () => {
    const id = await moving({ confirmedTime: minutesLater(-15) });
    await worker.post(path(id)).send(accepted).expect(200);
    expect((await row(id)).confirmedTime).toEqual(proposedTime);
  });

  it('retains the place when the proposal has none', async () => {
    const id = await moving({ mode: 'in-person', place: 'Front door' });
    await worker.post(path(id)).send(accepted).expect(200);
    expect((await row(id)).place).toBe('Front door');
  });

  it('confirms a pending request, for its employer', async () => {
    const id = await request({ mode: 'in-person', proposedPlace: '12 Church Street' });
    const { body } = await worker.post(path(id)).send(accepted).expect(200);
    expect(body.status).toBe('confirmed');
    expect(await row(id)).toMatchObject({
      ...{ status: 'confirmed', employerId: owner.id, company: 'Rava', confirmedTime: proposedTime, sequence: 0 },
      ...{ place: '12 Church Street', proposedTime: null },
    });
    expect(await changesOf(test.dataSource, id)).toEqual(['confirmed by seeker']);
    expect(await noticesTo(test.dataSource, owner.id)).toEqual(['accepted']);
    const [entry] = (await owner.get(`/api/calendar?from=${day(proposedTime)}&to=${day(proposedTime)}`)).body;
    expect(entry).toMatchObject({ id, startsAt: accepted.time, place: '12 Church Street' });
  });

  it.each(['rescheduled', 'pending'] as const)(
    'leaves a request that is %s unchanged after a refusal',
    async (status) => {
      const id = await request({ status, employerId: status === 'pending' ? null : owner.id });
      const before = await row(id);
      const { body } = await worker.post(path(id)).send(refused).expect(200);
      const after = status === 'pending' ? 'pending' : 'confirmed';
      expect(body).toMatchObject({ status: after, proposal: null });
      expect(await row(id)).toEqual({
        ...before,
        ...{ status: after, proposedTime: null, proposedBy: null, updatedAt: expect.any(Date) },
      });
      expect(await changesOf(test.dataSource, id)).toEqual(['refused by seeker']);
      expect(await noticesTo(test.dataSource, owner.id)).toEqual(['refused']);
    },
  );

  it('gives a request with a refused far time a new deadline, earlier than that time', async () => {
    const far = inHours(360 * 24);
    const id = await request({ proposedTime: far, expiresAt: far });
    await worker.post(path(id)).send({ answer: 'refused', time: far.toISOString() }).expect(200);
    const left = (await row(id)).expiresAt.getTime() - Date.now();
    expect(Math.round(left / 3_600_000)).toBe(REQUEST_LIFE_HOURS);
  });

  it('returns 409 for the side that made the proposal', async () => {
    const id = await moving();
    for (const answer of [accepted, refused]) {
      expect((await owner.post(path(id)).send(answer).expect(409)).body.detail).toBe(REFUSED);
    }
    expect((await row(id)).status).toBe('rescheduled');
  });

  it('rejects an answer to a replaced proposal', async () => {
    const id = await moving();
    const old = { ...accepted, time: inHours(49).toISOString() };
    const { body } = await worker.post(path(id)).send(old).expect(409);
    expect(body.detail).toBe('The suggested time has changed. Please look again.');
    expect((await row(id)).status).toBe('rescheduled');
  });

  it('rejects an answer with a place that the proposal has replaced meanwhile', async () => {
    const id = await moving({ mode: 'in-person', proposedPlace: '12 Church Street' });
    for (const where of [{ place: 'Front door' }, { place: null }, { phone: '+919800000009' }]) {
      const { body } = await worker
        .post(path(id))
        .send({ ...accepted, ...where })
        .expect(409);
      expect(body.detail).toBe('The suggested time has changed. Please look again.');
    }
    await worker
      .post(path(id))
      .send({ ...accepted, place: '12 Church Street', phone: null })
      .expect(200);
    expect((await row(id)).place).toBe('12 Church Street');
  });

  it('accepts the proposed time in any time zone', async () => {
    const id = await moving();
    const local = new Date(proposedTime.getTime() + 5.5 * 3_600_000).toISOString().replace('Z', '+05:30');
    await worker.post(path(id)).send({ answer: 'accepted', time: local }).expect(200);
  });

  it('is rejected after the proposed time', async () => {
    const over = inHours(-0.01);
    const id = await moving({ proposedTime: over, confirmedTime: inHours(5) });
    const { body } = await worker.post(path(id)).send({ answer: 'accepted', time: over.toISOString() }).expect(409);
    expect(body.detail).toBe('The suggested time has passed.');
    await worker.post(path(id)).send({ answer: 'refused', time: over.toISOString() }).expect(200);
  });

  it.each(INTERVIEW_STATUSES.filter((status) => status !== 'rescheduled'))(
    'returns an error without a proposal for a request that is %s',
    async (status) => {
      const none = { proposedTime: null, proposedBy: null };
      const id = await request({ status, employerId: status === 'pending' ? null : owner.id, ...none });
      expect((await worker.post(path(id)).send(accepted).expect(409)).body.detail).toBe(REFUSED);
      expect((await row(id)).status).toBe(status);
    },
  );

  it('rejects a double booking, with a text for each side', async () => {
    const other = await saveJob(test.dataSource, { employerId: owner.id });
    await saveInterviewRequest(test.dataSource, {
      ...{ seekerId: worker.id, jobId: other.id, status: 'confirmed', confirmedTime: minutesLater(24) },
    });
    const [mine, theirs] = [await moving({ confirmedTime: inHours(9) }), await moving({ proposedBy: 'seeker' })];
    expect((await worker.post(path(mine)).send(accepted).expect(409)).body.detail).toBe(
      'You already have an interview at that time.',
    );
    expect((await owner.post(path(theirs)).send(accepted).expect(409)).body.detail).toBe(
      'This person already has an interview at that time. Please choose another time.',
    );
    const repository = test.app.get(InterviewRepository);
    const look = repository.isSeekerBusy.bind(repository);
    repository.isSeekerBusy = async () => false;
    const { body } = await worker.post(path(mine)).send(accepted).expect(409);
    repository.isSeekerBusy = look;
    expect(body.detail).toBe('You already have an interview at that time.');
    expect((await row(mine)).status).toBe('rescheduled');
  });

  it('confirms one of ten concurrent acceptances for the same time', async () => {
    const ids = await Promise.all(
      Array.from({ length: 10 }, (_, index) => moving({ confirmedTime: inHours(60 + index) })),
    );
    const answers = await Promise.all(ids.map((id) => worker.post(path(id)).send(accepted)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  });

  it('accepts one of a concurrent acceptance and refusal, and a concurrent cancellation ends the interview', async () => {
    for (let round = 0; round < 4; round++) {
      [owner, worker] = [await employer(test), await seeker(test)];
      const id = await moving();
      const [yes, no, cancel] = await Promise.all([
        worker.post(path(id)).send(accepted),
        worker.post(path(id)).send(refused),
        owner.post(`/api/interview-requests/${id}/cancel`).send({}),
      ]);
      expect([yes, no].filter((answer) => answer.status === 200).length).toBeLessThanOrEqual(1);
      expect(cancel.status).toBe(200);
      expect(await row(id)).toMatchObject({ status: 'cancelled', proposedTime: null });
      expect(await changesOf(test.dataSource, id)).toContain('cancelled by employer'); // the order of two concurrent changes is undefined
    }
  });
});

/** Returns the day of a moment in India. */
const day = (time: Date): string => new Date(time.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
