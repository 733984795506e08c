import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { Browser } from '../../auth/tests/browser.js';
import { codeOf, FACTOR, setUp, STAFF_CALL, type StaffBrowser, staffBrowser } from './second-factor.js';
import { PASSWORD, saveMember, signInByPassword } from '../../auth/tests/sign-in-journey.js';

const PATH = `${FACTOR}/verification`;
const WRONG = 'AAAA-AAAA-AAAA-AAAA';

describe('verifySecondFactor', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const give = (staff: StaffBrowser, code: string) => staff.post(PATH).send({ code });

  /** Creates an account with a set-up factor, in a session without the factor's code. */
  async function known() {
    const first = await staffBrowser(test);
    return { ...(await setUp(first)), first, staff: await staffBrowser(test, first) };
  }

  it('opens the calls of the staff to this session, and to no other of the account', async () => {
    const { staff, secret } = await known();
    const elsewhere = await staffBrowser(test, staff);
    const { body } = await give(staff, codeOf(secret)).expect(200);
    expect(body).toEqual({ state: 'given', recoveryCodesLeft: 10 });
    await staff.get(STAFF_CALL).expect(200);
    await elsewhere.get(STAFF_CALL).expect(403);
  });

  it('rejects a used code in every session, and codes of earlier steps', async () => {
    const { first, staff, secret } = await known();
    const [now, next] = [codeOf(secret), codeOf(secret, 1)];
    await give(staff, next).expect(200);
    const elsewhere = await staffBrowser(test, staff);
    for (const code of [next, now]) {
      for (const session of [first, staff, elsewhere]) {
        expect((await give(session, code).expect(400)).body).toMatchObject({ code: 'auth.staff.wrongCode' });
        await test.dataSource.query('DELETE FROM rate_limits');
      }
    }
    await elsewhere.get(STAFF_CALL).expect(403);
  });

  it('accepts one of two concurrent requests with one code', async () => {
    const { secret, staff } = await known();
    const sessions = [staff, await staffBrowser(test, staff)];
    const code = codeOf(secret);
    const answers = await Promise.all(sessions.map((session) => give(session, code)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    const open = await Promise.all(sessions.map((session) => session.get(STAFF_CALL)));
    expect(open.map(({ status }) => status)).toEqual(answers.map(({ status }) => (status === 200 ? 200 : 403)));
  });

  it('accepts each recovery code once, in any spelling', async () => {
    const { staff, recoveryCodes } = await known();
    const [code = '', other = ''] = recoveryCodes;
    const { body } = await give(staff, code.toLowerCase().replaceAll('-', ' ')).expect(200);
    expect(body).toEqual({ state: 'given', recoveryCodesLeft: 9 });
    const elsewhere = await staffBrowser(test, staff);
    await give(elsewhere, code).expect(400);
    const answers = await Promise.all([elsewhere, staff].map((session) => give(session, other)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('rejects codes of another account', async () => {
    const { staff } = await known();
    const other = await known();
    await give(staff, codeOf(other.secret)).expect(400);
    await give(staff, other.recoveryCodes[0] ?? '').expect(400);
    await staff.get(STAFF_CALL).expect(403);
    await give(other.staff, other.recoveryCodes[0] ?? '').expect(200);
  });

  it('locks the account’s second factor for a while after five wrong codes in any session, and no other account’s', async () => {
    const { first, staff, secret, recoveryCodes } = await known();
    const other = await known();
    for (const session of [first, staff, first, staff, staff]) await give(session, WRONG).expect(400);
    const { body, headers } = await give(staff, codeOf(secret)).expect(429);
    expect(body).toMatchObject({ code: 'auth.staff.tooManyCodes', detail: expect.stringContaining('15 minutes') });
    expect(Number(headers['retry-after'])).toBeGreaterThan(890);
    await give(staff, recoveryCodes[0] ?? '').expect(429);
    await give(other.staff, codeOf(other.secret)).expect(200);
    await test.dataSource.query(
      `UPDATE rate_limits SET hits = ARRAY(SELECT h - interval '15 minutes' FROM unnest(hits) h)`,
    );
    await give(staff, codeOf(secret)).expect(200);
  });

  it('checks at most five of many concurrent wrong codes', async () => {
    const { staff } = await known();
    const answers = await Promise.all(Array.from({ length: 9 }, () => give(staff, WRONG)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  it('resets wrong codes after a right one', async () => {
    const { staff, recoveryCodes } = await known();
    for (const code of recoveryCodes.slice(0, 2)) {
      for (let wrong = 0; wrong < 4; wrong++) await give(staff, WRONG).expect(400);
      await give(staff, code).expect(200);
    }
  });

  it('requires a completed set-up', async () => {
    const staff = await staffBrowser(test);
    await staff.post(FACTOR).expect(201);
    const { body } = await give(staff, '123456').expect(403);
    expect(body).toMatchObject({ code: 'auth.staff.secondFactorSetUp' });
  });

  it('does not reopen a session after the idle time', async () => {
    const { staff, secret } = await known();
    await give(staff, codeOf(secret)).expect(200);
    await staff.leaveAlone(31);
    const { body } = await give(staff, codeOf(secret, 1)).expect(403);
    expect(body).toMatchObject({ code: 'auth.staff.staffIdle' });
    await staff.get(STAFF_CALL).expect(403);
  });

  describe('after a sign-in', () => {
    const stateIn = async (browser: Browser): Promise<unknown> =>
      (JSON.parse((await browser.call('GET', FACTOR)).text) as { state: unknown }).state;
    const letSignInAge = (userId: string) =>
      test.dataSource.query(
        `UPDATE oidc_payloads SET payload = jsonb_set(payload, '{loginTs}', to_jsonb((payload ->> 'loginTs')::int - 1860))
         WHERE account_id = $1 AND kind = 'Session'`,
        [userId],
      );

    it('requires another sign-in when the provider answered from an old session', async () => {
      const user = await saveMember(test, { staffRole: 'support' });
      const { browser } = await signInByPassword(test, user.email);
      expect(await stateIn(browser)).toBe('set-up');
      await letSignInAge(user.id);
      await browser.open('/api/login');
      expect(await stateIn(browser)).toBe('sign-in');
    });

    it('requires password and code after the idle time, even while the provider has a session', async () => {
      const user = await saveMember(test, { staffRole: 'support' });
      const { browser } = await signInByPassword(test, user.email);
      await letSignInAge(user.id);
      const form = await browser.open(
        `/api/login?after=idle&returnTo=%2Fadmin&email=${encodeURIComponent(user.email)}`,
      );
      expect(form.text).toContain('type="password"');
      const landed = await browser.press(form, 'Sign in', { login: user.email, password: PASSWORD });
      expect(landed.url.pathname).toBe('/admin');
      expect(await stateIn(browser)).toBe('set-up');
    });
  });
});
