import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { APPEAL_DAYS } from '@nukkad/contract/instant-work/work-appeals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { sentMessages } from '../../../../test/sent-messages.js';
import { seeker } from '../../jobs/tests/people.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { EngagementAppealEntity } from '../entities/engagement-appeal.entity.js';
import { inHours, saveAppeal } from './engagement.factory.js';
import { type Pair, pairOf } from './engagement-pair.js';

const path = (id: string): string => `/api/engagements/${id}/appeal`;
const BODY = { text: 'I was there, the gate was locked.' };

describe('POST /api/engagements/{id}/appeal', () => {
  let test: TestApp;
  let pair: Pair;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.dataSource.query('DELETE FROM users WHERE staff_role IS NOT NULL');
    pair = await pairOf(test);
  });
  const missed = (days = 1) => pair.book({ status: 'no_show', startsAt: inHours(-days * 24) });
  const appeals = (engagementId: string) =>
    test.dataSource.getRepository(EngagementAppealEntity).findBy({ engagementId });

  it('stores an appeal once and notifies the staff, while the breach counts until they decide', async () => {
    const staff = await saveUser(test.dataSource, { staffRole: 'support' });
    const id = await missed();
    const { body } = await pair.worker.post(path(id)).send(BODY).expect(200);
    expect(body).toMatchObject({ id, status: 'no_show', breach: 'no_show', appeal: 'open', mayAppealUntil: null });
    expect(await appeals(id)).toMatchObject([
      { appellantId: pair.worker.id, kind: 'no_show', status: 'open', decidedAt: null, ...BODY },
    ]);
    await test.runTasks();
    const mails = await sentMessages(test, { to: staff.email });
    expect(mails).toMatchObject([{ subject: expect.stringContaining('Appeal to decide: Delivery helper') }]);
    expect(mails[0]?.text).toContain(BODY.text);
    const again = await pair.worker.post(path(id)).send(BODY).expect(409);
    expect(again.body.detail).toBe('You have already appealed against this.');
    expect((await pair.owner.get(`/api/engagements/${id}`)).body.appeal).toBeNull();
  });

  it('mails an appeal to all staff', async () => {
    const staff = [
      await saveUser(test.dataSource, { staffRole: 'support' }),
      await saveUser(test.dataSource, { staffRole: 'admin' }),
    ];
    await pair.worker
      .post(path(await missed()))
      .send(BODY)
      .expect(200);
    await test.runTasks();
    const told = await sentMessages(test, { to: staff.map(({ email }) => email) });
    expect(told.map(({ recipient }) => recipient).sort()).toEqual(staff.map(({ email }) => email).sort());
  });

  it('sends no mail about an appeal once a member of the staff has decided it', async () => {
    const colleague = await saveUser(test.dataSource, { staffRole: 'support' });
    const staff = await seeker(test, { staffRole: 'support' });
    const id = await missed();
    await pair.worker.post(path(id)).send(BODY).expect(200);
    const [appeal] = await appeals(id);
    const decision = { decision: 'rejected', reason: 'The gate was open.' };
    await staff.post(`/api/admin/appeals/${appeal?.id}/decision`).send(decision).expect(200);
    await test.runTasks();
    expect(await sentMessages(test, { to: colleague.email })).toEqual([]);
  });

  it('accepts an appeal by an employer as well', async () => {
    const id = await pair.book({
      status: 'cancelled',
      startsAt: inHours(-1),
      breach: 'late_cancellation',
      breachBy: 'employer',
    });
    await pair.worker.post(path(id)).send(BODY).expect(409);
    await pair.owner.post(path(id)).send(BODY).expect(200);
    expect(await appeals(id)).toMatchObject([{ appellantId: pair.owner.id, kind: 'late_cancellation' }]);
  });

  it('rejects an appeal after two weeks', async () => {
    await pair.worker
      .post(path(await missed(APPEAL_DAYS - 0.01)))
      .send(BODY)
      .expect(200);
    const id = await missed(APPEAL_DAYS + 0.01);
    const { body } = await pair.worker.post(path(id)).send(BODY).expect(409);
    expect(body.detail).toBe('You could appeal for 14 days. That time is over.');
    expect(await appeals(id)).toEqual([]);
  });

  it.each(['booked', 'started', 'done', 'cancelled'] as const)(
    'rejects an appeal without a breach when the work is %s',
    async (status) => {
      const id = await pair.book({ status, startsAt: inHours(-2) });
      const { body } = await pair.worker.post(path(id)).send(BODY).expect(409);
      expect(body.detail).toBe('There is nothing here to appeal against.');
    },
  );

  it('rejects a second appeal after a decided one', async () => {
    const id = await missed();
    await saveAppeal(test.dataSource, await pair.row(id), { status: 'rejected', decidedAt: new Date() });
    await pair.worker.post(path(id)).send(BODY).expect(409);
    expect(await appeals(id)).toHaveLength(1);
  });

  it('returns 409 to the employer for a breach of the worker', async () => {
    const id = await missed();
    await pair.owner.post(path(id)).send(BODY).expect(409);
    expect(await appeals(id)).toEqual([]);
  });
});
