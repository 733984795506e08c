import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { makeAdmin } from '../../auth/tests/signed-in.js';
import { jobById, saveInstantJob } from '../../instant-hire/tests/instant-hire.factory.js';
import { JobEntity } from '../../jobs/entities/job.entity.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { bothSides, employer, type Person, seeker } from '../../jobs/tests/people.js';
import { JobReviewEntity } from '../entities/job-review.entity.js';
import { saveJobReview } from './job-review.factory.js';

const path = (id: string): string => `/api/admin/job-reviews/${id}/decision`;
const REMOVE = { decision: 'remove', reason: 'It asks for money.' } as const;
const KEEP = { decision: 'keep', reason: 'The wording is fine.' } as const;

describe('POST /api/admin/job-reviews/{id}/decision', () => {
  let test: TestApp;
  let owner: Person;
  let staff: Person;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    owner = await employer(test);
    staff = await seeker(test, { staffRole: 'support' });
  });
  const reviewed = async () => {
    const job = await saveJob(test.dataSource, { employerId: owner.id });
    return { job, review: await saveJobReview(test.dataSource, { jobId: job.id }) };
  };
  const status = async (id: string) => (await test.dataSource.getRepository(JobEntity).findOneByOrFail({ id })).status;
  const stored = (id: string) => test.dataSource.getRepository(JobReviewEntity).findOneByOrFail({ id });
  const noticesTo = async (userId: string): Promise<string[]> =>
    (
      (await test.dataSource.query(`SELECT text FROM notifications WHERE user_id = $1 ORDER BY created_at`, [
        userId,
      ])) as { text: string }[]
    ).map(({ text }) => text);

  it('closes a removed job for good, and sends its employer the reason', async () => {
    const { job, review } = await reviewed();
    const { body } = await staff.post(path(review.id)).send(REMOVE).expect(200);
    expect(body).toMatchObject({ id: review.id, state: 'removed', decision: REMOVE.reason });
    expect(await stored(review.id)).toMatchObject({ decidedBy: staff.id, decidedAt: expect.any(Date) });
    expect(await status(job.id)).toBe('closed');
    const recorded: unknown = await test.dataSource.query(
      `SELECT actor_id, action, detail FROM audit_entries WHERE subject_id = $1`,
      [review.id],
    );
    expect(recorded).toEqual([{ actor_id: staff.id, action: 'job_review.decided', detail: { decision: 'remove' } }]);
    const { body: bell } = await owner.get('/api/notifications').expect(200);
    const message = expect.stringContaining(REMOVE.reason) as unknown;
    expect(bell).toMatchObject([{ message, link: `/employer/jobs/${job.id}` }]);
    expect(await noticesTo(owner.id)).toEqual(['job-reviews:notice.removed']);
    for (const change of [{ status: 'open' }, { isActive: true }]) {
      const refused = await owner.patch(`/api/jobs/${job.id}`).send(change).expect(409);
      expect(refused.body.detail).toContain('Our team took this job down.');
    }
    expect(await status(job.id)).toBe('closed');
  });

  it('leaves a retained job open, and sends its employer no notice', async () => {
    const { job, review } = await reviewed();
    await staff.post(path(review.id)).send(KEEP).expect(200);
    expect(await status(job.id)).toBe('open');
    expect(await stored(review.id)).toMatchObject({ state: 'kept', decision: KEEP.reason });
    expect(await noticesTo(owner.id)).toEqual([]);
  });

  it.each([
    [REMOVE, 'job-reviews:notice.reportHeeded'],
    [KEEP, 'job-reviews:notice.reportLeft'],
  ])('notifies the reporter of the decision %j', async (decision, notice) => {
    const { job, review } = await reviewed();
    const reporter = await seeker(test);
    await reporter.post(`/api/jobs/${job.id}/report`).send({ reason: 'unsafe' }).expect(204);
    await staff.post(path(review.id)).send(decision).expect(200);
    expect(await noticesTo(reporter.id)).toEqual([notice]);
  });

  it('notifies no reporter whose account was erased', async () => {
    const { job, review } = await reviewed();
    const reporter = await seeker(test);
    await reporter.post(`/api/jobs/${job.id}/report`).send({ reason: 'unsafe' }).expect(204);
    await test.dataSource.query('UPDATE users SET erased_at = clock_timestamp() WHERE id = $1', [reporter.id]);
    await staff.post(path(review.id)).send(REMOVE).expect(200);
    expect(await noticesTo(reporter.id)).toEqual([]);
  });

  it('does not notify again a reporter whom an earlier review answered', async () => {
    const { job, review } = await reviewed();
    const [earlier, later] = [await seeker(test), await seeker(test)];
    await earlier.post(`/api/jobs/${job.id}/report`).send({ reason: 'unsafe' }).expect(204);
    await staff.post(path(review.id)).send(KEEP).expect(200);
    await later.post(`/api/jobs/${job.id}/report`).send({ reason: 'unsafe' }).expect(204);
    const next = await test.dataSource.getRepository(JobReviewEntity).findOneByOrFail({ jobId: job.id, state: 'open' });
    await staff.post(path(next.id)).send(REMOVE).expect(200);
    expect(await noticesTo(earlier.id)).toEqual(['job-reviews:notice.reportLeft']);
    expect(await noticesTo(later.id)).toEqual(['job-reviews:notice.reportHeeded']);
  });

  it('links the reporter to the dashboard of the reporter’s side', async () => {
    const { job, review } = await reviewed();
    const reporters = [await seeker(test), await employer(test), await bothSides(test)];
    for (const reporter of reporters) {
      await reporter.post(`/api/jobs/${job.id}/report`).send({ reason: 'unsafe' }).expect(204);
    }
    await staff.post(path(review.id)).send(KEEP).expect(200);
    const links = await Promise.all(
      reporters.map(async ({ id }) => {
        const rows: { link: string }[] = await test.dataSource.query(
          `SELECT link FROM notifications WHERE user_id = $1`,
          [id],
        );
        return rows.map(({ link }) => link);
      }),
    );
    expect(links).toEqual([['/job-seeker'], ['/employer'], ['/job-seeker']]);
  });

  it('cancels a removed instant job', async () => {
    const job = await saveInstantJob(test.dataSource, { employerId: owner.id });
    const review = await saveJobReview(test.dataSource, { instantJobId: job.id });
    await staff.post(path(review.id)).send(REMOVE).expect(200);
    expect((await jobById(test.dataSource, job.id)).status).toBe('cancelled');
    expect(await noticesTo(owner.id)).toContain('job-reviews:notice.removed');
    const { body: bell } = await owner.get('/api/notifications').expect(200);
    const message = expect.stringContaining(REMOVE.reason) as unknown;
    expect(bell).toContainEqual(expect.objectContaining({ message, link: '/instant-requests' }));
  });

  it('accepts one of two concurrent decisions of the staff', async () => {
    const { review } = await reviewed();
    const other = await employer(test, { staffRole: 'admin' });
    const answers = await Promise.all([
      staff.post(path(review.id)).send(REMOVE),
      other.post(path(review.id)).send(KEEP),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const late = await staff.post(path(review.id)).send(KEEP).expect(409);
    expect(late.body.detail).toBe('Someone has already decided about this job.');
  });

  it('rejects a decision about an own job', async () => {
    const { job, review } = await reviewed();
    await makeAdmin(test.dataSource, owner.id);
    const { body } = await owner.post(path(review.id)).send(KEEP).expect(403);
    expect(body.code).toBe('job-reviews.ownJob');
    expect((await stored(review.id)).state).toBe('open');
    expect(await status(job.id)).toBe('open');
  });
});
