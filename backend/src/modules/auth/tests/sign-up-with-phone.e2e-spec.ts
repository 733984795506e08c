import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { digestsOf } from '../../../../test/contact-digests-of.js';
import { savePhoneUser, saveUser } from '../../users/tests/user.factory.js';
import { Browser } from './browser.js';
import {
  currentUser,
  receiveCode,
  saveMember,
  savePhoneMember,
  signInByCode,
  signInByPassword,
} from './sign-in-journey.js';
import { formOf } from './sign-up-form.js';
import { digestOf, readStoredUsers } from '../../users/tests/stored-users.js';

const INVALID = { status: 400, detail: 'Invalid verification code' };

describe('signUpWithPhone', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  let made = 0;
  const newNumber = (): string => `+9196${String(30_000_000 + ++made * 20_011)}`;
  const accounts = (phone: string): Promise<Record<string, unknown>[]> =>
    readStoredUsers(test, 'phone_digest = $1', [digestOf(test, phone)]);
  const later = () =>
    test.dataSource.query(`UPDATE verification_codes SET requested_at = requested_at - interval '1 minute'`);
  const askFor = async (browser: Browser, phone: string): Promise<string> => {
    await later();
    expect((await browser.call('POST', '/api/auth/send-phone-sign-up-code', { phone })).status).toBe(202);
    return receiveCode(test, phone);
  };
  const signUp = (browser: Browser, phone: string, code: string, fields: object = {}) =>
    browser.call('POST', '/api/auth/sign-up-with-phone', {
      phone,
      code,
      name: 'Asha Rao',
      side: 'job_seeker',
      ...fields,
    });
  const wrong = (code: string): string => (code === '000000' ? '111111' : '000000');

  it.each([
    ['job_seeker', 'job-seeker', '/', '  Asha  Devi Rao ', { first: 'Asha', last: 'Devi Rao' }],
    ['employer', 'employer', '/employer', 'Dr. A.P.J. Abdul Kalam', { first: 'Dr. A.P.J. Abdul', last: 'Kalam' }],
  ])(
    'creates an account from a number alone as %s, and signs it in without another proof',
    async (side, role, page, typed, name) => {
      const [browser, phone] = [new Browser(test.url), newNumber()];
      const answer = await signUp(browser, phone, await askFor(browser, phone), { side, name: typed });
      expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { verified: true }]);
      expect(await accounts(phone)).toMatchObject([
        { email: null, phone, role: side, first_name: name.first, last_name: name.last, verified: true },
      ]);
      const landed = await browser.open(`/api/login?role=${role}&after=sign-up`);
      expect(landed.url.pathname).toBe(page);
      expect(await currentUser(browser)).toMatchObject({
        ...{ email: null, phone, role: side, emailVerified: false, phoneVerified: true },
        ...{ hasPassword: false, needsName: false, firstName: name.first },
      });
    },
  );

  it.each(['96111 20031', '+91-96111-20032', '0 96111 20033'])(
    'accepts %s as the number of the code',
    async (typed) => {
      const phone = `+91${typed.replace(/\D/g, '').slice(-10)}`;
      const browser = new Browser(test.url);
      expect((await signUp(browser, typed, await askFor(browser, phone))).status).toBe(200);
      expect(await accounts(phone)).toHaveLength(1);
    },
  );

  it('creates one account when two browsers concurrently finish with one number', async () => {
    const phone = newNumber();
    const browsers = [new Browser(test.url), new Browser(test.url)];
    const codes: string[] = [];
    for (const browser of browsers) codes.push(await askFor(browser, phone));
    const answers = await Promise.all(browsers.map((browser, i) => signUp(browser, phone, codes[i] ?? '')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await accounts(phone)).toHaveLength(1);
  });

  it('accepts a code once, also for concurrent attempts', async () => {
    const [browser, phone] = [new Browser(test.url), newNumber()];
    const code = await askFor(browser, phone);
    const answers = await Promise.all(Array.from({ length: 3 }, () => signUp(browser, phone, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await signUp(browser, phone, code)).status).toBe(400);
  });

  it('accepts a code only from the requesting browser', async () => {
    const [mine, theirs, phone] = [new Browser(test.url), new Browser(test.url), newNumber()];
    const code = await askFor(mine, phone);
    expect((await signUp(theirs, phone, code)).status).toBe(400); // it shows no secret
    await askFor(theirs, newNumber());
    expect((await signUp(theirs, phone, code)).status).toBe(400); // it shows that of another request
    await test.api.post('/api/auth/verify-phone').send({ phone, code }).expect(400);
    expect(await accounts(phone)).toMatchObject([]);
    expect((await signUp(mine, phone, code)).status).toBe(200);
  });

  it('returns the same error for a wrong code, an old one and one for another number, and creates nothing', async () => {
    const [browser, phone] = [new Browser(test.url), newNumber()];
    const code = await askFor(browser, phone);
    const refused = [await signUp(browser, phone, wrong(code)), await signUp(browser, newNumber(), code)];
    await test.dataSource.query(
      `UPDATE verification_codes SET expires_at = clock_timestamp() - interval '1 second' WHERE destination_digest = ANY($1)`,
      [digestsOf(test, phone)],
    );
    refused.push(await signUp(browser, phone, code));
    for (const { status, text } of refused) expect(JSON.parse(text)).toMatchObject({ ...INVALID, status });
    expect(await accounts(phone)).toMatchObject([]);
  });

  it('rejects a code after five wrong attempts', async () => {
    const [browser, phone] = [new Browser(test.url), newNumber()];
    const code = await askFor(browser, phone);
    await Promise.all(Array.from({ length: 5 }, () => signUp(browser, phone, wrong(code))));
    expect((await signUp(browser, phone, code)).status).toBe(400);
  });

  it('signs the owner of an existing account in to it without changing it', async () => {
    const users = [
      await saveUser(test.dataSource, { phone: newNumber(), firstName: 'Ravi' }),
      await savePhoneUser(test.dataSource, { phone: newNumber(), firstName: 'Ravi' }),
    ];
    for (const { id, phone, email } of users) {
      const browser = new Browser(test.url);
      await signUp(browser, String(phone), await askFor(browser, String(phone)), { name: 'Somebody Else' });
      await browser.open('/api/login?role=job-seeker&after=sign-up');
      expect(await currentUser(browser)).toMatchObject({ id, email, firstName: 'Ravi', role: 'job_seeker' });
    }
  });

  it('does not sign in by number to an account with an unverified mailbox', async () => {
    const [stranger, phone] = [new Browser(test.url), newNumber()];
    const form = formOf({ phone });
    await stranger.call('POST', '/api/auth/signup', form);
    await stranger.call('POST', '/api/auth/send-phone-verification', { phone });
    const code = await receiveCode(test, phone);
    expect((await stranger.call('POST', '/api/auth/verify-phone', { phone, code })).status).toBe(200);
    const holder = new Browser(test.url);
    await signUp(holder, phone, await askFor(holder, phone));
    await holder.open('/api/login?role=job-seeker&after=sign-up');
    expect(await currentUser(holder)).toMatchObject({ email: null, phone });
    // the person who verifies that mailbox later gets that account, without the number, and never this account
    const { browser: owner } = await signInByCode(test, form.email, '', stranger);
    expect(await currentUser(owner)).toMatchObject({ email: form.email, phoneVerified: false });
    expect(await currentUser(holder)).toMatchObject({ email: null, phoneVerified: true });
  });

  it('records the inviter of the new account', async () => {
    const { id } = await saveUser(test.dataSource);
    await test.dataSource.query(`INSERT INTO referral_codes (user_id, code) VALUES ($1, 'ABCD2345')`, [id]);
    const [browser, phone] = [new Browser(test.url), newNumber()];
    await signUp(browser, phone, await askFor(browser, phone), { referralCode: 'ABCD2345' });
    expect(
      await test.dataSource.query(
        'SELECT r.inviter_id AS id FROM referrals r JOIN users u ON u.id = r.invited_id WHERE u.phone_digest = $1',
        [digestOf(test, phone)],
      ),
    ).toEqual([{ id }]);
  });

  it('returns 400 for half a phone number', async () => {
    expect((await signUp(new Browser(test.url), '98450', '123456')).status).toBe(400);
  });
});

