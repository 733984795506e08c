import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { outOfTime, saveJob } from '../../jobs/tests/job.factory.js';
import { bothSides, employer, type Person, seeker } from '../../jobs/tests/people.js';
import { JobReportEntity } from '../entities/job-report.entity.js';
import { JobReviewEntity } from '../entities/job-review.entity.js';
import { saveJobReview } from './job-review.factory.js';

describe('POST /api/jobs/{id}/report', () => {
  let test: TestApp;
  let owner: Person;
  let reader: Person;
  beforeAll(async () => {
    test = await createTestApp();
    owner = await bothSides(test);
    reader = await seeker(test);
  });
  afterAll(() => test.close());

  const job = async (fields = {}): Promise<string> =>
    (await saveJob(test.dataSource, { employerId: owner.id, ...fields })).id;
  const report = (person: Person, id: string, body: object = { reason: 'asks_for_money' }) =>
    person.post(`/api/jobs/${id}/report`).send(body);
  const reports = (jobId: string) => test.dataSource.getRepository(JobReportEntity).findBy({ jobId });
  const reviews = (jobId: string) => test.dataSource.getRepository(JobReviewEntity).findBy({ jobId });

  it('stores the report, and queues the job for review by staff', async () => {
    const id = await job();
    await report(reader, id, { reason: 'unsafe', text: ' They ask to come at night. ' }).expect(204);
    expect(await reports(id)).toMatchObject([
      { reporterId: reader.id, reason: 'unsafe', text: 'They ask to come at night.' },
    ]);
    expect(await reviews(id)).toMatchObject([{ state: 'open', reasons: ['reported'], decidedAt: null }]);
  });

  it('joins an open review, and opens a new one after a decided one', async () => {
    const id = await job();
    await saveJobReview(test.dataSource, { jobId: id, state: 'kept', decision: 'Fine.', decidedAt: new Date() });
    await report(reader, id).expect(204);
    await report(await employer(test), id).expect(204);
    const open = (await reviews(id)).filter(({ state }) => state === 'open');
    expect(open).toMatchObject([{ reasons: ['reported'] }]);
    expect(await reports(id)).toHaveLength(2);
    const doubtful = await job();
    await saveJobReview(test.dataSource, { jobId: doubtful });
    await report(reader, doubtful).expect(204);
    expect(await reviews(doubtful)).toMatchObject([{ reasons: ['reported', 'sex'] }]);
  });

  it('counts once for each account, also for concurrent calls', async () => {
    const id = await job();
    const answers = await Promise.all(Array.from({ length: 5 }, () => report(reader, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409, 409]);
    expect((await report(reader, id).expect(409)).body.detail).toBe('You have already reported this job.');
    expect(await reports(id)).toHaveLength(1);
  });

  it('accepts twenty reports a day from one account', async () => {
    const someone = await seeker(test);
    for (let sent = 0; sent < 20; sent++) await report(someone, await job()).expect(204);
    const id = await job();
    const { headers } = await report(someone, id).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(await reports(id)).toEqual([]);
  });

  it('returns 404 for a job that is closed or out of time', async () => {
    await report(reader, await job({ status: 'closed' })).expect(404);
    await report(reader, await job(outOfTime())).expect(404);
  });
});
