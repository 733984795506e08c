import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { inHours, noticesTo } from './engagement.factory.js';
import { finishedWork } from './time-correction-people.js';

describe('POST /api/engagements/{id}/times', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it.each(['worker', 'employer'] as const)('lets the %s propose times, and asks the other side once', async (side) => {
    const work = await finishedWork(test);
    const other = side === 'worker' ? 'employer' : 'worker';
    const { body } = await work.propose(side).expect(200);
    expect(body.correction).toMatchObject({
      ...{ status: 'proposed', by: side, ...work.longer, answer: null, decidedFrom: null, mayAppealUntil: null },
      ...{ recordedFrom: work.hoursAfter(0), recordedTo: work.hoursAfter(4) },
    });
    expect(body.mayCorrectUntil).toBeUndefined();
    await work.propose(side).expect(200);
    expect((await work.seenBy(other)).correction).toEqual(body.correction);
    expect(await noticesTo(test.dataSource, work.pair.side(other).id)).toEqual(['timesProposed']);
    await work.propose(other).expect(409);
  });

  it.each<[string, (work: Awaited<ReturnType<typeof finishedWork>>) => object]>([
    ['start', ({ hoursAfter }) => ({ startedAt: hoursAfter(-1) })],
    ['end', ({ hoursAfter }) => ({ endedAt: hoursAfter(4.5) })],
    ['reason', () => ({ reason: 'Another reason.' })],
  ])('returns 409 for a second proposal with another %s', async (_what, changes) => {
    const work = await finishedWork(test);
    const { body } = await work.propose().expect(200);
    await work.propose('worker', { ...work.longer, ...changes(work) }).expect(409);
    expect((await work.seenBy('employer')).correction).toEqual(body.correction);
  });

  it('changes neither the times nor the sum before the answer', async () => {
    const work = await finishedWork(test);
    expect((await work.seenBy('worker')).mayCorrectUntil).toEqual(expect.any(String));
    const { body } = await work.propose().expect(200);
    expect(body).toMatchObject({ endedAt: work.hoursAfter(4), hours: 4, dueTo: 480 });
  });

  it.each<[string, (work: Awaited<ReturnType<typeof finishedWork>>) => object]>([
    ['the recorded times', ({ hoursAfter }) => ({ startedAt: hoursAfter(0), endedAt: hoursAfter(4) })],
    [
      'other seconds of the recorded minutes',
      ({ hoursAfter }) => ({
        startedAt: hoursAfter(0),
        endedAt: new Date(Date.parse(hoursAfter(4)) + 20_000).toISOString(),
      }),
    ],
    ['an end before the start', ({ hoursAfter }) => ({ startedAt: hoursAfter(4), endedAt: hoursAfter(3) })],
    ['an end that is to come', () => ({ endedAt: inHours(1).toISOString() })],
    ['times of another day', ({ hoursAfter }) => ({ startedAt: hoursAfter(-13), endedAt: hoursAfter(-10) })],
    ['no reason', () => ({ reason: ' ' })],
  ])('returns 400 for %s', async (_what, changes) => {
    const work = await finishedWork(test);
    await work.propose('worker', { ...work.longer, ...changes(work) }).expect(400);
  });

  it('returns 400 to a worker for times of their other work, and accepts those beside it', async () => {
    const work = await finishedWork(test);
    await work.addOtherWork(4.5, 6);
    const { body } = await work.propose().expect(400);
    expect(body.errors[0].message).toMatch(/^You have other recorded work at these times/);
    await work.propose('worker', { ...work.longer, endedAt: work.hoursAfter(4.5) }).expect(200);
  });

  it('accepts an employer’s times that overlap other work of the worker, without naming it', async () => {
    const work = await finishedWork(test);
    await work.addOtherWork(4.5, 6);
    const { body } = await work.propose('employer').expect(200);
    expect(JSON.stringify(body)).not.toContain(work.hoursAfter(4.5));
    const { body: refused } = await work.answer('worker', { agrees: true }).expect(400);
    expect(refused.errors[0].message).toMatch(/^You have other recorded work at these times/);
    await work.answer('worker', { agrees: false, text: 'I left for other work.' }).expect(200);
  });

  it('returns 409 while a case about the money is open, which contains the amount of the recorded times', async () => {
    const work = await finishedWork(test);
    const at = `/api/engagements/${work.engagementId}`;
    await work.pair.owner.post(`${at}/payment`).send({ amount: 480 }).expect(200);
    await work.pair.worker.post(`${at}/pay-case`).send({ receivedAmount: 300 }).expect(200);
    expect((await work.seenBy('employer')).mayCorrectUntil).toBeUndefined();
    const { body } = await work.propose('employer').expect(409);
    expect(body.detail).toMatch(/^This work has an open case about its money/);
  });

  it('accepts times that share only a minute with other work', async () => {
    const work = await finishedWork(test);
    const seconds = 1 / 3600;
    await work.addOtherWork(-2, 37 * seconds);
    await work.addOtherWork(5 + 20 * seconds, 5.5);
    await work.propose('worker', { ...work.longer, endedAt: work.hoursAfter(5 + 40 * seconds) }).expect(200);
  });

  it.each([
    ['is under way', { status: 'started' }],
    ['is paid and received', { paidAmount: '480', paidAt: inHours(-1), receivedAt: new Date() }],
    ['is paid by the platform', { paymentMethod: 'platform' }],
    ['ended more than 48 hours ago', { closedAt: inHours(-49) }],
  ] as const)('returns 409 for work that %s', async (_what, fields) => {
    const work = await finishedWork(test);
    const id = await work.pair.book({ status: 'done', startsAt: inHours(-40), ...fields });
    const times = { startedAt: inHours(-40).toISOString(), endedAt: inHours(-35).toISOString(), reason: 'Longer.' };
    await work.pair.worker.post(`/api/engagements/${id}/times`).send(times).expect(409);
  });

  it('refuses an employer’s text that asks for money', async () => {
    const work = await finishedWork(test);
    await work.propose('employer', { ...work.longer, reason: 'Send me ₹500 registration fee first.' }).expect(400);
  });
});
