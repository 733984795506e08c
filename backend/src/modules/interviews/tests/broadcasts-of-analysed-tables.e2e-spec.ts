import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { pointAt, saveJob } from '../../jobs/tests/job.factory.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import { AskNewEmployersUseCase } from '../ask-new-employers.use-case.js';
import { requestById, saveAsk, saveBroadcast } from './interview.factory.js';

const MUMBAI = { latitude: 19.075, longitude: 72.875 };

// from its first ANALYZE on a table is planned by statistics, and a join of points by those of both sides
describe('broadcasts of one town, and jobs of another, once the tables are analysed', () => {
  let test: TestApp;
  let worker: Person;
  let shop: Person;

  beforeAll(async () => {
    test = await createTestApp();
    [worker, shop] = await Promise.all([seeker(test), employer(test)]);
    for (let index = 0; index < 12; index++) {
      const { latitude, longitude } = MUMBAI;
      await saveJob(test.dataSource, {
        employerId: shop.id,
        category: 'delivery',
        point: pointAt(12.97 + index / 100, 77.6),
      });
      const { id: seekerId } = await seeker(test, { preferredCategories: ['delivery'] });
      await saveBroadcast(test.dataSource, { seekerId, point: pointAt(latitude + index / 100, longitude) });
    }
    await test.dataSource.query('ANALYZE');
    // the jobs below match
    await saveJob(test.dataSource, {
      employerId: shop.id,
      category: 'delivery',
      point: pointAt(MUMBAI.latitude, MUMBAI.longitude),
    });
  });
  afterAll(() => test.close());

  it('are sent to employers', async () => {
    const { body } = await worker
      .post('/api/interview-requests')
      .send({ jobType: 'delivery', interviewMode: 'phone', timeSlot: '4:00 PM - 6:00 PM', ...MUMBAI })
      .expect(201);
    expect(body.askedEmployers).toBe(1);
  });

  it('appear in the list of an employer', async () => {
    const { body } = await shop.get('/api/received-interview-requests').expect(200);
    expect(body.length).toBeGreaterThanOrEqual(12);
  });

  it('reach employers with a later job', async () => {
    expect(await test.app.get(AskNewEmployersUseCase).execute()).toBeGreaterThanOrEqual(12);
  });

  it('end when no employer is left who could accept them', async () => {
    const { id } = await saveBroadcast(test.dataSource, {
      seekerId: worker.id,
      point: pointAt(MUMBAI.latitude, MUMBAI.longitude),
    });
    await saveAsk(test.dataSource, { requestId: id, employerId: shop.id });
    await shop.post(`/api/interview-requests/${id}/respond`).send({ response: 'declined' }).expect(200);
    expect((await requestById(test, id)).status).toBe('declined');
  });

  it('count as seekers near by', async () => {
    const { body } = await shop.get(
      `/api/hire-hint?latitude=${MUMBAI.latitude}&longitude=${MUMBAI.longitude}&category=delivery`,
    );
    expect(body).toMatchObject({ seekers: '10_to_24' });
  });
});
