import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { hashToken } from '../token.js';
import { Browser } from './browser.js';
import { currentUser, receiveCode } from './sign-in-journey.js';
import { formOf } from './sign-up-form.js';

const AFTER_SIGN_UP = '/api/login?role=job-seeker&after=sign-up';

describe('the sign-in after a sign-up', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  /**
   * Creates a browser that has filled the form and verified the mailbox, unless `verify` leaves the verification to
   * another browser.
   */
  async function signedUp({ verify = true } = {}): Promise<{ browser: Browser; email: string; phone: string }> {
    const browser = new Browser(test.url);
    const form = formOf();
    expect((await browser.call('POST', '/api/auth/signup', form)).status).toBe(201);
    if (verify) await verifyEmail(browser, form.email);
    return { browser, email: form.email, phone: form.phone };
  }
  async function verifyEmail(browser: Browser, email: string): Promise<void> {
    await browser.call('POST', '/api/auth/send-email-verification', { email });
    const code = await receiveCode(test, email);
    expect((await browser.call('POST', '/api/auth/verify-email', { email, code })).status).toBe(200);
  }
  const rows = async (token: string): Promise<{ life: number }[]> =>
    test.dataSource.query(
      `SELECT extract(epoch FROM expires_at - clock_timestamp())::float8 AS life FROM one_time_sign_ins WHERE token_hash = $1`,
      [hashToken(token)],
    );
  const age = (token: string, minutes: number) =>
    test.dataSource.query(
      `UPDATE one_time_sign_ins SET expires_at = expires_at - make_interval(mins => $2) WHERE token_hash = $1`,
      [hashToken(token), minutes],
    );

  it('requires no page of the provider, and creates an ordinary session', async () => {
    const { browser, email } = await signedUp();
    const landed = await browser.open(AFTER_SIGN_UP);
    expect(landed.url.pathname).toBe('/');
    expect(await currentUser(browser)).toMatchObject({ email, emailVerified: true, role: 'job_seeker' });
    expect(browser.cookie('once')).toBeUndefined();
  });

  it('uses a cookie that scripts cannot read, stored as a digest for five minutes', async () => {
    const { browser, email } = await signedUp({ verify: false });
    await browser.call('POST', '/api/auth/send-email-verification', { email });
    const code = await receiveCode(test, email);
    const answer = await browser.call('POST', '/api/auth/verify-email', { email, code });
    const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('once='));
    expect(line).toMatch(/HttpOnly/);
    expect(line).toMatch(/SameSite=Lax/);
    const token = browser.cookie('once') ?? '';
    const [row] = await rows(token);
    expect(row?.life).toBeGreaterThan(290);
    expect(row?.life).toBeLessThanOrEqual(300);
    expect(answer.text).not.toContain(token);
  });

  it('works once: a second use of the cookie shows the ordinary page', async () => {
    const { browser, email } = await signedUp();
    const token = browser.cookie('once') ?? '';
    await browser.open(AFTER_SIGN_UP);
    const thief = new Browser(test.url);
    thief.setCookie('once', token);
    const page = await thief.open(AFTER_SIGN_UP);
    expect(page.text).toContain('<label for="password">Password</label>');
    expect(page.text).not.toContain(email);
    expect(await currentUser(thief)).toBeNull();
  });

  it('works for one of two concurrent uses', async () => {
    const { browser, email } = await signedUp();
    const other = new Browser(test.url);
    other.setCookie('once', browser.cookie('once') ?? '');
    const browsers = [browser, other];
    const pages = await Promise.all(browsers.map((one) => one.open(AFTER_SIGN_UP)));
    const users = await Promise.all(browsers.map(currentUser));
    expect(users.filter((user) => user?.['email'] === email)).toHaveLength(1);
    expect(pages.filter((page) => page.text.includes('id="password"'))).toHaveLength(1);
  });

  it('is rejected in another browser', async () => {
    await signedUp();
    const stranger = new Browser(test.url);
    const page = await stranger.open(AFTER_SIGN_UP);
    expect(page.text).toContain('id="password"');
    expect(await currentUser(stranger)).toBeNull();
  });

  it('is not granted to a browser that verified the mailbox of a form filled elsewhere', async () => {
    const { email } = await signedUp({ verify: false });
    const other = new Browser(test.url);
    await verifyEmail(other, email);
    expect(other.cookie('once')).toBeUndefined();
    await other.open(AFTER_SIGN_UP);
    expect(await currentUser(other)).toBeNull();
  });

  it('expires after five minutes; the ordinary page then contains the address', async () => {
    const { browser, email } = await signedUp();
    await age(browser.cookie('once') ?? '', 6);
    const page = await browser.open(AFTER_SIGN_UP);
    expect(page.text).toContain('id="password"');
    expect(page.text).toContain(`value="${email}"`);
    expect(await currentUser(browser)).toBeNull();
  });

  it('lasts five minutes from the proof of the phone in the same browser', async () => {
    const { browser, email, phone } = await signedUp();
    const token = browser.cookie('once') ?? '';
    await age(token, 6);
    await browser.call('POST', '/api/auth/send-phone-verification', { phone });
    const code = await receiveCode(test, phone);
    expect((await browser.call('POST', '/api/auth/verify-phone', { phone, code })).status).toBe(200);
    expect((await rows(token))[0]?.life).toBeGreaterThan(290);
    await browser.open(AFTER_SIGN_UP);
    expect(await currentUser(browser)).toMatchObject({ email, phoneVerified: true });
  });

  it.each([
    [34, true],
    [36, false],
  ])('a proof of the phone %d minutes after the right was issued renews it: %s', async (minutes, isRenewed) => {
    const { browser, phone } = await signedUp();
    const token = browser.cookie('once') ?? '';
    await age(token, minutes);
    await browser.call('POST', '/api/auth/send-phone-verification', { phone });
    const code = await receiveCode(test, phone);
    expect((await browser.call('POST', '/api/auth/verify-phone', { phone, code })).status).toBe(200);
    expect((await rows(token)).some(({ life }) => life > 0)).toBe(isRenewed);
  });

  it('has no effect on a sign-in that does not request it', async () => {
    const { browser } = await signedUp();
    expect((await browser.open('/api/login')).text).toContain('id="password"');
    expect(await currentUser(browser)).toBeNull();
  });

  it.each(['', 'x', '"><script>', 'a'.repeat(5000)])('rejects the cookie %j', async (value) => {
    const browser = new Browser(test.url);
    browser.setCookie('once', value);
    expect((await browser.open(AFTER_SIGN_UP)).text).toContain('id="password"');
  });
});

describe('the address that a sign-in brings along', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('prefills the sign-in field with the address', async () => {
    const browser = new Browser(test.url);
    const page = await browser.open('/api/login?email=asha%2Bwork%40example.com');
    expect(page.text).toContain('value="asha+work@example.com"');
  });

  it.each(['"><script>alert(1)</script>', 'nobody', 'a@b@c'])('ignores the address %j of the query', async (email) => {
    const page = await new Browser(test.url).open(`/api/login?email=${encodeURIComponent(email)}`);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain(email);
  });
});
