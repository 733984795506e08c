import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { employer } from '../../jobs/tests/people.js';
import { arrangeClaimedWork, type ContestedWork } from './contested-work.js';
import { letHoursPass, noticesTo } from './engagement.factory.js';

const THREE = { hours: 3, reason: 'It was three hours.' };

describe('openContest', () => {
  let test: TestApp;
  let work: ContestedWork;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    work = await arrangeClaimedWork(test);
  });

  it('opens a contest with the other side’s hours, pays the lower figure, and notifies the worker', async () => {
    const before = await work.owner.get(`/api/engagements/${work.id}`).expect(200);
    expect(before.body.securePayment).toMatchObject({ mayContestUntil: expect.any(String), wage: '60000' });
    const { body } = await work.post('owner', 'contest', THREE).expect(200);
    expect(body.securePayment).toMatchObject({
      ...{ state: 'contested', mayContestUntil: null },
      contest: {
        ...{ by: 'employer', hours: 3, claimed: '45000', stated: '60000', undisputed: '45000', reason: THREE.reason },
        ...{ state: 'open', mayAnswer: false, mayWithdraw: true, mayAccept: false, mayAppeal: false },
      },
    });
    const { body: theirs } = await work.worker.get(`/api/engagements/${work.id}`).expect(200);
    expect(theirs.securePayment.contest).toMatchObject({ mayAnswer: true, mayWithdraw: false });
    expect(await noticesTo(test.dataSource, work.worker.id)).toEqual(['reserved', 'contested']);
  });

  it('opens one contest for two concurrent requests', async () => {
    const answers = await Promise.all([1, 2].map(() => work.post('owner', 'contest', THREE)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const rows: unknown[] = await test.dataSource.query('SELECT 1 FROM payment_contests');
    expect(rows).toHaveLength(1);
  });

  it('accepts one of 50 concurrent contests and confirmations of the end, and returns the reason to the others', async () => {
    const calls = Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? 'contest' : 'end'));
    const answers = await Promise.all(
      calls.map((call) => (call === 'contest' ? work.post('owner', call, THREE) : work.post('owner', call))),
    );
    const won = calls.filter((_, index) => answers[index]?.status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const { status, body } of refused) {
      expect({ status, detail: body.detail }).toEqual({ status: 409, detail: expect.stringMatching(/\w.+[.!]$/) });
    }
    await work.settle();
    // the contesting side may still confirm the end of the work: the pay remains contested
    const isContested = won.includes('contest');
    expect(won.sort()).toEqual([...(isContested ? ['contest'] : []), ...(won.includes('end') ? ['end'] : [])]);
    expect(await work.states(work.id)).toBe(isContested ? 'captured contested' : 'captured released 60000');
  });

  it('limits both figures to the reserved pay', async () => {
    await test.dataSource.query(
      `UPDATE engagements SET started_at = started_at - interval '2 hours', starts_at = starts_at - interval '2 hours'`,
    );
    const { body } = await work.post('owner', 'contest', { hours: 3.5, reason: 'Three and a half.' }).expect(200);
    expect(body.securePayment.contest).toMatchObject({ claimed: '52500', stated: '60000' });
  });

  it('leaves an open contest unsettled by the scheduled job', async () => {
    await work.post('owner', 'contest', THREE).expect(200);
    expect(await work.states(work.id)).toBe('captured contested');
    await work.post('owner', 'end');
    expect(await work.states(work.id)).toBe('captured contested');
  });

  it.each([
    ['the side that said it', 'worker', THREE, 409, 'engagements.moveRefused'],
    ['the same hours', 'owner', { hours: 4, reason: 'Four.' }, 422, 'payments.nothingContested'],
    ['hours that are no quarters', 'owner', { hours: 3.1, reason: 'Hm.' }, 400, undefined],
    ['no reason', 'owner', { hours: 3, reason: ' ' }, 400, undefined],
  ] as const)('rejects a contest for %s', async (_why, side, body, status, code) => {
    const answer = await work.post(side, 'contest', body).expect(status);
    if (code) expect(answer.body).toMatchObject({ code });
    expect(await work.states(work.id)).toBe('captured held');
  });

  it('rejects a contest without a key, by others, and after the deadline', async () => {
    await work.owner.post(`/api/engagements/${work.id}/contest`).send(THREE).expect(400);
    const other = await employer(test);
    await other.post(`/api/engagements/${work.id}/contest`).set('Idempotency-Key', 'k').send(THREE).expect(404);
    await letHoursPass(test.dataSource, 49);
    const { body } = await work.post('owner', 'contest', THREE).expect(409);
    expect(body).toMatchObject({ code: 'engagements.contestTooLate' });
  });
});
