import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { saveInstantJob } from '../../instant-hire/tests/instant-hire.factory.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import { saveJobReview } from './job-review.factory.js';

const PATH = '/api/admin/job-reviews';
const HOUR_MS = 3_600_000;

describe('GET /api/admin/job-reviews', () => {
  let test: TestApp;
  let owner: Person;
  let staff: Person;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.dataSource.query('DELETE FROM job_reviews');
    owner = await employer(test);
    staff = await seeker(test, { staffRole: 'support' });
  });
  const review = async (hoursAgo: number, fields = {}) =>
    saveJobReview(test.dataSource, {
      jobId: (await saveJob(test.dataSource, { employerId: owner.id })).id,
      createdAt: new Date(Date.now() - hoursAgo * HOUR_MS),
      ...fields,
    });

  it('returns the text and the pay of a job and the reports, without the reporters', async () => {
    const { id, jobId } = await review(1, { reasons: ['reported', 'sex'] });
    const reporter = await seeker(test);
    await reporter.post(`/api/jobs/${jobId}/report`).send({ reason: 'unsafe', text: 'Odd hours.' }).expect(204);
    const { body } = await staff.get(PATH).expect(200);
    expect(body).toMatchObject([
      {
        ...{ id, jobId, kind: 'job', company: 'Namma Tiffin', reasons: ['reported', 'sex'], state: 'open' },
        pay: { minRate: 100, maxRate: 150, rateType: 'hourly', currency: 'INR' },
        ...{ decision: null, decidedAt: null, reports: [{ reason: 'unsafe', text: 'Odd hours.' }] },
      },
    ]);
    for (const detail of [reporter.id, reporter.user.email, owner.id]) {
      expect(JSON.stringify(body)).not.toContain(detail);
    }
  });

  it('returns with each job only its own reports', async () => {
    const jobs = [await review(2), await review(1)];
    for (const [index, { jobId }] of jobs.entries()) {
      const report = { reason: 'unsafe', text: `Job ${index}` };
      await (await seeker(test)).post(`/api/jobs/${jobId}/report`).send(report).expect(204);
    }
    const { body } = await staff.get(PATH).expect(200);
    const shown = (body as { id: string; reports: { text: string }[] }[]).map(({ id, reports }) => [
      id,
      reports.map(({ text }) => text),
    ]);
    expect(shown).toEqual([
      [jobs[1]!.id, ['Job 1']],
      [jobs[0]!.id, ['Job 0']],
    ]);
  });

  it('shows instant jobs with their pay too', async () => {
    const pay = { minRate: 90, maxRate: 110, rateType: 'hourly', currency: 'INR' } as const;
    const job = await saveInstantJob(test.dataSource, { employerId: owner.id, ...pay });
    await saveJobReview(test.dataSource, { instantJobId: job.id });
    expect((await staff.get(PATH).expect(200)).body).toMatchObject([
      { kind: 'instant_job', jobId: job.id, title: job.title, pay, reports: [] },
    ]);
  });

  it('lists open reviews by default, newest first, in pages', async () => {
    const [old, fresh, middle] = [await review(30), await review(10), await review(20)];
    const kept = await review(40, { state: 'kept', decision: 'Fine.', decidedAt: new Date() });
    const ids = async (query: string) =>
      ((await staff.get(`${PATH}${query}`).expect(200)).body as { id: string }[]).map(({ id }) => id);
    expect(await ids('')).toEqual([fresh.id, middle.id, old.id]);
    expect(await ids('?state=kept')).toEqual([kept.id]);
    expect(await ids('?state=removed')).toEqual([]);
    const first = await staff.get(`${PATH}?limit=2`).expect(200);
    const next = /<(.*)>/.exec(first.headers['link'] ?? '')?.[1] ?? '';
    expect((await staff.get(next).expect(200)).body).toMatchObject([{ id: old.id }]);
    const cursor = new URL(next, 'http://localhost').searchParams.get('cursor');
    await staff.get(`${PATH}?state=kept&cursor=${cursor}`).expect(400);
  });
});
