import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SEARCH_RADIUS_KM } from '@nukkad/contract/limits';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { displacedPoint } from '../../../common/security/displacement.js';
import { saveApplication } from '../../jobs/tests/application.factory.js';
import { outOfTime, pointAt, saveJob } from '../../jobs/tests/job.factory.js';
import { bothSides, employer, type Person, seeker } from '../../jobs/tests/people.js';
import { HOME, inHours, saveAsk, saveBroadcast, saveInterviewRequest } from './interview.factory.js';

const PATH = '/api/received-interview-requests';

describe('GET /api/received-interview-requests', () => {
  let test: TestApp;
  let owner: Person;
  let rival: Person;
  let worker: Person;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    [owner, rival] = [await employer(test), await employer(test)];
    worker = await seeker(test, { firstName: 'Asha', lastName: 'Rao' });
    await test.dataSource.query('DELETE FROM interview_requests');
  });

  const listOf = async (person: Person): Promise<Record<string, unknown>[]> =>
    (await person.get(PATH).expect(200)).body;
  const idsOf = async (person: Person): Promise<unknown[]> => (await listOf(person)).map((entry) => entry['id']);
  const job = (person: Person, fields = {}) => saveJob(test.dataSource, { employerId: person.id, ...fields });

  /**
   * Creates many requests, each of a different seeker: pending broadcasts, broadcasts that the rival accepted, or
   * declined requests for a job.
   */
  const fillWith = async (kind: 'broadcasts' | 'taken' | 'declined', count: number, jobId?: string): Promise<void> => {
    const status = { broadcasts: 'pending', taken: 'confirmed', declined: 'declined' }[kind];
    await test.dataSource.query(
      `WITH people AS (
         INSERT INTO users (email, role) SELECT gen_random_uuid() || '@example.com', 'job_seeker'
         FROM generate_series(1, $1::int) RETURNING id)
       INSERT INTO interview_requests (seeker_id, category, mode, time_slot, requested_time, point, status, job_id,
         employer_id, confirmed_time, place, expires_at)
       SELECT id, CASE WHEN b THEN 'delivery' END, 'in-person', CASE WHEN b THEN '9:00 AM - 11:00 AM' END,
         CASE WHEN NOT b THEN now() END,
         CASE WHEN b THEN ST_SetSRID(ST_MakePoint(${HOME.longitude}, ${HOME.latitude}), 4326)::geography END,
         $2::text, $3::uuid, $4::uuid, CASE WHEN $2::text = 'confirmed' THEN now() + interval '1 day' END, '12 Church Street',
         now() + interval '3 days'
       FROM people, (SELECT $2::text <> 'declined' AS b) kind`,
      [count, status, jobId ?? null, kind === 'taken' ? rival.id : null],
    );
  };

  it('returns requests for the employer’s jobs in any state of both', async () => {
    const { id: jobId } = await job(owner, { title: 'Baker', status: 'closed' });
    const declined = await saveInterviewRequest(test.dataSource, {
      ...{ seekerId: worker.id, jobId, status: 'declined', employerId: owner.id, createdAt: inHours(-2) },
    });
    const pending = await saveInterviewRequest(test.dataSource, { seekerId: worker.id, jobId });
    const list = await listOf(owner);
    expect(list).toMatchObject([
      {
        ...{ id: pending.id, status: 'pending', broadcast: false, taken: false, type: 'phone' },
        ...{ requestedTime: pending.requestedTime?.toISOString(), jobType: null, timeSlot: null },
        job: { id: jobId, title: 'Baker', company: 'Namma Tiffin' },
        seeker: { firstName: 'Asha', lastName: 'Rao' },
      },
      { id: declined.id, status: 'declined' },
    ]);
    expect(await idsOf(rival)).toEqual([]);
  });

  it('names the application of the seeker for the job, and no other application', async () => {
    const [{ id: jobId }, { id: otherJob }] = [await job(owner), await job(owner)];
    const [rested, others] = [await seeker(test), [await seeker(test), await seeker(test)]];
    const own = await saveApplication(test.dataSource, { jobId, seekerId: worker.id });
    for (const { id: seekerId } of others) await saveApplication(test.dataSource, { jobId, seekerId });
    await saveApplication(test.dataSource, { jobId: otherJob, seekerId: rested.id });
    const ofWorker = await saveInterviewRequest(test.dataSource, { seekerId: worker.id, jobId });
    const ofRested = await saveInterviewRequest(test.dataSource, { seekerId: rested.id, jobId });
    const list = (await listOf(owner)).map(({ id, applicationId }) => [id, applicationId]);
    expect(new Map(list as [unknown, unknown][])).toEqual(
      new Map([
        [ofWorker.id, own.id],
        [ofRested.id, null],
      ]),
    );
    expect(list).toHaveLength(2);
  });

  it('returns a broadcast to every employer in reach, also to an employer with a later job', async () => {
    await job(owner);
    const { id } = await saveBroadcast(test.dataSource, { seekerId: worker.id });
    expect(await listOf(owner)).toMatchObject([
      { id, status: 'pending', broadcast: true, taken: false, job: null, jobType: 'delivery', requestedTime: null },
    ]);
    expect(await idsOf(rival)).toEqual([]);
    await job(rival);
    expect(await idsOf(rival)).toEqual([id]);
  });

  it.each([
    ['of another category', { category: 'retail' }],
    ['that is closed', { status: 'closed' }],
    ['that is paused', { status: 'paused' }],
    ['out of time', outOfTime()],
    ['without a place', { point: null }],
    ['farther than any displacement leads', { point: pointAt(HOME.latitude + 0.193, HOME.longitude) }],
  ])('hides a broadcast from an employer with a job %s', async (_what, fields) => {
    await job(owner, fields);
    await saveBroadcast(test.dataSource, { seekerId: worker.id });
    expect(await idsOf(owner)).toEqual([]);
  });

  it('reaches 20 km, less at most the displacement of the seeker', async () => {
    await job(owner, { point: pointAt(HOME.latitude + 0.168, HOME.longitude) });
    const { id } = await saveBroadcast(test.dataSource, { seekerId: worker.id });
    expect(await idsOf(owner)).toEqual([id]);
  });

  it('hides a broadcast from an employer within 20 km of the seeker and beyond 20 km of the displaced point', async () => {
    const { id } = await saveBroadcast(test.dataSource, { seekerId: worker.id });
    const [away]: { latitude: number; longitude: number }[] = await test.dataSource.query(
      `SELECT ST_Y(point::geometry) AS latitude, ST_X(point::geometry) AS longitude FROM (
         SELECT ST_Project(r.point, ${SEARCH_RADIUS_KM * 1000 - 1}, ST_Azimuth(${displacedPoint('r.point', 'r.seeker_id', '$2::uuid')}, r.point)) AS point
         FROM interview_requests r WHERE r.id = $1) place`,
      [id, owner.id],
    );
    await job(owner, { point: pointAt(away!.latitude, away!.longitude) });
    expect(await idsOf(owner)).toEqual([]);
  });

  it('does not reveal the seeker’s position: all positions of a cell give the same response for every job', async () => {
    const corners = [
      { latitude: 12.9701, longitude: 77.6001 },
      { latitude: 12.9799, longitude: 77.6099 },
    ];
    const seen: unknown[] = [];
    const me = await seeker(test, { firstName: 'Asha', lastName: 'Rao' });
    const spies = await Promise.all(Array.from({ length: 14 }, () => employer(test)));
    for (const [step, spy] of spies.entries()) {
      await job(spy, { point: pointAt(12.975 + 0.165 + step * 0.0025, 77.605) });
    }
    for (const corner of corners) {
      await test.dataSource.query('DELETE FROM interview_requests');
      const input = { jobType: 'delivery', interviewMode: 'phone', timeSlot: '2:00 PM - 4:00 PM' };
      await me
        .post('/api/interview-requests')
        .send({ ...input, ...corner })
        .expect(201);
      const reach: unknown[] = [];
      for (const spy of spies) {
        reach.push((await listOf(spy)).map(({ id: _id, createdAt: _createdAt, ...rest }) => rest));
      }
      seen.push(reach);
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(JSON.stringify(seen)).not.toMatch(/distance|latitude|longitude|point|12\.9/);
    expect((seen[0] as unknown[][]).map((entries) => entries.length)).toContain(0);
  });

  it('returns an accepted broadcast as taken, without the agreed terms', async () => {
    await job(owner);
    const { id: jobId } = await job(rival);
    const { id } = await saveBroadcast(test.dataSource, {
      ...{ seekerId: worker.id, status: 'confirmed', employerId: rival.id, jobId, company: 'Rival' },
      place: '9th Main, Jayanagar',
    });
    const [taken] = await listOf(owner);
    expect(taken).toMatchObject({
      ...{ id, taken: true, status: 'confirmed', job: null, place: null, phone: null, confirmedTime: null },
    });
    expect(taken).not.toHaveProperty('placeNames');
    expect(await listOf(rival)).toMatchObject([
      { id, taken: false, job: { id: jobId, company: 'Rival' }, placeNames: { hi: 'जयनगर' } },
    ]);
  });

  it('omits cancelled, expired and declined requests, and retains accepted ones', async () => {
    const { id: jobId } = await job(owner);
    const mine = { seekerId: worker.id, employerId: owner.id, jobId };
    await saveBroadcast(test.dataSource, { seekerId: worker.id, status: 'cancelled' });
    await saveBroadcast(test.dataSource, { seekerId: worker.id, expiresAt: inHours(-1) });
    const declined = await saveBroadcast(test.dataSource, { seekerId: worker.id, mode: 'phone' });
    await saveAsk(test.dataSource, { requestId: declined.id, employerId: owner.id, declinedAt: new Date() });
    const took = await saveBroadcast(test.dataSource, {
      ...{ ...mine, status: 'completed', confirmedTime: inHours(-90), expiresAt: inHours(-50), point: null },
    });
    const lost = await saveBroadcast(test.dataSource, { ...mine, status: 'cancelled', createdAt: inHours(-9) });
    expect(await idsOf(owner)).toEqual([took.id, lost.id]);
  });

  it('hides the account’s own broadcasts', async () => {
    const me = await bothSides(test);
    await job(me);
    await saveBroadcast(test.dataSource, { seekerId: me.id });
    expect(await idsOf(me)).toEqual([]);
  });

  it('returns each request once, for any number of fitting jobs', async () => {
    const { id: jobId } = await job(owner);
    await job(owner);
    const { id } = await saveBroadcast(test.dataSource, {
      ...{ seekerId: worker.id, status: 'confirmed', employerId: owner.id, jobId },
    });
    expect(await idsOf(owner)).toEqual([id]);
  });

  it('includes the employer’s own interviews in a city with many broadcasts', async () => {
    const { id: jobId } = await job(owner);
    const fields = { seekerId: worker.id, createdAt: inHours(-40) };
    const pending = await saveInterviewRequest(test.dataSource, { ...fields, jobId });
    const { id: otherId } = await job(owner);
    const agreed = await saveInterviewRequest(test.dataSource, {
      ...{ ...fields, jobId: otherId, status: 'confirmed', employerId: owner.id, createdAt: inHours(-50) },
    });
    await fillWith('broadcasts', 230);
    const ids = await idsOf(owner);
    expect(ids).toHaveLength(102);
    expect(ids.slice(-2)).toEqual([pending.id, agreed.id]);
  });

  it('ranks confirmed and pending requests before finished ones, for own requests and broadcasts', async () => {
    const { id: jobId } = await job(owner);
    const fields = { seekerId: worker.id, createdAt: inHours(-60) };
    const pending = await saveInterviewRequest(test.dataSource, { ...fields, jobId });
    const waiting = await saveBroadcast(test.dataSource, fields);
    await fillWith('declined', 230, jobId);
    await fillWith('taken', 130, (await job(rival)).id);
    const ids = await idsOf(owner);
    expect(ids).toHaveLength(300);
    expect(ids).toEqual(expect.arrayContaining([pending.id, waiting.id]));
  });
});
