import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { INTERVIEW_TRANSITIONS, INTERVIEW_STATUSES } from '@nukkad/contract/interviews/interviews';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import type { InterviewRequestEntity } from '../entities/interview-request.entity.js';
import {
  changesOf,
  countTasks,
  inHours,
  noticesTo,
  requestById,
  type RequestFields,
  saveInterviewRequest,
} from './interview.factory.js';

const TASK = 'notifications.deliver-message';
const path = (id: string): string => `/api/interview-requests/${id}/respond`;

describe('POST /api/interview-requests/{id}/respond', () => {
  let test: TestApp;
  let owner: Person;
  let jobId: string;

  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test);
    jobId = (await saveJob(test.dataSource, { employerId: owner.id, company: 'Namma Tiffin' })).id;
  });
  afterAll(() => test.close());

  const request = async (fields: RequestFields = {}): Promise<InterviewRequestEntity> =>
    saveInterviewRequest(test.dataSource, { jobId, seekerId: (await seeker(test)).id, ...fields });
  const row = (id: string): Promise<InterviewRequestEntity> => requestById(test, id);
  const byPhone = () => ({ response: 'confirmed', time: inHours(5).toISOString(), phone: '98000 00001' });

  it('confirms with a time and a phone number', async () => {
    const { id } = await request();
    const mails = await countTasks(test.dataSource, TASK);
    const answer = byPhone();
    const { body } = await owner.post(path(id)).send(answer).expect(200);
    expect(body).toEqual({ status: 'confirmed' });
    const stored = await row(id);
    expect(stored).toMatchObject({ status: 'confirmed', employerId: owner.id, jobId, company: 'Namma Tiffin' });
    expect(stored).toMatchObject({ phone: '+919800000001', place: null, message: null });
    expect(stored.confirmedTime?.toISOString()).toBe(answer.time);
    // both get the calendar entry, the seeker gets a bell notice
    expect(await countTasks(test.dataSource, TASK)).toBe(mails + 2);
    expect(await changesOf(test.dataSource, id)).toEqual(['confirmed by employer']);
    expect(await noticesTo(test.dataSource, stored.seekerId)).toEqual(['confirmed']);
  });

  it('confirms with a time and a place, also after the job was closed', async () => {
    const { id: closed } = await saveJob(test.dataSource, { employerId: owner.id, status: 'closed' });
    const { id } = await request({ mode: 'in-person', jobId: closed });
    const answer = { ...byPhone(), place: '12 Church Street', company: 'Namma Kitchen', jobId: closed };
    await owner.post(path(id)).send(answer).expect(200);
    expect(await row(id)).toMatchObject({ status: 'confirmed', company: 'Namma Kitchen', jobId: closed });
    expect(await row(id)).toMatchObject({ place: '12 Church Street', phone: null });
  });

  it.each([
    ['a phone number', 'Call 98000 00000'],
    ['a link', 'fastjobs.in'],
    ['a UPI address', 'asha@ybl'],
  ])('rejects a company that is %s, because messages to the seeker contain it', async (_kind, company) => {
    const { id } = await request();
    const { body } = await owner
      .post(path(id))
      .send({ ...byPhone(), company })
      .expect(400);
    expect(body.errors).toMatchObject([{ field: 'company' }]);
    expect(await row(id)).toMatchObject({ status: 'pending' });
  });

  it('declines, with a message to the seeker', async () => {
    const { id } = await request();
    const mails = await countTasks(test.dataSource, TASK);
    const { body } = await owner.post(path(id)).send({ response: 'declined', message: ' We are full. ' }).expect(200);
    expect(body).toEqual({ status: 'declined' });
    expect(await row(id)).toMatchObject({ status: 'declined', employerId: owner.id, message: 'We are full.' });
    await owner.post(path(id)).send({ response: 'declined', message: 'Again' }).expect(200);
    expect((await row(id)).message).toBe('We are full.');
    expect(await changesOf(test.dataSource, id)).toEqual(['declined by employer']);
    expect(await countTasks(test.dataSource, TASK)).toBe(mails + 1);
  });

  it('rejects a message that asks for money', async () => {
    const { id } = await request({ mode: 'in-person' });
    const fieldsOf = async (answer: object): Promise<string[]> =>
      (await owner.post(path(id)).send(answer).expect(400)).body.errors.map(({ field }: { field: string }) => field);
    expect(await fieldsOf({ response: 'declined', message: 'ಮೊದಲು 500 ರೂಪಾಯಿ ಶುಲ್ಕ ಕಟ್ಟಿ' })).toEqual(['message']);
    expect(await fieldsOf({ ...byPhone(), place: 'Pay registration fee 500 at the gate' })).toEqual(['place']);
    expect(await row(id)).toMatchObject({ status: 'pending', message: null });
    await owner.post(path(id)).send({ response: 'declined', message: 'We are full, call 98450 12345' }).expect(200);
  });

  it.each([undefined, '', '  '])('declines without a message (%j)', async (message) => {
    const { id } = await request();
    await owner.post(path(id)).send({ response: 'declined', message }).expect(200);
    expect(await row(id)).toMatchObject({ status: 'declined', message: null });
  });

  it.each(INTERVIEW_STATUSES.flatMap((from) => [[from, 'confirmed'] as const, [from, 'declined'] as const]))(
    'moves a request that is %s to %s only where the state table allows it',
    async (from, to) => {
      const { id } = await request({ status: from, employerId: from === 'pending' ? null : owner.id });
      const before = await row(id);
      // a proposed time is answered by another call
      const allowed = from === 'pending' && INTERVIEW_TRANSITIONS[from].includes(to);
      const repeated = from === 'declined' && to === 'declined';
      const answer = to === 'confirmed' ? byPhone() : { response: 'declined' };
      const { body } = await owner
        .post(path(id))
        .send(answer)
        .expect(allowed || repeated ? 200 : 409);
      if (allowed) expect((await row(id)).status).toBe(to);
      else expect(await row(id)).toEqual(before);
      if (!allowed && !repeated) expect(body.detail).toBe('This request can no longer be changed.');
    },
  );

  it('confirms another time than the unanswered proposal', async () => {
    const { id } = await request({ proposedTime: inHours(40), proposedBy: 'employer', proposedPhone: '+919800000009' });
    await owner.post(path(id)).send(byPhone()).expect(200);
    expect(await row(id)).toMatchObject({ status: 'confirmed', proposedTime: null, proposedPhone: null, sequence: 0 });
  });

  it('is rejected once the request has expired', async () => {
    const { id } = await request({ expiresAt: inHours(-0.001) });
    expect((await owner.post(path(id)).send(byPhone()).expect(409)).body.detail).toBe(
      'This request can no longer be changed.',
    );
  });

  it.each([
    ['no phone number for a call', 'phone', { phone: undefined, place: 'Here' }, 'phone'],
    ['no place for a meeting', 'in-person', {}, 'place'],
    ['a time that is over', 'phone', { time: inHours(-0.1).toISOString() }, 'time'],
    ['the year 0', 'phone', { time: '0000-01-01T00:00:00Z' }, 'time'],
    ['a time in two years', 'phone', { time: inHours(2 * 366 * 24).toISOString() }, 'time'],
    ['a time after all times', 'phone', { time: '9999-12-31T23:59:59-23:59' }, 'time'],
  ] as const)('rejects a confirmation with %s', async (_what, mode, fields, field) => {
    const { id } = await request({ mode });
    const { body } = await owner
      .post(path(id))
      .send({ ...byPhone(), ...fields })
      .expect(400);
    expect(body.errors).toEqual([{ field, message: body.detail }]);
    expect((await row(id)).status).toBe('pending');
  });

  it.each([
    ['nothing', {}, ['response']],
    ['another answer', { response: 'maybe' }, ['response']],
    ['no time', { response: 'confirmed', phone: '9800000001' }, ['time']],
    ['a time that declines', { response: 'declined', time: inHours(24).toISOString() }, ['time']],
    ['a number that is none', { ...byPhone(), phone: 'call me' }, ['phone']],
    ['a blank place', { ...byPhone(), place: '  ' }, ['place']],
    ['a NUL byte', { response: 'declined', message: 'a\u0000b' }, ['message']],
    ['a long message', { response: 'declined', message: 'x'.repeat(501) }, ['message']],
    ['a status', { response: 'declined', status: 'completed' }, ['status']],
  ])('returns field errors for %s', async (_what, input, fields) => {
    const { id } = await request();
    const { body } = await owner.post(path(id)).send(input).expect(400);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(fields);
    expect((await row(id)).status).toBe('pending');
  });

  it('returns 404 for a job that the request is not for', async () => {
    const { id } = await request();
    const stranger = await employer(test);
    const { id: other } = await saveJob(test.dataSource, { employerId: stranger.id });
    await stranger
      .post(path(id))
      .send({ ...byPhone(), jobId: other })
      .expect(404);
    const { id: second } = await saveJob(test.dataSource, { employerId: owner.id });
    await owner
      .post(path(id))
      .send({ ...byPhone(), jobId: second })
      .expect(404);
    expect((await row(id)).status).toBe('pending');
  });
});
