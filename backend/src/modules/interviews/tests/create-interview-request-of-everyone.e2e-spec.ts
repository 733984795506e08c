import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { outOfTime, pointAt, saveJob } from '../../jobs/tests/job.factory.js';
import { bothSides, employer, type Person, seeker } from '../../jobs/tests/people.js';
import { InterviewAskEntity } from '../entities/interview-ask.entity.js';
import { InterviewRequestEntity } from '../entities/interview-request.entity.js';
import { countTasks, inHours, readersOf, saveInterviewRequest } from './interview.factory.js';

const PATH = '/api/interview-requests';

describe('POST /api/interview-requests as a broadcast', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const requestsOf = (person: Person): Promise<InterviewRequestEntity[]> =>
    test.dataSource.getRepository(InterviewRequestEntity).findBy({ seekerId: person.id });
  const broadcast = { jobType: 'waiter', interviewMode: 'phone', timeSlot: '4:00 PM - 6:00 PM' };
  const asksOf = (requestId: string): Promise<InterviewAskEntity[]> =>
    test.dataSource.getRepository(InterviewAskEntity).findBy({ requestId });

  it('is sent to every employer with a fitting open job within 20 km', async () => {
    const [near, twice, far, other, closed, late] = await Promise.all([1, 2, 3, 4, 5, 6].map(() => employer(test)));
    const waiting = { category: 'food_service' } as const;
    await saveJob(test.dataSource, { employerId: near?.id ?? '', ...waiting });
    await saveJob(test.dataSource, { employerId: twice?.id ?? '', ...waiting });
    await saveJob(test.dataSource, { employerId: twice?.id ?? '', ...waiting, point: pointAt(12.9, 77.5) });
    await saveJob(test.dataSource, { employerId: far?.id ?? '', ...waiting, point: pointAt(13.3, 77.6) });
    await saveJob(test.dataSource, { employerId: other?.id ?? '', category: 'delivery' });
    await saveJob(test.dataSource, { employerId: closed?.id ?? '', ...waiting, status: 'closed' });
    await saveJob(test.dataSource, { employerId: late?.id ?? '', ...waiting, ...outOfTime() });
    await saveJob(test.dataSource, { employerId: other?.id ?? '', ...waiting, point: null });
    const worker = await seeker(test);
    const spreads = await countTasks(test.dataSource, 'interviews.fan-out-broadcast');
    const { body } = await worker
      .post(PATH)
      .send({ ...broadcast, latitude: 12.972, longitude: 77.607 })
      .expect(201);
    expect(body).toMatchObject({
      type: 'phone',
      status: 'pending',
      jobType: 'waiter',
      timeSlot: '4:00 PM - 6:00 PM',
      requestedTime: null,
      job: null,
      askedEmployers: 2,
    });
    expect((await asksOf(body.id)).map((ask) => ask.employerId).sort()).toEqual([near?.id, twice?.id].sort());
    expect(await countTasks(test.dataSource, 'interviews.fan-out-broadcast')).toBe(spreads + 1);
    expect(await readersOf(test.dataSource, body.id)).toContain(worker.id);
  });

  it('stores only the cell of the position, and returns no position', async () => {
    const worker = await seeker(test);
    const { body } = await worker
      .post(PATH)
      .send({ ...broadcast, latitude: 12.9716, longitude: 77.5949 })
      .expect(201);
    const [row] = await requestsOf(worker);
    expect(row?.point).toEqual(pointAt(12.975, 77.595));
    expect(JSON.stringify(body)).not.toMatch(/12\.97|77\.59|latitude|distance/);
    const life = (row?.expiresAt?.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0);
    expect(Math.abs(life - 72 * 3_600_000)).toBeLessThan(5000);
  });

  it('uses the middle of Bengaluru without a position', async () => {
    const worker = await seeker(test);
    await worker.post(PATH).send(broadcast).expect(201);
    expect((await requestsOf(worker))[0]?.point).toEqual(pointAt(12.975, 77.595));
  });

  it('is created without employers near by, and sends no notice', async () => {
    const worker = await seeker(test);
    const spreads = await countTasks(test.dataSource, 'interviews.fan-out-broadcast');
    for (const [latitude, longitude] of [
      [90, 180],
      [-90, -180],
      [0, 0],
    ]) {
      const timeSlot = latitude === 0 ? '9:00 AM - 11:00 AM' : '11:00 AM - 1:00 PM';
      const interviewMode = (latitude ?? 0) > 0 ? 'phone' : 'in-person';
      const { body } = await worker
        .post(PATH)
        .send({ ...broadcast, interviewMode, timeSlot, latitude, longitude })
        .expect(201);
      expect(body.askedEmployers).toBe(0);
    }
    expect(await countTasks(test.dataSource, 'interviews.fan-out-broadcast')).toBe(spreads);
  });

  it('is not sent to its own seeker', async () => {
    const me = await bothSides(test);
    await saveJob(test.dataSource, { employerId: me.id, category: 'beauty_wellness' });
    const { body } = await me
      .post(PATH)
      .send({ ...broadcast, jobType: 'salon' })
      .expect(201);
    expect(body.askedEmployers).toBe(0);
    expect((await me.get('/api/received-interview-requests').expect(200)).body).toEqual([]);
  });

  it('is sent to the nearest 200 employers', async () => {
    const ids: { id: string }[] = await test.dataSource.query(
      `INSERT INTO users (email, role) SELECT 'shop' || i || '@example.com', 'employer' FROM generate_series(1, 205) i
       RETURNING id`,
    );
    for (const [index, { id }] of ids.entries()) {
      const point = pointAt(12.975 + (index < 200 ? index * 0.0004 : 0.12), 77.595);
      await saveJob(test.dataSource, { employerId: id, category: 'hr_staffing', point });
    }
    const worker = await seeker(test);
    const { body } = await worker
      .post(PATH)
      .send({ ...broadcast, jobType: 'recruiter' })
      .expect(201);
    expect(body.askedEmployers).toBe(200);
    const asked = new Set((await asksOf(body.id)).map((ask) => ask.employerId));
    expect(ids.slice(0, 200).every(({ id }) => asked.has(id))).toBe(true);
  });

  it('rejects a second broadcast for the same slot while the first is pending, and accepts another slot', async () => {
    const worker = await seeker(test);
    const answers = await Promise.all([1, 2, 3].map(() => worker.post(PATH).send(broadcast)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
    const refused = answers.find((answer) => answer.status === 409);
    expect(refused?.body.detail).toBe('You have already sent this request. Employers near you can still answer it.');
    await worker
      .post(PATH)
      .send({ ...broadcast, timeSlot: '6:00 PM - 8:00 PM' })
      .expect(201);
    expect(await requestsOf(worker)).toHaveLength(2);
  });

  it('is allowed in addition to a request for a job of the same employer', async () => {
    const worker = await seeker(test);
    const shop = await employer(test);
    const { id: jobId } = await saveJob(test.dataSource, { employerId: shop.id, category: 'accounts_finance' });
    await saveInterviewRequest(test.dataSource, { seekerId: worker.id, jobId });
    const { body } = await worker
      .post(PATH)
      .send({ ...broadcast, jobType: 'accountant' })
      .expect(201);
    const answer = { response: 'confirmed', time: inHours(24).toISOString(), phone: '9800000001' };
    await shop.post(`${PATH}/${body.id}/respond`).send(answer).expect(200);
    expect((await requestsOf(worker)).map((row) => [row.jobId, row.status]).sort()).toEqual([
      [jobId, 'confirmed'],
      [jobId, 'pending'],
    ]);
  });

  it('limits broadcasts to fifty a day', async () => {
    const worker = await seeker(test);
    await worker.post(PATH).send(broadcast).expect(201);
    for (let index = 1; index < 50; index++) await worker.post(PATH).send(broadcast).expect(409);
    const { headers } = await worker
      .post(PATH)
      .send({ ...broadcast, interviewMode: 'in-person' })
      .expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(80_000);
    expect(await requestsOf(worker)).toHaveLength(1);
  });
});
