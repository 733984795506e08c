import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  ENGAGEMENT_TRANSITIONS,
  ENGAGEMENT_STATUSES,
  NO_SHOW_AFTER_MINUTES,
} from '@nukkad/contract/instant-work/engagements';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { inHours, noticesTo } from './engagement.factory.js';
import { type Pair, pairOf } from './engagement-pair.js';

const path = (id: string): string => `/api/engagements/${id}/no-show`;
const BODY = { reason: 'I waited for an hour.' };

describe('POST /api/engagements/{id}/no-show', () => {
  let test: TestApp;
  let pair: Pair;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    pair = await pairOf(test);
  });
  const late = (minutes = NO_SHOW_AFTER_MINUTES + 0.1) => pair.book({ startsAt: inHours(-minutes / 60) });

  it.each([
    ['worker', 'employer'],
    ['employer', 'worker'],
  ] as const)('reported by the %s counts against the %s, who is notified', async (by, against) => {
    const id = await late();
    const { body } = await pair.side(by).post(path(id)).send(BODY).expect(200);
    expect(body).toMatchObject({ status: 'no_show', breach: 'no_show', breachBy: against, endedBy: by, ...BODY });
    expect(body.mayAppealUntil).toBeNull();
    expect(await pair.row(id)).toMatchObject({ status: 'no_show', breach: 'no_show', breachBy: against, ...BODY });
    expect(await noticesTo(test.dataSource, pair.side(against).id)).toEqual(['noShow']);
    expect(await noticesTo(test.dataSource, pair.side(by).id)).toEqual([]);
    await pair.side(against).post(path(id)).send(BODY).expect(409);
  });

  it.each(ENGAGEMENT_STATUSES)(
    'reports a no-show of work that is %s only where the state table allows it',
    async (status) => {
      const id = await pair.book({ status, startsAt: inHours(-1) });
      const isAllowed = ENGAGEMENT_TRANSITIONS[status].includes('no_show');
      await pair.owner
        .post(path(id))
        .send(BODY)
        .expect(isAllowed ? 200 : 409);
      expect((await pair.row(id)).status).toBe(isAllowed ? 'no_show' : status);
    },
  );

  it('rejects a report until half an hour after the agreed start', async () => {
    const id = await late(NO_SHOW_AFTER_MINUTES - 0.1);
    const { body } = await pair.owner.post(path(id)).send(BODY).expect(409);
    expect(body.detail).toBe('You can say this from 30 minutes after the agreed start.');
    expect((await pair.row(id)).status).toBe('booked');
  });

  it('accepts a report from the side that the claim is about, and not from the side that claimed the start or the end', async () => {
    for (const phase of ['start', 'end']) {
      const id = await late();
      await pair.worker.post(`/api/engagements/${id}/${phase}`).send({}).expect(200);
      await pair.worker.post(path(id)).send(BODY).expect(409);
      await pair.owner.post(path(id)).send(BODY).expect(200);
      expect(await pair.row(id)).toMatchObject({ status: 'no_show', claimAt: null, startedAt: null });
    }
  });

  it('records either the no-show or the start when both arrive concurrently', async () => {
    for (let round = 0; round < 4; round++) {
      const id = await pair.book({ startsAt: inHours(-round * 5 - 1) });
      const code = await pair.code(id);
      const answers = await Promise.all([
        pair.owner.post(`/api/engagements/${id}/start`).send({ code }),
        pair.worker.post(path(id)).send(BODY),
      ]);
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
      const { status, breach } = await pair.row(id);
      expect([status, breach]).toEqual(answers[0]?.status === 200 ? ['started', null] : ['no_show', 'no_show']);
    }
  });

  it('rejects an employer’s reason that asks for money', async () => {
    const id = await late();
    const { body } = await pair.owner.post(path(id)).send({ reason: 'Pay a deposit of Rs 500 first.' }).expect(400);
    expect(body.errors).toMatchObject([{ field: 'reason' }]);
    expect((await pair.row(id)).status).toBe('booked');
  });
});
