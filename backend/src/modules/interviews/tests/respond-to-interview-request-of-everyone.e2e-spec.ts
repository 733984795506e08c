import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { JobEntity } from '../../jobs/jobs.public.js';
import { saveJob } from '../../jobs/tests/job.factory.js';
import { employer, type Person, seeker } from '../../jobs/tests/people.js';
import { InterviewAskEntity } from '../entities/interview-ask.entity.js';
import type { InterviewRequestEntity } from '../entities/interview-request.entity.js';
import {
  changesOf,
  countTasks,
  inHours,
  noticesTo,
  readersOf,
  requestById,
  saveAsk,
  saveBroadcast,
} from './interview.factory.js';

const TASK = 'notifications.deliver-message';
const path = (id: string): string => `/api/interview-requests/${id}/respond`;
const DECLINED = { response: 'declined' };
const REFUSED = 'This request can no longer be changed.';

/** An employer with one open job in reach of the factory's broadcasts. */
interface Shop extends Person {
  jobId: string;
}

describe('the answer of an employer to a broadcast', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const shop = async (fields: Partial<JobEntity> = {}): Promise<Shop> => {
    const person = await employer(test);
    const { id } = await saveJob(test.dataSource, { employerId: person.id, ...fields });
    return { ...person, jobId: id };
  };
  const broadcast = async (fields: Partial<InterviewRequestEntity> = {}): Promise<string> => {
    await test.dataSource.query(`UPDATE jobs SET status = 'closed'`);
    return (await saveBroadcast(test.dataSource, { seekerId: (await seeker(test)).id, ...fields })).id;
  };
  const row = (id: string): Promise<InterviewRequestEntity> => requestById(test, id);
  const confirmation = (fields = {}) => ({
    ...{ response: 'confirmed', time: inHours(5).toISOString(), place: '12 Church Street' },
    ...fields,
  });

  it('confirms with the newest fitting job', async () => {
    const id = await broadcast();
    const taker = await shop({ createdAt: inHours(-5) });
    const newest = await saveJob(test.dataSource, { employerId: taker.id, company: 'Namma Kitchen' });
    await saveJob(test.dataSource, { employerId: taker.id, category: 'retail' });
    await taker.post(path(id)).send(confirmation()).expect(200);
    expect(await row(id)).toMatchObject({
      ...{ status: 'confirmed', employerId: taker.id, jobId: newest.id, company: 'Namma Kitchen' },
      place: '12 Church Street',
    });
  });

  it('confirms with the employer’s chosen job, and not with another employer’s', async () => {
    const id = await broadcast();
    const [taker, rival] = [await shop({ createdAt: inHours(-5) }), await shop()];
    await saveJob(test.dataSource, { employerId: taker.id });
    const other = await saveJob(test.dataSource, { employerId: taker.id, category: 'retail' });
    for (const jobId of [rival.jobId, other.id]) {
      await taker.post(path(id)).send(confirmation({ jobId })).expect(404);
    }
    await taker
      .post(path(id))
      .send(confirmation({ jobId: taker.jobId }))
      .expect(200);
    expect((await row(id)).jobId).toBe(taker.jobId);
  });

  it('is accepted from an employer with a later job, and rejected from an employer out of reach', async () => {
    const id = await broadcast();
    const outsider = await shop({ category: 'security' });
    await outsider.post(path(id)).send(confirmation()).expect(404);
    await outsider.post(path(id)).send(DECLINED).expect(404);
    const newcomer = await shop();
    await newcomer.post(path(id)).send(confirmation()).expect(200);
  });

  it('is rejected when another employer has accepted it', async () => {
    const id = await broadcast();
    const [first, second] = [await shop(), await shop()];
    await first.post(path(id)).send(confirmation()).expect(200);
    const late = await second.post(path(id)).send(confirmation()).expect(409);
    expect(late.body.detail).toBe('Another employer has already confirmed this request.');
    const declined = await second.post(path(id)).send(DECLINED).expect(409);
    expect(declined.body.detail).toBe(REFUSED);
    const again = await first.post(path(id)).send(confirmation()).expect(409);
    expect(again.body.detail).toBe(REFUSED);
    expect((await row(id)).employerId).toBe(first.id);
  });

  it.each([
    ['cancelled', { status: 'cancelled' as const }],
    ['out of time, but not swept yet', { expiresAt: inHours(-0.01) }],
    ['out of time', { status: 'declined' as const, expiresAt: inHours(-1), point: null }],
  ])('is rejected when the broadcast is %s', async (_what, fields) => {
    const id = await broadcast(fields);
    const taker = await shop();
    await saveAsk(test.dataSource, { requestId: id, employerId: taker.id });
    const before = await row(id);
    const { body } = await taker.post(path(id)).send(confirmation()).expect(409);
    expect(body.detail).toBe(REFUSED);
    expect(await row(id)).toEqual(before);
  });

  it('requires an open job to confirm, but not to decline', async () => {
    const id = await broadcast();
    const asked = await shop({ status: 'closed' });
    await saveAsk(test.dataSource, { requestId: id, employerId: asked.id });
    const { body } = await asked.post(path(id)).send(confirmation()).expect(409);
    expect(body.detail).toBe('This job is no longer open.');
    await shop();
    await asked.post(path(id)).send(DECLINED).expect(200);
    expect((await row(id)).status).toBe('pending');
  });

  it('leaves the broadcast open for the others when declined, and ends it when all have declined', async () => {
    const id = await broadcast();
    const [first, second] = [await shop(), await shop()];
    const mails = await countTasks(test.dataSource, TASK);
    await first
      .post(path(id))
      .send({ ...DECLINED, message: 'Not now' })
      .expect(200);
    await first.post(path(id)).send(DECLINED).expect(200);
    expect((await row(id)).status).toBe('pending');
    const changed = await first.post(path(id)).send(confirmation()).expect(409);
    expect(changed.body.detail).toBe(REFUSED);
    expect(await countTasks(test.dataSource, TASK)).toBe(mails);
    await second
      .post(path(id))
      .send({ ...DECLINED, message: 'We have enough people.' })
      .expect(200);
    // the first answer counts; the seeker gets both messages, without their authors
    expect(await row(id)).toMatchObject({
      ...{ status: 'declined', employerId: null, message: 'Not now\nWe have enough people.', jobId: null },
    });
    expect(await countTasks(test.dataSource, TASK)).toBe(mails + 1);
    expect(await changesOf(test.dataSource, id)).toEqual(['declined by nobody']);
    expect(await noticesTo(test.dataSource, (await row(id)).seekerId)).toEqual(['unanswered']);
    const asks = await test.dataSource.getRepository(InterviewAskEntity).findBy({ requestId: id });
    expect(asks.map((ask) => ask.declinedAt instanceof Date)).toEqual([true, true]);
  });

  it('shows every employer near by that the broadcast was accepted, without the accepting employer', async () => {
    const id = await broadcast();
    const [first, second] = [await shop(), await shop()];
    for (const person of [first, second]) await saveAsk(test.dataSource, { requestId: id, employerId: person.id });
    await first.post(path(id)).send(confirmation()).expect(200);
    const readers = [first.id, second.id, (await row(id)).seekerId].sort();
    expect(await readersOf(test.dataSource, id)).toEqual(readers);
    const list = (await second.get('/api/received-interview-requests').expect(200)).body as { id: string }[];
    expect(list.find((entry) => entry.id === id)).toMatchObject({
      ...{ taken: true, job: null, place: null, confirmedTime: null, proposal: null, message: null },
    });
  });

  it('waits for an employer with a later job, before it ends', async () => {
    const id = await broadcast();
    const first = await shop();
    const newcomer = await shop();
    await first.post(path(id)).send(DECLINED).expect(200);
    expect((await row(id)).status).toBe('pending');
    await newcomer.post(path(id)).send(confirmation()).expect(200);
    expect((await row(id)).status).toBe('confirmed');
  });

  it('leaves one confirmation when ten employers confirm concurrently', async () => {
    const shops = await Promise.all(Array.from({ length: 10 }, () => shop()));
    for (let round = 0; round < 3; round++) {
      const id = await broadcast();
      await test.dataSource.getRepository(JobEntity).update(
        shops.map(({ jobId }) => jobId),
        { status: 'open' },
      );
      const mails = await countTasks(test.dataSource, TASK);
      const answers = await Promise.all(shops.map((person) => person.post(path(id)).send(confirmation())));
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
      const winner = shops[answers.findIndex((answer) => answer.status === 200)];
      expect(await row(id)).toMatchObject({ status: 'confirmed', employerId: winner?.id, jobId: winner?.jobId });
      expect(await countTasks(test.dataSource, TASK)).toBe(mails + 2);
      const losers = answers.filter((answer) => answer.status === 409).map((answer) => answer.body.detail);
      expect(new Set(losers)).toEqual(new Set(['Another employer has already confirmed this request.']));
    }
  });

  it('ends the broadcast when the last employers decline concurrently', async () => {
    const shops = await Promise.all(Array.from({ length: 5 }, () => shop()));
    for (let round = 0; round < 3; round++) {
      const id = await broadcast();
      await test.dataSource.getRepository(JobEntity).update(
        shops.map(({ jobId }) => jobId),
        { status: 'open' },
      );
      const mails = await countTasks(test.dataSource, TASK);
      await Promise.all(shops.map((person) => person.post(path(id)).send(DECLINED).expect(200)));
      expect((await row(id)).status).toBe('declined');
      expect(await countTasks(test.dataSource, TASK)).toBe(mails + 1);
    }
  });

  it('is either confirmed or declined by all when both happen concurrently', async () => {
    const [first, second] = [await shop(), await shop()];
    for (let round = 0; round < 5; round++) {
      const id = await broadcast();
      await test.dataSource.getRepository(JobEntity).update([first.jobId, second.jobId], { status: 'open' });
      const [yes, no] = await Promise.all([
        first.post(path(id)).send(confirmation()),
        second.post(path(id)).send(DECLINED),
      ]);
      expect(yes.status).toBe(200);
      expect([200, 409]).toContain(no.status);
      expect((await row(id)).status).toBe('confirmed');
    }
  });
});
