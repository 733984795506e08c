import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { Browser } from './browser.js';
import { currentUser, PASSWORD, saveMember } from './sign-in-journey.js';

const ORIGIN = 'https://nukkad.example';

describe('signing in behind a proxy, in production', () => {
  let test: TestApp;
  let inside: string;
  beforeAll(async () => {
    test = await createTestApp({
      NODE_ENV: 'production',
      PUBLIC_URL: ORIGIN,
      SMTP_URL: 'smtp://127.0.0.1:1025',
      TWILIO_ACCOUNT_SID: 'AC0123456789',
      TWILIO_AUTH_TOKEN: 'token',
      TWILIO_FROM: '+15005550006',
      // a country whose networks register no texts
      SMS_DIALLING_CODES: '+977',
      SESSION_KEYS: 'first-key,second-key',
    });
    inside = `http://127.0.0.1:${(test.app.getHttpServer().address() as AddressInfo).port}`;
  });
  afterAll(() => test.close());

  it('reaches its own provider when the public address resolves elsewhere, and binds every cookie to HTTPS', async () => {
    const user = await saveMember(test);
    const browser = new Browser(ORIGIN, 'en', inside);
    const form = await browser.open('/api/login');
    expect(form.url.href).toMatch(/^https:\/\/nukkad\.example\/oidc\/sign-in\//);
    const back = await browser.press(form, 'Sign in', { login: user.email, password: PASSWORD }, '/api/login/callback');
    expect(back.url.origin).toBe(ORIGIN);
    const answer = await browser.open(back.url.href, {}, false);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-sid=.*Path=\/;.*HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^signed-in=1; Max-Age=\d+; Path=\/; Expires=[^;]+; Secure; SameSite=Lax$/),
    ]);
    expect(await currentUser(browser)).toMatchObject({ id: user.id });
    const provider = await browser.open('/oidc/auth?client_id=nobody', {}, false);
    const cookies = provider.headers.getSetCookie();
    expect(cookies).not.toEqual([]);
    for (const cookie of cookies) expect(cookie).toMatch(/; secure/i);
    expect((await browser.open('/api/logout')).url.href).toBe(`${ORIGIN}/`);
    expect(await currentUser(browser)).toBeNull();
  });

  it('sends HSTS, and answers 404 for the development outbox', async () => {
    const page = await new Browser(ORIGIN, 'en', inside).open('/api/login');
    expect(page.headers.get('strict-transport-security')).toContain('max-age=63072000');
    expect((await new Browser(ORIGIN, 'en', inside).open('/api/dev/outbox')).status).toBe(404);
  });
});
