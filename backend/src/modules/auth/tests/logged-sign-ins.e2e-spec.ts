import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { AppLogger } from '../../../common/observability/app-logger.js';
import { tooManyFailures } from '../auth.errors.js';
import { SignInThrottle } from '../sign-in-throttle.js';
import { Browser } from './browser.js';
import { FACTOR, setUp, staffBrowser } from '../../second-factor/tests/second-factor.js';
import { atTheCode, currentUser, receiveCode, saveMember, signInByCode, signInByPassword } from './sign-in-journey.js';
import { formOf } from './sign-up-form.js';

describe('the log of the server', () => {
  let test: TestApp;
  let entries: Record<string, unknown>[];
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(() => {
    entries = [];
    jest.spyOn(test.app.get(AppLogger), 'info').mockImplementation((entry) => void entries.push(entry));
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  const named = (event: string): object[] => entries.filter((entry) => entry['event'] === event);

  it('names each sign-in with a password', async () => {
    const { email } = await saveMember(test);
    await signInByPassword(test, email);
    expect(named('sign-in.accepted')).toEqual([{ event: 'sign-in.accepted', way: 'password' }]);
    await signInByPassword(test, email, { password: 'not-the-password' });
    await signInByPassword(test, 'nobody-at-all@example.com', { password: 'not-the-password' });
    expect(named('sign-in.refused')).toEqual([
      { event: 'sign-in.refused', way: 'password' },
      { event: 'sign-in.refused', way: 'password' },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/not-the-password|nobody-at-all/);
  });

  it('names a password that is not compared after too many wrong ones', async () => {
    const { email } = await saveMember(test);
    const throttle = jest.spyOn(test.app.get(SignInThrottle, { strict: false }), 'countAttempt');
    throttle.mockRejectedValueOnce(tooManyFailures(900));
    await signInByPassword(test, email);
    expect(named('sign-in.throttled')).toEqual([{ event: 'sign-in.throttled', way: 'password' }]);
    expect(named('sign-in.accepted')).toEqual([]);
  });

  it('names the sign-in after a sign-up', async () => {
    const browser = new Browser(test.url);
    const form = formOf();
    await browser.call('POST', '/api/auth/signup', form);
    await browser.call('POST', '/api/auth/send-email-verification', { email: form.email });
    const code = await receiveCode(test, form.email);
    await browser.call('POST', '/api/auth/verify-email', { email: form.email, code });
    await browser.open('/api/login?role=job-seeker&after=sign-up');
    expect(await currentUser(browser)).toMatchObject({ email: form.email });
    expect(named('sign-in.accepted')).toEqual([{ event: 'sign-in.accepted', way: 'sign-up' }]);
  });

  it('names each sign-in with a code', async () => {
    const { email } = await saveMember(test);
    await signInByCode(test, email);
    expect(named('sign-in.accepted')).toEqual([{ event: 'sign-in.accepted', way: 'email' }]);
    const browser = new Browser(test.url);
    const page = await atTheCode(browser, 'another-person@example.com');
    await browser.press(page, 'Sign in', { code: '000000' });
    expect(named('sign-in.refused')).toEqual([expect.objectContaining({ way: 'email' })]);
  });

  it('names each second factor of the staff', async () => {
    const staff = await staffBrowser(test);
    const { recoveryCodes } = await setUp(staff);
    const other = await staffBrowser(test, staff);
    await other.post(`${FACTOR}/verification`).send({ code: recoveryCodes[0] }).expect(200);
    expect(named('second-factor.accepted')).toEqual([{ event: 'second-factor.accepted', way: 'recovery code' }]);
    await other.post(`${FACTOR}/verification`).send({ code: recoveryCodes[0] }).expect(400);
    expect(named('second-factor.refused')).toEqual([{ event: 'second-factor.refused' }]);
  });
});
