import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { saveApplication } from './application.factory.js';
import { saveJob } from './job.factory.js';
import { employer, type Person, seeker } from './people.js';

describe('GET /api/my-applications', () => {
  let test: TestApp;
  let owner: Person;

  beforeAll(async () => {
    test = await createTestApp();
    owner = await employer(test);
  });
  afterAll(() => test.close());

  it('lists the account’s applications with job, time line and the employer’s message, newest first', async () => {
    const worker = await seeker(test);
    const closed = await saveJob(test.dataSource, { employerId: owner.id, title: 'Cook', status: 'closed' });
    const open = await saveJob(test.dataSource, { employerId: owner.id, title: 'Baker' });
    const older = await saveApplication(test.dataSource, {
      jobId: closed.id,
      seekerId: worker.id,
      status: 'rejected',
      employerMessage: 'Somebody was faster.',
      createdAt: new Date('2026-01-01T00:00:00Z'),
    });
    const newer = await saveApplication(test.dataSource, { jobId: open.id, seekerId: worker.id });
    await saveApplication(test.dataSource, { jobId: open.id, seekerId: (await seeker(test)).id });
    const { body } = await worker.get('/api/my-applications').expect(200);
    expect(body).toMatchObject([
      { id: newer.id, status: 'submitted', employerMessage: null, job: { title: 'Baker', isActive: true } },
      {
        id: older.id,
        jobId: closed.id,
        status: 'rejected',
        employerMessage: 'Somebody was faster.',
        createdAt: '2026-01-01T00:00:00.000Z',
        events: [{ status: 'submitted' }, { status: 'rejected' }],
        job: { title: 'Cook', isActive: false },
      },
    ]);
  });

  it('returns the occupation and the place in the languages other than the employer’s', async () => {
    const worker = await seeker(test);
    const told = { title: 'Cook', occupationIds: ['cook'], location: 'Bengaluru' };
    const { id } = await saveJob(test.dataSource, { employerId: owner.id, ...told });
    await saveApplication(test.dataSource, { jobId: id, seekerId: worker.id });
    const { body } = await worker.get('/api/my-applications').expect(200);
    expect(body[0].job).toMatchObject({ occupation: { hi: 'रसोइया' }, place: { kn: 'ಬೆಂಗಳೂರು' } });
  });

  it('returns the place on the map to the hired applicant alone, where it is known', async () => {
    const worker = await seeker(test);
    const places = { Known: {}, Unknown: { point: null, locationStatus: 'unresolved' as const } };
    for (const [title, place] of Object.entries(places)) {
      for (const status of ['submitted', 'shortlisted', 'hired', 'rejected'] as const) {
        const { id: jobId } = await saveJob(test.dataSource, { employerId: owner.id, title, ...place });
        await saveApplication(test.dataSource, { jobId, seekerId: worker.id, status });
      }
    }
    const { body } = await worker.get('/api/my-applications').expect(200);
    const shown = (body as { status: string; job: { title: string }; mapPoint?: object }[]).filter(
      (one) => 'mapPoint' in one,
    );
    expect(shown).toMatchObject([
      {
        status: 'hired',
        job: { title: 'Known' },
        mapPoint: { latitude: expect.any(Number), longitude: expect.any(Number) },
      },
    ]);
  });

  it('returns the list in pages', async () => {
    const worker = await seeker(test);
    for (let index = 0; index < 3; index++) {
      const { id } = await saveJob(test.dataSource, { employerId: owner.id });
      await saveApplication(test.dataSource, { jobId: id, seekerId: worker.id });
    }
    const first = await worker.get('/api/my-applications?limit=2').expect(200);
    expect(first.body).toHaveLength(2);
    const path = /<([^>]+)>; rel="next"/.exec(first.headers['link'] ?? '')?.[1] ?? '';
    const second = await worker.get(path).expect(200);
    expect(second.body).toHaveLength(1);
    expect(second.headers['link']).toBeUndefined();
    const stranger = await seeker(test);
    await stranger.get(path).expect(400);
  });

  it('returns 400 for an unknown cursor', async () => {
    const worker = await seeker(test);
    await worker.get('/api/my-applications?cursor=x').expect(400);
  });
});
