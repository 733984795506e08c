import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SecondFactorSecret } from '@nukkad/contract/accounts/second-factor';
import { RECENT_SIGN_IN_MINUTES, STAFF_IDLE_MINUTES } from '@nukkad/contract/limits';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { codeOf, FACTOR, setUp, staffBrowser } from './second-factor.js';

describe('beginSecondFactor', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('returns a secret as text and as a URI with the account’s name', async () => {
    const staff = await staffBrowser(test);
    const { secret, uri } = (await staff.post(FACTOR).expect(201)).body as SecondFactorSecret;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const address = new URL(uri);
    expect(`${address.protocol}//${address.host}`).toBe('otpauth://totp');
    expect(decodeURIComponent(address.pathname)).toContain(staff.email);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ secret, digits: '6', period: '30' });
  });

  it('stores the secret encrypted, also in the stored response for a repeated request', async () => {
    const staff = await staffBrowser(test);
    const ask = async (): Promise<SecondFactorSecret> =>
      (await staff.post(FACTOR).set('Idempotency-Key', 'set-up').expect(201)).body as SecondFactorSecret;
    const { secret } = await ask();
    expect((await ask()).secret).toBe(secret);
    const kept: unknown = await test.dataSource.query(
      `SELECT f.*, k.* FROM staff_second_factors f JOIN idempotency_keys k ON k.scope = f.user_id::text
       WHERE f.user_id = $1`,
      [staff.id],
    );
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(secret);
  });

  it('returns another secret when started again, and invalidates the first one', async () => {
    const staff = await staffBrowser(test);
    const [first, second] = [await staff.post(FACTOR).expect(201), await staff.post(FACTOR).expect(201)].map(
      ({ body }) => (body as SecondFactorSecret).secret,
    ) as [string, string];
    expect(second).not.toBe(first);
    const confirm = (secret: string) => staff.post(`${FACTOR}/confirmation`).send({ code: codeOf(secret) });
    await confirm(first).expect(400);
    await confirm(second).expect(200);
  });

  it('rejects a new set-up once a factor exists, verified in the session or not', async () => {
    const staff = await staffBrowser(test);
    const { secret } = await setUp(staff);
    const { body } = await staff.post(FACTOR).expect(409);
    expect(body).toMatchObject({ code: 'auth.staff.secondFactorStands' });
    const elsewhere = await staffBrowser(test, staff);
    await elsewhere.post(FACTOR).expect(409);
    await elsewhere
      .post(`${FACTOR}/verification`)
      .send({ code: codeOf(secret) })
      .expect(200);
  });

  it.each([
    [RECENT_SIGN_IN_MINUTES, 'errors.recentSignInRequired'],
    [STAFF_IDLE_MINUTES, 'auth.staff.staffIdle'],
  ])('requires a sign-in of the last %i minutes: %s', async (minutes, code) => {
    const staff = await staffBrowser(test);
    await staff.leaveAlone(minutes + 1);
    const { body } = await staff.post(FACTOR).expect(403);
    expect(body).toMatchObject({ code });
    expect(await test.dataSource.query(`SELECT 1 FROM staff_second_factors WHERE user_id = $1`, [staff.id])).toEqual(
      [],
    );
  });
});
