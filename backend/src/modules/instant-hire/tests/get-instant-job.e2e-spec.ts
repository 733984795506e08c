import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import { UserEntity } from '../../users/users.public.js';
import { saveInstantJob, saveJobRequest, WORKPLACE } from './instant-hire.factory.js';

const DAY_MS = 86_400_000;

describe('getInstantJob', () => {
  let test: TestApp;
  let owner: Person;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    owner = await employer(test);
  });

  it('returns accepted and standby workers in bands and words, and the counts of the others by wave', async () => {
    const job = await saveInstantJob(test.dataSource, { employerId: owner.id, openings: 2, wavesSent: 2 });
    const [booked, ...others] = await Promise.all([
      seeker(test, { firstName: 'Manju', lastName: 'K', phone: '+919845012345' }),
      seeker(test),
      seeker(test),
      seeker(test),
    ]);
    const request = await saveJobRequest(test.dataSource, job, booked.id, {
      distanceKm: '3.2',
      distanceBand: '2_to_5',
      fit: 'strong',
    });
    await saveJobRequest(test.dataSource, job, others[0]!.id, { status: 'declined' });
    await saveJobRequest(test.dataSource, job, others[1]!.id, { wave: 2, distanceBand: '5_to_10' });
    const standby = await saveJobRequest(test.dataSource, job, others[2]!.id, {
      wave: 2,
      distanceBand: '10_to_20',
      status: 'standby',
      respondedAt: new Date(),
    });
    await booked.post(`/api/job-requests/${request.id}/respond`).send({ response: 'accepted' }).expect(200);
    // the workers of another job are not listed
    const elsewhere = await saveInstantJob(test.dataSource, { employerId: (await employer(test)).id });
    for (const status of ['accepted', 'standby'] as const) {
      const { id } = await seeker(test);
      await saveJobRequest(test.dataSource, elsewhere, id, { status, respondedAt: new Date() });
    }
    const { body } = await owner.get(`/api/instant-jobs/${job.id}`).expect(200);
    expect(body).toMatchObject({ openings: 2, filled: 1, status: 'open', asked: 4, ...WORKPLACE });
    expect(body.waves).toMatchObject([
      { wave: 1, regulars: false, maxKm: 5, asked: 2, accepted: 1, declined: 1, waiting: 0 },
      { wave: 2, regulars: false, maxKm: 20, asked: 2, accepted: 0, declined: 0, waiting: 1 },
    ]);
    expect(body.accepted).toEqual([
      {
        requestId: request.id,
        engagementId: expect.any(String),
        workStatus: 'booked',
        name: 'Manju K',
        phone: '+919845012345',
        distance: '2_to_5',
        fit: 'strong',
        reliability: 'new',
        reviews: { shown: 'new', done: 0 },
        keptCount: 0,
        startsAt: expect.any(String),
        respondedAt: expect.any(String),
      },
    ]);
    expect(body.standby).toMatchObject([
      { requestId: standby.id, distance: '10_to_20', phone: null, engagementId: null },
    ]);
  });

  it.each([
    ['has not verified it', { phoneVerifiedAt: null }],
    ['is suspended', { suspendedUntil: new Date(Date.now() + DAY_MS) }],
  ])('does not return the number of a worker who %s', async (_what, fields) => {
    const job = await saveInstantJob(test.dataSource, { employerId: owner.id });
    const worker = await seeker(test);
    const request = await saveJobRequest(test.dataSource, job, worker.id);
    await worker.post(`/api/job-requests/${request.id}/respond`).send({ response: 'accepted' }).expect(200);
    await test.dataSource.getRepository(UserEntity).update({ id: worker.id }, fields);
    const { body } = await owner.get(`/api/instant-jobs/${job.id}`).expect(200);
    expect(body.accepted).toMatchObject([{ requestId: request.id, phone: null }]);
  });

  it('does not reveal the positions of workers', async () => {
    const job = await saveInstantJob(test.dataSource, { employerId: owner.id });
    const worker = await seeker(test);
    const request = await saveJobRequest(test.dataSource, job, worker.id, { distanceKm: '3.2' });
    await worker.post(`/api/job-requests/${request.id}/respond`).send({ response: 'accepted' }).expect(200);
    const { body } = await owner.get(`/api/instant-jobs/${job.id}`).expect(200);
    const { latitude, longitude, ...rest } = body as typeof WORKPLACE;
    expect({ latitude, longitude }).toEqual(WORKPLACE);
    expect(JSON.stringify(rest)).not.toMatch(/latitude|longitude|point|3\.2/);
  });
});
