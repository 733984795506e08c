import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  ENGAGEMENT_TRANSITIONS,
  ENGAGEMENT_STATUSES,
  START_BEFORE_MINUTES,
} from '@nukkad/contract/instant-work/engagements';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { inHours, letHoursPass, noticesTo, readersOf } from './engagement.factory.js';
import { type Pair, pairOf } from './engagement-pair.js';

const path = (id: string): string => `/api/engagements/${id}/start`;

describe('POST /api/engagements/{id}/start', () => {
  let test: TestApp;
  let pair: Pair;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    pair = await pairOf(test);
  });
  const soon = () => pair.book({ startsAt: inHours(0.1) });
  const wrong = (code: string): string => String((Number(code) + 1) % 10_000).padStart(4, '0');

  it('starts work at once by the employer’s entry of the worker’s code, and notifies the worker', async () => {
    const id = await soon();
    const { body } = await pair.owner
      .post(path(id))
      .send({ code: await pair.code(id) })
      .expect(200);
    expect(body).toMatchObject({ id, status: 'started', claim: null, startedAt: expect.any(String) });
    expect(Math.abs(Date.now() - Date.parse(body.startedAt))).toBeLessThan(60_000);
    expect((await pair.row(id)).status).toBe('started');
    expect(await noticesTo(test.dataSource, pair.worker.id)).toEqual(['started']);
    expect(await noticesTo(test.dataSource, pair.owner.id)).toEqual([]);
    expect(await readersOf(test.dataSource, id)).toEqual([pair.worker.id, pair.owner.id].sort());
  });

  it.each([
    ['worker', 'employer'],
    ['employer', 'worker'],
  ] as const)(
    'is a claim of the %s until the %s claims the same, and counts from the first claim',
    async (first, second) => {
      const id = await soon();
      const { body: said } = await pair.side(first).post(path(id)).send({}).expect(200);
      expect(said).toMatchObject({ status: 'booked', startedAt: null, claim: { phase: 'start', by: first } });
      expect(await noticesTo(test.dataSource, pair.side(second).id)).toEqual(['startClaimed']);
      const again = await pair.side(first).post(path(id)).send({}).expect(409);
      expect(again.body.detail).toBe('You already said this. The other person can confirm it now.');
      await letHoursPass(test.dataSource, 1);
      const { body } = await pair.side(second).post(path(id)).send({}).expect(200);
      expect(body).toMatchObject({ status: 'started', claim: null });
      expect(Date.parse(said.claim.at) - Date.parse(body.startedAt)).toBe(3_600_000);
      expect(await noticesTo(test.dataSource, pair.side(first).id)).toEqual(['started']);
    },
  );

  it('counts work started by code from an earlier claim', async () => {
    const id = await soon();
    const { body: said } = await pair.worker.post(path(id)).send({}).expect(200);
    const { body } = await pair.owner
      .post(path(id))
      .send({ code: await pair.code(id) })
      .expect(200);
    expect(body.startedAt).toBe(said.claim.at);
  });

  it('rejects a wrong code at its field, five times in 15 minutes, and then every code', async () => {
    const id = await soon();
    const code = await pair.code(id);
    for (let index = 0; index < 5; index++) {
      const { body } = await pair.owner
        .post(path(id))
        .send({ code: wrong(code) })
        .expect(400);
      expect(body.errors).toEqual([
        { field: 'code', message: 'This code is not right. Ask the worker to show it again.' },
      ]);
    }
    await pair.owner
      .post(path(id))
      .send({ code: wrong(code) })
      .expect(429);
    const { headers } = await pair.owner.post(path(id)).send({ code }).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(800);
    expect((await pair.row(id)).status).toBe('booked');
    // claims without a code are still accepted
    await pair.owner.post(path(id)).send({}).expect(200);
    await test.dataSource.query(
      `UPDATE rate_limits SET hits = ARRAY(SELECT hit - interval '901 seconds' FROM unnest(hits) AS hit)`,
    );
    await pair.owner.post(path(id)).send({ code }).expect(200);
  });

  it('accepts a right code at the fifth attempt', async () => {
    const id = await soon();
    const code = await pair.code(id);
    for (let index = 0; index < 4; index++)
      await pair.owner
        .post(path(id))
        .send({ code: wrong(code) })
        .expect(400);
    await pair.owner.post(path(id)).send({ code }).expect(200);
  });

  it.each(ENGAGEMENT_STATUSES)('starts work that is %s only where the state table allows it', async (status) => {
    const id = await pair.book({ status, startsAt: inHours(-0.1) });
    const isAllowed = ENGAGEMENT_TRANSITIONS[status].includes('started');
    if (isAllowed) await pair.worker.post(path(id)).send({}).expect(200);
    await pair.owner
      .post(path(id))
      .send({})
      .expect(isAllowed ? 200 : 409);
    expect((await pair.row(id)).status).toBe(isAllowed ? 'started' : status);
  });

  it('rejects a start more than an hour before the agreed one', async () => {
    const id = await pair.book({ startsAt: inHours(START_BEFORE_MINUTES / 60 + 0.01) });
    const { body } = await pair.worker.post(path(id)).send({}).expect(409);
    expect(body.detail).toBe('You can start this at most 60 minutes before the agreed time.');
    await pair.owner
      .post(path(id))
      .send({ code: await pair.code(id) })
      .expect(409);
    await letHoursPass(test.dataSource, 0.02);
    await pair.worker.post(path(id)).send({}).expect(200);
  });

  it('returns 403 for a code from the worker', async () => {
    const id = await soon();
    const { body } = await pair.worker
      .post(path(id))
      .send({ code: await pair.code(id) })
      .expect(403);
    expect(body.detail).toBe('Only the employer enters the code.');
    expect((await pair.row(id)).claimAt).toBeNull();
  });

  it('returns 400 for a code of three digits', async () => {
    const id = await soon();
    await pair.owner.post(path(id)).send({ code: '123' }).expect(400);
    expect((await pair.row(id)).claimAt).toBeNull();
  });
});
