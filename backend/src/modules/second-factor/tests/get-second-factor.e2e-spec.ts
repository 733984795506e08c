import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { refusableWrites } from '../../../../test/refuse-writes.js';
import { setSqlClock } from '../../../../test/sql-clock.js';
import { StaffSessions } from '../staff-sessions.js';
import { codeOf, FACTOR, setUp, STAFF_CALL, staffBrowser } from './second-factor.js';

describe('getSecondFactor', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('returns the next step: the set-up, then the code in each session, then none', async () => {
    const staff = await staffBrowser(test);
    expect((await staff.get(FACTOR).expect(200)).body).toEqual({ state: 'set-up', recoveryCodesLeft: 0 });
    await staff.post(FACTOR).expect(201);
    expect((await staff.get(FACTOR).expect(200)).body).toMatchObject({ state: 'set-up' });
    await setUp(staff);
    expect((await staff.get(FACTOR).expect(200)).body).toEqual({ state: 'given', recoveryCodesLeft: 10 });
    const elsewhere = await staffBrowser(test, staff);
    expect((await elsewhere.get(FACTOR).expect(200)).body).toEqual({ state: 'code', recoveryCodesLeft: 10 });
  });

  it('appears in the responses of staff calls until no step is left', async () => {
    const staff = await staffBrowser(test);
    const refusal = async (): Promise<unknown> =>
      ((await staff.get(STAFF_CALL).expect(403)).body as { code: unknown }).code;
    expect(await refusal()).toBe('auth.staff.secondFactorSetUp');
    const { secret } = await setUp(staff);
    await staff.get(STAFF_CALL).expect(200);
    const elsewhere = await staffBrowser(test, staff);
    const { body } = await elsewhere.get(STAFF_CALL).expect(403);
    expect(body).toMatchObject({ code: 'auth.staff.secondFactorRequired' });
    await elsewhere
      .post(`${FACTOR}/verification`)
      .send({ code: codeOf(secret) })
      .expect(200);
    await elsewhere.get(STAFF_CALL).expect(200);
    await elsewhere.leaveAlone(31);
    expect((await elsewhere.get(STAFF_CALL).expect(403)).body).toMatchObject({ code: 'auth.staff.staffIdle' });
    expect((await elsewhere.get(FACTOR).expect(200)).body).toMatchObject({ state: 'sign-in' });
  });

  it('requires no second factor for calls as a seeker or an employer', async () => {
    const staff = await staffBrowser(test);
    for (const path of ['/api/auth/user', '/api/notifications']) await staff.get(path).expect(200);
    await staff.leaveAlone(60);
    for (const path of ['/api/auth/user', '/api/notifications']) await staff.get(path).expect(200);
  });

  it('measures idle time from the last staff call; other calls do not count', async () => {
    const staff = await staffBrowser(test);
    await setUp(staff);
    for (let call = 0; call < 3; call++) {
      await staff.leaveAlone(20);
      await staff.get(STAFF_CALL).expect(200);
    }
    await staff.leaveAlone(20);
    for (const path of [FACTOR, '/api/auth/user', '/api/notifications']) await staff.get(path).expect(200);
    await test.dataSource.query(`UPDATE sessions SET last_seen_at = clock_timestamp() WHERE user_id = $1`, [staff.id]);
    await staff.leaveAlone(11);
    await staff.get(STAFF_CALL).expect(403);
  });

  it.each([
    ['29 minutes 59 seconds', 'given'],
    ['30 minutes', 'sign-in'],
  ])('after %s without a call the second factor is %s', async (time, state) => {
    const staff = await staffBrowser(test);
    await setUp(staff);
    await staff.get(STAFF_CALL).expect(200);
    const sessions = test.app.get(StaffSessions, { strict: false });
    const found = await test.dataSource.transaction(async (tx) => {
      const [[row]]: [{ id: string; moment: Date }[], number] = await tx.query(
        `UPDATE sessions SET staff_seen_at = date_trunc('second', staff_seen_at),
           auth_time = created_at - interval '1 hour', second_factor_at = created_at - interval '1 hour'
         WHERE user_id = $1 RETURNING id, staff_seen_at + $2::interval AS moment`,
        [staff.id, time],
      );
      await setSqlClock(tx, row?.moment.toISOString() ?? '');
      const { state: told } = await sessions.getFactorState(row?.id ?? '', tx);
      const passed = await sessions.recordCall(row?.id ?? '', tx).then(
        () => true,
        (error: { key?: string }) => error.key,
      );
      return { told, passed };
    });
    expect(found).toEqual({ told: state, passed: state === 'given' ? true : 'auth:staff.staffIdle' });
  });

  it('remains valid while the database is read-only, until the last recorded staff call is too old', async () => {
    const staff = await staffBrowser(test);
    await setUp(staff);
    const writes = await refusableWrites(test.dataSource);
    try {
      await writes.refuse('53100', 'could not extend file');
      await staff.get(STAFF_CALL).expect(200);
    } finally {
      await writes.allow();
      await writes.remove();
    }
    await staff.leaveAlone(31);
    await staff.get(STAFF_CALL).expect(403);
  });
});
