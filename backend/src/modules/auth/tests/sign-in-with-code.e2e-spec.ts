import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { digestsOf } from '../../../../test/contact-digests-of.js';
import { sentMessages } from '../../../../test/sent-messages.js';
import { Browser } from './browser.js';
import {
  atTheCode,
  currentUser,
  PASSWORD,
  receiveCode,
  saveMember,
  signInByCode,
  signInByPassword,
} from './sign-in-journey.js';
import { formOf } from './sign-up-form.js';
import { RateLimits } from '../../../common/http/rate-limits.js';
import { LOGINS_PER_IP } from '../address-limits.js';
import { SENT_CODES_PER_IP } from '../code-sending.js';

const INCORRECT = 'The number, email or password is incorrect';

describe('signing in with a code', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  let addresses = 0;
  const address = (): string => `visitor${++addresses}@example.com`;
  const later = () =>
    test.dataSource.query(`UPDATE verification_codes SET requested_at = requested_at - interval '1 minute'`);

  it.each([
    ['', 'job_seeker', '/'],
    ['?role=job-seeker', 'job_seeker', '/'],
    ['?role=employer', 'employer', '/employer'],
  ])('creates an account by a code, for a sign-in with "%s"', async (query, role, landing) => {
    const email = address();
    const { browser, landed } = await signInByCode(test, email, query);
    expect(landed.url.href).toBe(`${test.url}${landing}`);
    expect(await currentUser(browser)).toMatchObject({
      email,
      role,
      emailVerified: true,
      hasPassword: false,
      needsName: true,
      firstName: '',
    });
  });

  it('signs an existing account in by a code and leaves its password unchanged', async () => {
    const user = await saveMember(test);
    const { browser } = await signInByCode(test, user.email);
    expect(await currentUser(browser)).toMatchObject({ id: user.id, hasPassword: true, needsName: false });
  });

  it('accepts a code for the requesting sign-in only', async () => {
    const { email } = await saveMember(test);
    const [here, there] = [new Browser(test.url), new Browser(test.url)];
    const mine = await atTheCode(here, email);
    const code = await receiveCode(test, email);
    await later();
    const theirs = await atTheCode(there, email);
    const refused = await there.press(theirs, 'Sign in', { code });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('Invalid verification code');
    await test.api.post('/api/auth/verify-email').send({ email, code }).expect(400);
    expect((await here.press(mine, 'Sign in', { code })).url.href).toBe(`${test.url}/`);
  });

  it('rejects a code after five wrong attempts and sends another one', async () => {
    const email = address();
    const browser = new Browser(test.url);
    let page = await atTheCode(browser, email);
    const code = await receiveCode(test, email);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let tries = 0; tries < 5; tries++) page = await browser.press(page, 'Sign in', { code: wrong });
    page = await browser.press(page, 'Sign in', { code });
    expect(page.text).toContain('Invalid verification code');
    const early = await browser.press(page, 'Send another code');
    expect(early.status).toBe(429);
    expect(early.text).toContain('We already sent a code.');
    await later();
    page = await browser.press(page, 'Send another code');
    const landed = await browser.press(page, 'Sign in', { code: await receiveCode(test, email) });
    expect(landed.url.href).toBe(`${test.url}/`);
  });

  it('creates one account when two sign-ins with the same new address finish concurrently', async () => {
    const email = address();
    const people = [];
    for (let index = 0; index < 2; index++) {
      const browser = new Browser(test.url);
      const page = await atTheCode(browser, email);
      people.push({ browser, page, code: await receiveCode(test, email) });
      await later();
    }
    const landed = await Promise.all(people.map(({ browser, page, code }) => browser.press(page, 'Sign in', { code })));
    expect(landed.map((one) => one.url.href)).toEqual([`${test.url}/`, `${test.url}/`]);
    expect(await test.dataSource.query('SELECT 1 FROM users WHERE email = $1', [email])).toHaveLength(1);
  });

  describe('with an account with an unverified mailbox', () => {
    const signedUp = async (browser = new Browser(test.url)) => {
      const form = formOf({ password: PASSWORD, confirmPassword: PASSWORD });
      await browser.call('POST', '/api/auth/signup', form);
      return { form, browser };
    };

    it('reports the unverified mailbox after the right password, verifies it by a code, and retains the password', async () => {
      const { form } = await signedUp();
      const wrong = await signInByPassword(test, form.email, { password: 'not-the-password' });
      expect(wrong.landed.text).toContain(INCORRECT);
      const { browser, landed } = await signInByPassword(test, form.email);
      expect(landed.text).toContain(`Your email ${form.email} is not verified yet.`);
      const page = await browser.press(landed, 'Send code');
      const inside = await browser.press(page, 'Sign in', { code: await receiveCode(test, form.email) });
      expect(inside.url.href).toBe(`${test.url}/`);
      expect(await currentUser(browser)).toMatchObject({ hasPassword: true, firstName: 'Asha', phone: form.phone });
      expect((await signInByPassword(test, form.email)).landed.url.href).toBe(`${test.url}/`);
    });

    it('retains the password for the browser that signed up', async () => {
      const { form, browser } = await signedUp();
      await signInByCode(test, form.email, '', browser);
      expect(await currentUser(browser)).toMatchObject({ hasPassword: true, firstName: 'Asha' });
    });

    it('deletes details that a stranger entered when the owner of the mailbox signs in by a code', async () => {
      const { form, browser: stranger } = await signedUp();
      const { browser } = await signInByCode(test, form.email);
      expect(await currentUser(browser)).toMatchObject({
        hasPassword: false,
        firstName: '',
        phone: null,
        needsName: true,
        emailVerified: true,
      });
      expect((await signInByPassword(test, form.email)).landed.text).toContain(INCORRECT);
      await stranger.call('POST', '/api/auth/send-phone-verification', { phone: form.phone });
      await test.runTasks();
      expect(await sentMessages(test, { to: form.phone })).toEqual([]);
    });

    it('rejects a proof for another sign-in or another password', async () => {
      const { form } = await signedUp();
      const { landed } = await signInByPassword(test, form.email);
      const proof = /name="proof" value="([^"]+)"/.exec(landed.text)?.[1] ?? '';
      expect(proof).not.toBe('');
      const browser = new Browser(test.url);
      const page = await atTheCode(browser, form.email);
      await browser.press(page, 'Sign in', { code: await receiveCode(test, form.email), proof });
      expect(await currentUser(browser)).toMatchObject({ hasPassword: false });
    });
  });
});

