import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ENGAGEMENT_TRANSITIONS, ENGAGEMENT_STATUSES } from '@nukkad/contract/instant-work/engagements';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { WorkCodes } from '../work/work-codes.js';
import { WorkRepository } from '../records/work.repository.js';
import { inHours, letHoursPass, noticesTo } from './engagement.factory.js';
import { type Pair, pairOf } from './engagement-pair.js';

const path = (id: string): string => `/api/engagements/${id}/end`;
const startPath = (id: string): string => `/api/engagements/${id}/start`;

describe('POST /api/engagements/{id}/end', () => {
  let test: TestApp;
  let pair: Pair;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    pair = await pairOf(test);
  });
  /** Work that started three hours and eight minutes ago. */
  const underWay = () => pair.book({ status: 'started', startsAt: inHours(-3 - 8 / 60) });

  it('ends work at once by the employer’s entry of the worker’s code, with the amount owed', async () => {
    const id = await underWay();
    const { body } = await pair.owner
      .post(path(id))
      .send({ code: await pair.code(id), askAgain: false })
      .expect(200);
    expect(body).toMatchObject({ id, status: 'done', claim: null, hours: 3.25, dueFrom: 480, dueTo: 480 });
    // the employer ended it before the agreed four hours were over
    expect(body).toMatchObject({ paidHours: 4, paidHoursReason: 'agreed', endedBy: 'employer' });
    expect(await pair.row(id)).toMatchObject({
      status: 'done',
      firstAnswer: false,
      askAgain: null,
      closedAt: expect.any(Date),
      breach: null,
    });
    expect(await noticesTo(test.dataSource, pair.worker.id)).toEqual(['done']);
    await pair.owner.post(path(id)).send({}).expect(409);
  });

  it.each([
    ['worker', 'employer'],
    ['employer', 'worker'],
  ] as const)(
    'is a claim of the %s until the %s claims the same, and counts from the first claim',
    async (first, second) => {
      const id = await underWay();
      const { body: said } = await pair.side(first).post(path(id)).send({}).expect(200);
      expect(said).toMatchObject({ status: 'started', claim: { phase: 'end', by: first }, endedAt: null, hours: null });
      expect(await noticesTo(test.dataSource, pair.side(second).id)).toEqual(['endClaimed']);
      const { body: repeated } = await pair.side(first).post(path(id)).send({}).expect(409);
      expect(repeated.code).toBe('engagements.alreadySaid');
      await letHoursPass(test.dataSource, 2);
      const { body } = await pair.side(second).post(path(id)).send({}).expect(200);
      expect(body).toMatchObject({ status: 'done', hours: 3.25 });
      expect(Date.parse(said.claim.at) - Date.parse(body.endedAt)).toBe(2 * 3_600_000);
      expect(await noticesTo(test.dataSource, pair.side(first).id)).toEqual(['done']);
    },
  );

  it.each([
    ['the worker says first that it ended', 'worker', 2, 'least', 240],
    ['the employer says first that it ended', 'employer', 4, 'agreed', 480],
  ] as const)('owes hours after one minute of work when %s', async (_name, first, owed, reason, due) => {
    const id = await pair.book({ status: 'started', startsAt: inHours(-1 / 60) });
    const second = first === 'worker' ? 'employer' : 'worker';
    await pair.side(first).post(path(id)).send({}).expect(200);
    const { body } = await pair.side(second).post(path(id)).send({}).expect(200);
    expect(body).toMatchObject({ hours: 0, paidHours: owed, paidHoursReason: reason, dueFrom: due, endedBy: first });
  });

  it('owes two hours after one minute when the employer enters the code after the worker’s claim of the end', async () => {
    const id = await pair.book({ status: 'started', startsAt: inHours(-1 / 60) });
    await pair.worker.post(path(id)).send({}).expect(200);
    const { body } = await pair.owner
      .post(path(id))
      .send({ code: await pair.code(id) })
      .expect(200);
    expect(body).toMatchObject({ paidHours: 2, endedBy: 'worker' });
  });

  it('owes at most the agreed hour of short work', async () => {
    const startsAt = inHours(-1 / 60);
    const id = await pair.book({ status: 'started', startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) });
    await pair.worker.post(path(id)).send({}).expect(200);
    const { body } = await pair.owner.post(path(id)).send({}).expect(200);
    expect(body).toMatchObject({ paidHours: 1, dueFrom: 120 });
  });

  it('counts the agreed hours from the start for work that starts when the worker arrives', async () => {
    const startsAt = inHours(-2);
    const endsAt = new Date(startsAt.getTime() + 5 * 3_600_000);
    const id = await pair.book({ status: 'started', startsAt, endsAt, agreedMinutes: 240 });
    const { body } = await pair.owner
      .post(path(id))
      .send({ code: await pair.code(id) })
      .expect(200);
    expect(body).toMatchObject({ agreedHours: 4, paidHours: 4, dueFrom: 480 });
  });

  it('counts work without a confirmed start from the agreed time, once both sides agree', async () => {
    const id = await pair.book({ startsAt: inHours(-2) });
    const { body: said } = await pair.worker.post(path(id)).send({}).expect(200);
    // until then the employer can still report a no-show
    expect(said).toMatchObject({ status: 'booked', claim: { phase: 'end', by: 'worker' }, startedAt: null });
    const { body } = await pair.owner.post(path(id)).send({ askAgain: true }).expect(200);
    expect(body).toMatchObject({ status: 'done', hours: 2, startedAt: body.startsAt });
    expect(await pair.row(id)).toMatchObject({ firstAnswer: true, askAgain: null });
  });

  it('counts work from the start that the other side claimed', async () => {
    const id = await pair.book({ startsAt: inHours(-2) });
    const { body: said } = await pair.worker.post(startPath(id)).send({}).expect(200);
    await letHoursPass(test.dataSource, 1);
    const { body } = await pair.owner.post(path(id)).send({}).expect(200);
    expect(body).toMatchObject({ status: 'started', claim: { phase: 'end', by: 'employer' } });
    expect(Date.parse(said.claim.at) - Date.parse(body.startedAt)).toBe(3_600_000);
  });

  it.each([
    ['worker', 'employer', 'said'],
    ['employer', 'worker', 'said'],
    ['worker', 'worker', 'agreed'],
    ['employer', 'employer', 'agreed'],
  ] as const)('uses the claim of the %s for the start where the %s ends the work: %s', async (claimBy, by, start) => {
    const startsAt = inHours(-2);
    const claimAt = inHours(-1);
    const id = await pair.book({ startsAt, claimPhase: 'start', claimBy, claimAt });
    await test.dataSource.transaction((tx) => test.app.get(WorkRepository).startAsAgreed(tx, id, by));
    expect((await pair.row(id)).startedAt).toEqual(start === 'said' ? claimAt : startsAt);
  });

  it('rejects every code before the start is confirmed, and changes nothing', async () => {
    const id = await pair.book({ startsAt: inHours(-2) });
    const startCode = await pair.code(id);
    for (const code of [startCode, await test.app.get(WorkCodes).deriveCode(id, 'end')]) {
      const { body } = await pair.owner.post(path(id)).send({ code }).expect(409);
      expect(body.code).toBe('engagements.startFirst');
    }
    expect(await pair.row(id)).toMatchObject({ status: 'booked', startedAt: null, endedAt: null, claimAt: null });
    await pair.owner.post(startPath(id)).send({ code: startCode }).expect(200);
  });

  it('uses another code than the start in every engagement', async () => {
    const codes = test.app.get(WorkCodes);
    // of 30,000 ids about three draw the same number for both
    for (let number = 0; number < 30_000; number++) {
      const id = `engagement-${number}`;
      if ((await codes.deriveCode(id, 'end')) === (await codes.deriveCode(id, 'start')))
        throw new Error(`one code: ${id}`);
    }
  });

  it('rejects the code of the start once work has started', async () => {
    const id = await pair.book({ startsAt: inHours(-0.5) });
    const code = await pair.code(id);
    await pair.owner.post(startPath(id)).send({ code }).expect(200);
    await pair.owner.post(path(id)).send({ code }).expect(400);
    await pair.owner
      .post(path(id))
      .send({ code: await pair.code(id) })
      .expect(200);
  });

  it('rejects a wrong code at its field and counts it', async () => {
    const id = await underWay();
    const code = String((Number(await pair.code(id)) + 1) % 10_000).padStart(4, '0');
    for (let index = 0; index < 5; index++) {
      const { body } = await pair.owner.post(path(id)).send({ code }).expect(400);
      expect(body.errors).toMatchObject([{ field: 'code' }]);
    }
    await pair.owner.post(path(id)).send({ code }).expect(429);
    expect((await pair.row(id)).status).toBe('started');
  });

  it.each(ENGAGEMENT_STATUSES)('ends work that is %s only where the state table allows it', async (status) => {
    const id = await pair.book({ status, startsAt: inHours(-2) });
    const isAllowed = ENGAGEMENT_TRANSITIONS[status].some((to) => to === 'done' || to === 'started');
    if (isAllowed) await pair.worker.post(path(id)).send({}).expect(200);
    await pair.owner
      .post(path(id))
      .send({})
      .expect(isAllowed ? 200 : 409);
    expect((await pair.row(id)).status).toBe(isAllowed ? 'done' : status);
  });

  it('rejects the end before the agreed start', async () => {
    const id = await pair.book({ startsAt: inHours(0.01) });
    const { body } = await pair.owner.post(path(id)).send({}).expect(409);
    expect(body.detail).toBe('You can end this only after the agreed start time.');
    expect((await pair.row(id)).claimAt).toBeNull();
  });

  it('returns 403 for a code or a judgement from the worker', async () => {
    const id = await underWay();
    await pair.worker
      .post(path(id))
      .send({ code: await pair.code(id) })
      .expect(403);
    await pair.worker.post(path(id)).send({ askAgain: true }).expect(403);
    expect(await pair.row(id)).toMatchObject({ claimAt: null, firstAnswer: null });
  });
});
