import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { INTERVIEW_STATUSES } from '@nukkad/contract/interviews/interviews';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { ApplicationEntity } from '../../jobs/jobs.public.js';
import { saveApplication } from '../../jobs/tests/application.factory.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import {
  changesOf,
  countTasks,
  inHours,
  noticesTo,
  requestById,
  type RequestFields,
  saveBroadcast,
  saveInterviewRequest,
} from './interview.factory.js';

const REFUSED = 'This request can no longer be changed.';
const path = (id: string): string => `/api/interview-requests/${id}/proposal`;

describe('POST /api/interview-requests/{id}/proposal', () => {
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

  const request = async (fields: RequestFields = {}): Promise<string> => {
    const { id: jobId } = await saveJob(test.dataSource, { employerId: owner.id });
    return (await saveInterviewRequest(test.dataSource, { jobId, seekerId: worker.id, ...fields })).id;
  };
  const confirmed = (fields: RequestFields = {}) => request({ status: 'confirmed', employerId: owner.id, ...fields });
  const row = (id: string) => requestById(test, id);

  it('leaves a pending request pending after an employer’s proposal, with a time and a place', async () => {
    const id = await request({ mode: 'in-person', expiresAt: inHours(10) });
    const [time, message] = [inHours(40).toISOString(), 'We are closed tomorrow.'];
    const mails = await countTasks(test.dataSource, 'notifications.deliver-message');
    const { body } = await owner.post(path(id)).send({ time, place: '12 Church Street', message }).expect(200);
    const proposal = {
      ...{ time, by: 'employer', place: '12 Church Street', phone: null, message },
      placeNames: { hi: 'चर्च स्ट्रीट', kn: 'ಚರ್ಚ್ ಸ್ಟ್ರೀಟ್' },
    };
    expect(body).toEqual({ id, status: 'pending', confirmedTime: null, proposal });
    const stored = await row(id);
    expect(stored).toMatchObject({ status: 'pending', confirmedTime: null, place: null, proposedBy: 'employer' });
    // the seeker's deadline for an answer
    expect(stored.expiresAt.toISOString()).toBe(time);
    expect(await changesOf(test.dataSource, id)).toEqual(['proposed by employer']);
    expect(await noticesTo(test.dataSource, worker.id)).toEqual(['proposed']);
    expect(await countTasks(test.dataSource, 'notifications.deliver-message')).toBe(mails + 1);
    const [mine] = (await worker.get('/api/interview-requests').expect(200)).body;
    expect(mine).toMatchObject({ id, status: 'pending', proposal });
  });

  it.each(['seeker', 'employer'] as const)(
    'leaves the interview’s time unchanged after a proposal of the %s',
    async (side) => {
      const id = await confirmed();
      const before = await row(id);
      const [me, other] = side === 'seeker' ? [worker, owner] : [owner, worker];
      const time = inHours(40).toISOString();
      const { body } = await me.post(path(id)).send({ time }).expect(200);
      expect(body).toMatchObject({ status: 'rescheduled', confirmedTime: before.confirmedTime?.toISOString() });
      expect(body.proposal).toEqual({ time, by: side, place: null, phone: null, message: null });
      const same = { confirmedTime: before.confirmedTime, phone: before.phone, sequence: 0 };
      expect(await row(id)).toMatchObject({ ...same, status: 'rescheduled', proposedBy: side });
      expect(await noticesTo(test.dataSource, other.id)).toEqual(['proposed']);
      expect(await noticesTo(test.dataSource, me.id)).toEqual([]);
      const received = (await owner.get('/api/received-interview-requests').expect(200)).body[0];
      expect(received).toMatchObject({ id, status: 'rescheduled', proposal: body.proposal });
    },
  );

  it('counts an employer’s proposal as an answer to the application', async () => {
    const { id: jobId } = await saveJob(test.dataSource, { employerId: owner.id });
    const { id } = await saveInterviewRequest(test.dataSource, { jobId, seekerId: worker.id });
    const application = await saveApplication(test.dataSource, { jobId, seekerId: worker.id });
    const answeredAt = async () =>
      (await test.dataSource.getRepository(ApplicationEntity).findOneByOrFail({ id: application.id })).messagedAt;
    expect(await answeredAt()).toBeNull();
    await owner
      .post(path(id))
      .send({ time: inHours(40).toISOString(), phone: '9800000009' })
      .expect(200);
    expect(await answeredAt()).toBeInstanceOf(Date);
  });

  it('replaces an earlier proposal of either side', async () => {
    const id = await confirmed();
    await owner
      .post(path(id))
      .send({ time: inHours(40).toISOString(), phone: '9800000009' })
      .expect(200);
    const time = inHours(45).toISOString();
    await worker.post(path(id)).send({ time }).expect(200);
    expect(await row(id)).toMatchObject({ status: 'rescheduled', proposedBy: 'seeker', proposedPhone: null });
    expect((await row(id)).proposedTime?.toISOString()).toBe(time);
  });

  it('may change only the place', async () => {
    const confirmedTime = inHours(30);
    const id = await confirmed({ mode: 'in-person', place: 'Front door', confirmedTime });
    const time = confirmedTime.toISOString();
    const { body } = await owner.post(path(id)).send({ time }).expect(400);
    expect(body.errors).toEqual([{ field: 'time', message: 'The interview is already at this time.' }]);
    await owner.post(path(id)).send({ time, place: 'Back door' }).expect(200);
    expect(await row(id)).toMatchObject({ place: 'Front door', proposedPlace: 'Back door' });
  });

  it.each(INTERVIEW_STATUSES)(
    'accepts a proposal for a request that is %s only where the state table allows it',
    async (status) => {
      const id = await request({ status, employerId: status === 'pending' ? null : owner.id });
      const before = await row(id);
      const byEmployer = ['pending', 'confirmed', 'rescheduled'].includes(status);
      const bySeeker = byEmployer && status !== 'pending';
      const time = inHours(60).toISOString();
      const seekers = await worker.post(path(id)).send({ time });
      expect(seekers.status).toBe(bySeeker ? 200 : 409);
      const employers = await owner.post(path(id)).send({ time, phone: '9800000009' });
      expect(employers.status).toBe(byEmployer ? 200 : 409);
      if (!byEmployer) {
        expect([seekers.body.detail, employers.body.detail]).toEqual([REFUSED, REFUSED]);
        expect(await row(id)).toEqual(before);
      }
    },
  );

  it('is rejected for an expired request', async () => {
    const id = await request({ expiresAt: inHours(-0.01) });
    const proposal = { time: inHours(60).toISOString(), phone: '9800000009' };
    expect((await owner.post(path(id)).send(proposal).expect(409)).body.detail).toBe(REFUSED);
  });

  it('returns 409 for a time at which the seeker has another interview', async () => {
    const taken = inHours(50);
    await confirmed({ confirmedTime: taken });
    const id = await confirmed({ confirmedTime: inHours(30) });
    const time = taken.toISOString();
    expect((await owner.post(path(id)).send({ time }).expect(409)).body.detail).toBe(
      'This person already has an interview at that time. Please choose another time.',
    );
    expect((await worker.post(path(id)).send({ time }).expect(409)).body.detail).toBe(
      'You already have an interview at that time.',
    );
    // a time ten minutes later overlaps only the interview itself
    await worker
      .post(path(id))
      .send({ time: inHours(30.2).toISOString() })
      .expect(200);
  });

  it.each([
    ['a time that is over', { time: inHours(-0.1).toISOString() }, 'time'],
    ['a time in two years', { time: inHours(2 * 366 * 24).toISOString() }, 'time'],
    ['no number for a call', { phone: undefined }, 'phone'],
    ['a number that is none', { phone: 'call me' }, 'phone'],
  ])('returns 400 for a proposal with %s', async (what, fields, field) => {
    const id = await request();
    const good = { time: inHours(60).toISOString(), phone: '9800000009' };
    const { body } = await owner
      .post(path(id))
      .send(what === 'no time' ? fields : { ...good, ...fields })
      .expect(400);
    expect(body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
    expect((await row(id)).proposedTime).toBeNull();
  });

  it.each([
    ['a message that asks for money', { message: 'Registration fee 500, bring it along' }, 'message'],
    ['a message with an account', { message: 'Pay to namma.jobs@ybl' }, 'message'],
    ['a place that asks for money', { place: 'Church Street, pay Rs 300 first' }, 'place'],
    ['a place with an account', { place: 'namma.jobs@ybl' }, 'place'],
  ])('rejects a proposal with %s', async (_what, fields, field) => {
    const id = await request({ mode: 'in-person' });
    const good = { time: inHours(60).toISOString(), place: 'Sri Sai Training Centre, 221, Jayanagar' };
    const { body } = await owner
      .post(path(id))
      .send({ ...good, ...fields })
      .expect(400);
    const message = 'Workers never pay for a job. Remove the part that asks for money.';
    expect(body).toMatchObject({ detail: message, errors: [{ field, message }] });
    expect((await row(id)).proposedTime).toBeNull();
    const words = { message: 'Call 98450 12345 when you are there' };
    await owner
      .post(path(id))
      .send({ ...good, ...words })
      .expect(200);
  });

  it('accepts a seeker’s message about fees', async () => {
    const body = { time: inHours(60).toISOString(), message: 'Your man asked for a registration fee of 500' };
    await worker
      .post(path(await confirmed()))
      .send(body)
      .expect(200);
  });

  it('requires a place from the employer, and none from the seeker', async () => {
    const id = await request({ mode: 'in-person' });
    const time = inHours(60).toISOString();
    const missing = await owner.post(path(id)).send({ time, phone: '9800000009' }).expect(400);
    expect(missing.body.errors).toMatchObject([{ field: 'place' }]);
    const mine = await confirmed();
    const { body } = await worker.post(path(mine)).send({ time, place: 'My home' }).expect(400);
    expect(body.errors).toEqual([{ field: 'place', message: 'Only the employer decides the place.' }]);
  });

  it('returns 404 to an employer for a broadcast', async () => {
    const id = await confirmed();
    const body = { time: inHours(60).toISOString() };
    const { id: broadcast } = await saveBroadcast(test.dataSource, { seekerId: worker.id });
    await owner
      .post(path(broadcast))
      .send({ ...body, place: 'Here' })
      .expect(404);
    expect((await row(id)).status).toBe('confirmed');
  });

  it('limits proposals to fifty a day', async () => {
    const id = await confirmed();
    for (let hour = 0; hour < 50; hour++) {
      await owner
        .post(path(id))
        .send({ time: inHours(60 + hour).toISOString() })
        .expect(200);
    }
    await owner
      .post(path(id))
      .send({ time: inHours(200).toISOString() })
      .expect(429);
  });
});