describe('codes for one IP address', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ IP_LIMITS: 'strict' });
  });
  afterAll(() => test.close());

  it('share one limit between pages and calls', async () => {
    const browser = new Browser(test.url);
    const page = await browser.open('/api/login');
    for (let i = 0; i < 15; i++) {
      await test.api
        .post('/api/auth/send-email-verification')
        .send({ email: `caller${i}@example.com` })
        .expect(202);
      expect((await browser.press(page, 'Send code', { login: `visitor${i}@example.com` })).status).toBe(200);
    }
    const refused = await browser.press(page, 'Send code', { login: 'one-more@example.com' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(refused.text).toContain('Too many tries. Please wait a little and try again.');
    await test.api.post('/api/auth/send-email-verification').send({ email: 'one-more@example.com' }).expect(429);
    expect(
      await test.dataSource.query(`SELECT 1 FROM verification_codes WHERE destination_digest = ANY($1)`, [
        digestsOf(test, 'one-more@example.com'),
      ]),
    ).toEqual([]);
  });

  it('share one limit of attempts between pages and calls', async () => {
    const browser = new Browser(test.url);
    await test.dataSource.query('DELETE FROM rate_limits');
    const page = await atTheCode(browser, 'guesser@example.com');
    const guess = () => browser.press(page, 'Sign in', { code: '000000' });
    for (let i = 0; i < 100; i++) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
    await test.api.post('/api/auth/verify-email').send({ email: 'other@example.com', code: '000000' }).expect(429);
  });
});

describe('sign-ins of an address that many people share', () => {
  it('are unlimited while earlier sign-ins are completed', async () => {
    const test = await createTestApp({ IP_LIMITS: 'strict' });
    for (let others = 1; others < LOGINS_PER_IP.limit; others++) {
      await test.app.get(RateLimits).consumeForIp(LOGINS_PER_IP, '127.0.0.1');
    }
    for (const email of ['asha2@example.com', 'ravi2@example.com', 'meena2@example.com']) {
      expect(await currentUser((await signInByCode(test, email)).browser)).toMatchObject({ email });
    }
    await test.api.get('/api/login').expect(303);
    await test.api.get('/api/login').expect(429);
    await test.close();
  });
});

describe('codes for an address that many people share', () => {
  it('are sent without limit while earlier codes are entered rightly', async () => {
    const test = await createTestApp({ IP_LIMITS: 'strict' });
    // other people's unused codes leave one code within the limit
    for (let others = 1; others < SENT_CODES_PER_IP.limit; others++) {
      await test.app.get(RateLimits).consumeForIp(SENT_CODES_PER_IP, '127.0.0.1');
    }
    for (const email of ['asha@example.com', 'ravi@example.com', 'meena@example.com']) {
      const browser = new Browser(test.url);
      const page = await atTheCode(browser, email);
      await browser.press(page, 'Sign in', { code: await receiveCode(test, email) });
      expect(await currentUser(browser)).toMatchObject({ email });
    }
    await test.close();
  });
});
