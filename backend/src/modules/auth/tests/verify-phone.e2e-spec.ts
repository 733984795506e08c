import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SignUpForm } from '@nukkad/contract/accounts/auth';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { savePhoneUser, saveUser } from '../../users/tests/user.factory.js';
import { Browser } from './browser.js';
import { receiveCode } from './sign-in-journey.js';
import { formOf } from './sign-up-form.js';
import { readStoredUsers } from '../../users/tests/stored-users.js';

const INVALID = { status: 400, title: 'Verification Failed', detail: 'Invalid verification code' };

describe('verifyPhone', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const verify = (phone: string, code: string) => test.api.post('/api/auth/verify-phone').send({ phone, code });
  const isVerified = async (email: string): Promise<boolean | undefined> =>
    (
      (await test.dataSource.query('SELECT phone_verified_at IS NOT NULL AS verified FROM users WHERE email = $1', [
        email,
      ])) as { verified: boolean }[]
    )[0]?.verified;
  const later = () =>
    test.dataSource.query(`UPDATE verification_codes SET requested_at = requested_at - interval '1 minute'`);
  const wrong = (code: string): string => (code === '000000' ? '111111' : '000000');

  async function signedUp(fields: Partial<SignUpForm> = {}): Promise<{ browser: Browser; form: SignUpForm }> {
    const browser = new Browser(test.url);
    const form = formOf(fields);
    expect((await browser.call('POST', '/api/auth/signup', form)).status).toBe(201);
    return { browser, form };
  }
  const askFor = async (browser: Browser, phone: string): Promise<string> => {
    await later();
    expect((await browser.call('POST', '/api/auth/send-phone-verification', { phone })).status).toBe(202);
    return receiveCode(test, phone);
  };
  const enter = async (browser: Browser, phone: string, code: string): Promise<number> =>
    (await browser.call('POST', '/api/auth/verify-phone', { phone, code })).status;

  it('verifies the number once', async () => {
    const { browser, form } = await signedUp();
    const code = await askFor(browser, form.phone);
    expect(await enter(browser, form.phone, code)).toBe(200);
    expect(await isVerified(form.email)).toBe(true);
    expect(await enter(browser, form.phone, code)).toBe(400);
  });

  it('verifies the latest sign-up with the number for a caller without cookies', async () => {
    const phone = '+919700000001';
    const old = formOf({ phone });
    const recent = formOf({ phone });
    for (const form of [old, recent]) await test.api.post('/api/auth/signup').send(form).expect(201);
    await test.api.post('/api/auth/send-phone-verification').send({ phone }).expect(202);
    const { body } = await verify(phone, await receiveCode(test, phone)).expect(200);
    expect(body).toEqual({ verified: true });
    expect([await isVerified(old.email), await isVerified(recent.email)]).toEqual([false, true]);
  });

  it('does not verify a number for a stranger who entered it in another form', async () => {
    const phone = '+919700000002';
    const holder = await signedUp({ phone });
    const stranger = await signedUp({ phone });
    // the stranger has a code sent to the holder's phone, and the holder enters it in the form on the screen
    const lure = await askFor(stranger.browser, phone);
    expect(await enter(holder.browser, phone, lure)).toBe(400);
    expect([await isVerified(holder.form.email), await isVerified(stranger.form.email)]).toEqual([false, false]);
    // the holder's own code is the holder's
    const own = await askFor(holder.browser, phone);
    expect(await enter(stranger.browser, phone, own)).toBe(400);
    expect(await enter(holder.browser, phone, own)).toBe(200);
    expect([await isVerified(holder.form.email), await isVerified(stranger.form.email)]).toEqual([true, false]);
  });

  it('rejects a number with which another account signs in, and tells its holder the next step', async () => {
    const owners = [await saveUser(test.dataSource), await savePhoneUser(test.dataSource)];
    for (const { id, phone } of owners) {
      const { browser, form } = await signedUp({ phone: String(phone) });
      const code = await askFor(browser, form.phone);
      const { status, text } = await browser.call('POST', '/api/auth/verify-phone', { phone: form.phone, code });
      expect([status, JSON.parse(text)]).toMatchObject([
        409,
        { detail: expect.stringContaining('Another account already uses this number. Sign in with it') },
      ]);
      expect(await isVerified(form.email)).toBe(false);
      expect(await readStoredUsers(test, 'id = $1', [id])).toMatchObject([{ phone }]);
    }
  });

  it('retains a number that was verified before the mailbox', async () => {
    const { browser, form } = await signedUp();
    await enter(browser, form.phone, await askFor(browser, form.phone));
    await browser.call('POST', '/api/auth/send-email-verification', { email: form.email });
    const code = await receiveCode(test, form.email);
    expect((await browser.call('POST', '/api/auth/verify-email', { email: form.email, code })).status).toBe(200);
    expect(await isVerified(form.email)).toBe(true);
  });

  it('does not transfer a number from another person’s form with the same address', async () => {
    const mine = await signedUp();
    const theirs = await signedUp({ email: mine.form.email });
    const code = await askFor(mine.browser, mine.form.phone);
    expect(await enter(mine.browser, mine.form.phone, code)).toBe(200); // stored with this form
    expect(await isVerified(mine.form.email)).toBe(false); // the account carries the other number by now
    await enter(theirs.browser, theirs.form.phone, await askFor(theirs.browser, theirs.form.phone));
    await mine.browser.call('POST', '/api/auth/send-email-verification', { email: mine.form.email });
    const mail = await receiveCode(test, mine.form.email);
    await mine.browser.call('POST', '/api/auth/verify-email', { email: mine.form.email, code: mail });
    const [user] = await readStoredUsers(test, 'email = $1', [mine.form.email]);
    expect(user).toMatchObject({ phone: mine.form.phone, verified: true });
  });

  it('returns the same error for any wrong input, and rejects the code after five wrong attempts', async () => {
    const { browser, form } = await signedUp();
    const code = await askFor(browser, form.phone);
    const { body } = await verify('+919700000009', '123456').expect(400);
    expect(body).toMatchObject(INVALID);
    const answers = await Promise.all(Array.from({ length: 10 }, () => enter(browser, form.phone, wrong(code))));
    expect(new Set(answers)).toEqual(new Set([400]));
    expect(await enter(browser, form.phone, code)).toBe(400);
    expect(await isVerified(form.email)).toBe(false);
  });
});
