import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { attendanceStepAt, makeAttendanceToken } from '@nukkad/contract/attendance/attendance';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { SettleWorkUseCase } from '../work/settle-work.use-case.js';
import { letHoursPass, noticesTo } from './engagement.factory.js';
import { arrangeSecureWork, type SecureWork } from './secure-work.js';

describe('POST /api/attendance at the end of work with reserved pay', () => {
  let test: TestApp;
  let work: SecureWork;
  let id: string;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    work = await arrangeSecureWork(test);
    id = await work.book();
    await work.pay(id);
    await test.dataSource.query(
      `UPDATE engagements SET starts_at = now() - interval '4 hours', ends_at = now(), started_at = now() - interval '4 hours',
         status = 'started' WHERE id = $1`,
      [id],
    );
  });

  async function code(at = Date.now()): Promise<string> {
    const { body } = await work.owner.get(`/api/engagements/${id}/shift-key`).expect(200);
    const key = Buffer.from(body.key, 'base64url');
    const sign = (text: string): string => createHmac('sha256', key).update(text).digest('base64url');
    return makeAttendanceToken(sign, 'end', { shiftId: body.shiftId, step: attendanceStepAt(at) });
  }
  const scan = (token: string) => work.worker.post('/api/attendance').send({ phase: 'end', token });
  const say = (action: string, body: object = {}) =>
    work.owner.post(`/api/engagements/${id}/${action}`).set('Idempotency-Key', `${id}-${action}`).send(body);

  it('records a scan as the worker’s claim, which the employer may contest within 48 hours', async () => {
    const token = await code();
    const { body } = await scan(token).expect(200);
    expect(body).toMatchObject({ status: 'started', claim: { phase: 'end', by: 'worker' } });
    expect((await scan(token).expect(200)).body.claim).toEqual(body.claim);
    expect(await noticesTo(test.dataSource, work.owner.id)).toContain('endClaimed');
    await work.settle();
    expect(await work.states(id)).toBe('captured held');
    await letHoursPass(test.dataSource, 47);
    const contested = await say('contest', { hours: 3, reason: 'It was three hours.' }).expect(200);
    expect(contested.body.securePayment).toMatchObject({
      state: 'contested',
      contest: { by: 'employer', stated: '60000' },
    });
  });

  it('is the word of the worker also while the provider still assigns the payment', async () => {
    await test.dataSource.query(`UPDATE payment_holds SET status = 'pending_funds'`);
    const { body } = await scan(await code()).expect(200);
    expect(body).toMatchObject({ status: 'started', claim: { phase: 'end', by: 'worker' } });
    await test.dataSource.query(`UPDATE payment_holds SET status = 'held'`);
    await say('contest', { hours: 3, reason: 'It was three hours.' }).expect(200);
  });

  it('gives the employer 48 hours from the arrival of an offline scan', async () => {
    await letHoursPass(test.dataSource, 20);
    const token = await code(Date.now() - 20 * 3_600_000);
    await work.worker.post('/api/attendance').send({ phase: 'end', token, kept: true }).expect(200);
    await letHoursPass(test.dataSource, 47);
    await test.app.get(SettleWorkUseCase, { strict: false }).execute();
    await work.settle();
    expect(await work.states(id)).toBe('captured held');
    await say('contest', { hours: 3, reason: 'It was three hours.' }).expect(200);
  });

  it('pays at once when the employer confirms the scan', async () => {
    await scan(await code()).expect(200);
    await say('end').expect(200);
    await work.settle();
    expect(await work.states(id)).toBe('captured released 60000');
  });

  it('pays after 48 hours without an answer of the employer', async () => {
    await scan(await code()).expect(200);
    await letHoursPass(test.dataSource, 48);
    await test.app.get(SettleWorkUseCase, { strict: false }).execute();
    await work.settle();
    expect(await work.states(id)).toBe('captured released 60000');
  });

  it('pays at once where the employer had claimed the end before', async () => {
    await say('end').expect(200);
    const { body } = await scan(await code()).expect(200);
    expect(body).toMatchObject({ status: 'done' });
    await work.settle();
    expect(await work.states(id)).toBe('captured released 60000');
  });
});
