import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { inHours } from '../../engagements/tests/engagement.factory.js';
import { arrangeClaimedWork } from '../../engagements/tests/contested-work.js';
import { type Pair, pairOf } from '../../engagements/tests/engagement-pair.js';
import { finishedWork } from '../../engagements/tests/time-correction-people.js';
import { saveInstantJob, saveJobRequest } from '../../instant-hire/tests/instant-hire.factory.js';
import { requestById, saveInterviewRequest } from '../../interviews/tests/interview.factory.js';
import { saveApplication } from '../../jobs/tests/application.factory.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import type { Person } from '../../jobs/tests/people.js';
import { saveSuspension } from './suspension.factory.js';

const WORDS = 'Find me at the old mill';

describe('the texts of a suspended account', () => {
  let test: TestApp;
  let pair: Pair;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    pair = await pairOf(test);
  });

  const suspend = ({ id }: Person) => saveSuspension(test.dataSource, { userId: id });
  /** Returns the texts sent to a person: in the bell, and in queued messages. */
  const told = async ({ id }: Person): Promise<string> => {
    const rows: { told: string }[] = await test.dataSource.query(
      `SELECT (SELECT coalesce(json_agg(n), '[]') FROM notifications n WHERE n.user_id = $1)::text
              || (SELECT coalesce(json_agg(o), '[]') FROM outbox o WHERE o::text LIKE '%' || $1 || '%')::text AS told`,
      [id],
    );
    return rows[0]?.told ?? '';
  };
  const accepted = async () => {
    const startTime = inHours(10);
    const times = { urgency: 'scheduled', startTime, expiresAt: startTime } as const;
    const job = await saveInstantJob(test.dataSource, { employerId: pair.owner.id, ...times });
    const request = await saveJobRequest(test.dataSource, job, pair.worker.id);
    const { body } = await pair.worker
      .post(`/api/job-requests/${request.id}/respond`)
      .send({ response: 'accepted' })
      .expect(200);
    return { jobId: job.id, id: body.engagementId as string };
  };

  it.each([
    ['worker', 'employer'],
    ['employer', 'worker'],
  ] as const)('do not reach the other side when the %s cancels work', async (side, other) => {
    const { id } = await accepted();
    await suspend(pair.side(side));
    const { body } = await pair.side(side).post(`/api/engagements/${id}/cancel`).send({ reason: WORDS }).expect(200);
    expect(body).toMatchObject({ status: 'cancelled', reason: null });
    expect((await pair.row(id)).reason).toBeNull();
    const message = await told(pair.side(other));
    expect(message).toContain('engagements:notice.cancelled');
    expect(message).not.toContain(WORDS);
  });

  it('do not reach the workers of an instant job that is cancelled', async () => {
    const { jobId, id } = await accepted();
    await suspend(pair.owner);
    const { body } = await pair.owner.post(`/api/instant-jobs/${jobId}/cancel`).send({ reason: WORDS }).expect(200);
    expect(body).toMatchObject({ status: 'cancelled', cancelReason: null });
    expect((await pair.row(id)).reason).toBeNull();
    expect(await told(pair.worker)).not.toContain(WORDS);
  });

  it.each([
    ['worker', 'employer'],
    ['employer', 'worker'],
  ] as const)('do not reach the other side when the %s reports a no-show', async (side, other) => {
    const id = await pair.book({ startsAt: inHours(-1) });
    await suspend(pair.side(side));
    const { body } = await pair.side(side).post(`/api/engagements/${id}/no-show`).send({ reason: WORDS }).expect(200);
    expect(body).toMatchObject({ status: 'no_show', breachBy: other, reason: null });
    expect(await told(pair.side(other))).not.toContain(WORDS);
  });

  it('do not reach the other side when the times of work are disputed; the staff read them', async () => {
    const times = await finishedWork(test);
    const { worker, owner } = times.pair;
    await suspend(worker);
    const { body } = await times.propose('worker', { ...times.longer, reason: WORDS }).expect(200);
    expect(body.correction).toMatchObject({ status: 'proposed', reason: WORDS });
    expect((await times.seenBy('employer')).correction).toMatchObject({ status: 'proposed', reason: '' });
    expect(await told(owner)).not.toContain(WORDS);
    const [stored] = await test.dataSource.query('SELECT reason FROM time_corrections WHERE engagement_id = $1', [
      times.engagementId,
    ]);
    expect(stored).toEqual({ reason: WORDS });
  });

  it('do not reach the worker when hours with Secure Pay are contested', async () => {
    const work = await arrangeClaimedWork(test);
    await suspend(work.owner);
    await work.post('owner', 'contest', { hours: 3, reason: WORDS }).expect(200);
    const { body } = await work.worker.get(`/api/engagements/${work.id}`).expect(200);
    expect(body.securePayment.contest).toMatchObject({ by: 'employer', reason: '' });
    const messages = await told(work.worker);
    expect(messages).toContain('engagements:notice.contested');
    expect(messages).not.toContain(WORDS);
  });

  it.each(['worker', 'employer'] as const)(
    'do not reach the other side when the %s cancels an interview',
    async (side) => {
      const job = await saveJob(test.dataSource, { employerId: pair.owner.id });
      const fields = { jobId: job.id, seekerId: pair.worker.id, employerId: pair.owner.id };
      const { id } = await saveInterviewRequest(test.dataSource, { ...fields, status: 'confirmed' });
      await suspend(pair.side(side));
      await pair.side(side).post(`/api/interview-requests/${id}/cancel`).send({ message: WORDS }).expect(200);
      expect(JSON.stringify(await requestById(test, id))).not.toContain(WORDS);
    },
  );
});

describe('the phone numbers that a suspended account reads', () => {
  let test: TestApp;
  let pair: Pair;
  beforeAll(async () => {
    test = await createTestApp();
    pair = await pairOf(test);
  });
  afterAll(() => test.close());

  it('are hidden: of applicants, of booked work, of an employer who hired', async () => {
    const { owner, worker } = pair;
    const job = await saveJob(test.dataSource, { employerId: owner.id });
    const { id } = await saveApplication(test.dataSource, { jobId: job.id, seekerId: worker.id });
    await owner.patch(`/api/applications/${id}`).send({ status: 'hired' }).expect(200);
    const workId = await pair.book();
    const instantJob = await saveInstantJob(test.dataSource, { employerId: owner.id });
    await saveJobRequest(test.dataSource, instantJob, worker.id, { status: 'accepted', respondedAt: new Date() });
    const readers = [
      [owner, `/api/jobs/${job.id}/applications`, worker],
      [owner, `/api/applications/${id}`, worker],
      [owner, `/api/engagements/${workId}`, worker],
      [owner, '/api/engagements', worker],
      [owner, `/api/instant-jobs/${instantJob.id}`, worker],
      [worker, '/api/my-applications', owner],
      [worker, `/api/engagements/${workId}`, owner],
    ] as const;
    for (const [reader, path, other] of readers) {
      const { text } = await reader.get(path).expect(200);
      expect(`${path} ${text}`).toContain(String(other.user.phone));
    }
    for (const person of [owner, worker]) {
      await test.dataSource.query('UPDATE users SET suspended_until = NULL');
      await saveSuspension(test.dataSource, { userId: person.id });
      for (const [reader, path, other] of readers.filter(([reader]) => reader === person)) {
        const { text } = await reader.get(path).expect(200);
        expect(`${path} ${text}`).not.toContain(String(other.user.phone));
      }
    }
  });
});