describe('a phone number at the provider', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it.each(['97311 00001', '+91-97311-00002', '0 97311 00003'])(
    'signs in by a code with the number written as %s',
    async (typed) => {
      const phone = `+91${typed.replace(/\D/g, '').slice(-10)}`;
      const user = await saveUser(test.dataSource, { phone });
      const { browser, landed } = await signInByCode(test, typed, '', undefined, phone);
      expect(landed.url.href).toBe(`${test.url}/`);
      expect(await currentUser(browser)).toMatchObject({ id: user.id, phone });
    },
  );

  it('creates an account without an address, for the requested side', async () => {
    const { browser, landed } = await signInByCode(test, '9731100004', '?role=employer', undefined, '+919731100004');
    expect(landed.url.href).toBe(`${test.url}/employer`);
    expect(await currentUser(browser)).toMatchObject({
      email: null,
      phone: '+919731100004',
      role: 'employer',
      needsName: true,
    });
  });

  it('signs in by the password too, and counts wrong ones together with those for the address', async () => {
    const { phone } = await savePhoneMember(test);
    expect((await signInByPassword(test, phone)).landed.url.href).toBe(`${test.url}/`);
    const both = await saveMember(test);
    for (let i = 0; i < 5; i++) {
      for (const login of [both.email, String(both.phone)]) {
        expect((await signInByPassword(test, login, { password: 'not-the-password' })).landed.status).toBe(401);
      }
    }
    for (const login of [both.email, String(both.phone)]) {
      expect((await signInByPassword(test, login)).landed.status).toBe(429);
    }
  });

  it('shows the same page for a wrong password whether or not the number has an account', async () => {
    const { phone } = await saveUser(test.dataSource);
    const pages: string[] = [];
    for (const login of [String(phone), '+919731100009']) {
      const { landed } = await signInByPassword(test, login, { password: 'not-the-password' });
      pages.push(landed.text.replaceAll(landed.url.pathname, '/').replaceAll(login, 'WHO'));
    }
    expect(new Set(pages).size).toBe(1);
  });

  it('explains the accepted formats for an input that is neither an address nor a number', async () => {
    const browser = new Browser(test.url);
    const page = await browser.press(await browser.open('/api/login'), 'Send code', { login: '98450' });
    expect(page.status).toBe(400);
    expect(page.text).toContain('Please enter your 10-digit phone number, or your email.');
  });

  it('prefills the sign-in field with the application’s number', async () => {
    const page = await new Browser(test.url).open('/api/login?phone=%2B919731100005');
    expect(page.text).toContain('value="+919731100005"');
  });
});
