import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { hashToken } from '../token.js';
import { Browser } from './browser.js';

describe('logIn', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('sends the browser to the provider with everything that binds the answer', async () => {
    const browser = new Browser(test.url);
    const answer = await browser.open('/api/login?role=employer&returnTo=%2Fplans&language=kn', {}, false);
    expect(answer.status).toBe(303);
    const location = new URL(answer.headers.get('location') ?? '');
    expect(`${location.origin}${location.pathname}`).toBe(`${test.url}/oidc/auth`);
    const asked = Object.fromEntries(location.searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `${test.url}/api/login/callback`,
      code_challenge_method: 'S256',
      ui_locales: 'kn',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name]?.length).toBeGreaterThanOrEqual(43);
    const rows: Record<string, string>[] = await test.dataSource.query('SELECT * FROM login_transactions');
    expect(rows).toEqual([
      expect.objectContaining({
        state: asked['state'],
        nonce: asked['nonce'],
        role: 'employer',
        return_to: '/plans',
        browser_hash: hashToken(browser.cookie('login') ?? ''),
      }),
    ]);
    expect(answer.headers.getSetCookie().join()).toMatch(/^login=[\w-]{43}; .*Path=\/; .*HttpOnly; SameSite=Lax$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['idle', 'confirm'])('requires a new proof at the provider after %s', async (after) => {
    const { headers } = await test.api.get(`/api/login?after=${after}&email=asha%40example.com`).expect(303);
    const { searchParams } = new URL(headers['location'] ?? '');
    expect(searchParams.get('prompt')).toBe('login');
    expect(searchParams.get('login_hint')).toBe('asha@example.com');
  });

  it('ignores unknown query parameters', async () => {
    const query = `role=admin&returnTo=${encodeURIComponent('https://evil.example')}&language=xx&more=1`;
    const { body } = await test.api.get(`/api/login?${query}`).expect(303);
    expect(body).toEqual({});
    const rows: object[] = await test.dataSource.query(
      'SELECT role, return_to FROM login_transactions ORDER BY expires_at DESC LIMIT 1',
    );
    expect(rows).toEqual([{ role: null, return_to: null }]);
  });

  it('uses one browser cookie for several tabs and replaces a malformed one', async () => {
    const browser = new Browser(test.url);
    await browser.open('/api/login', {}, false);
    const first = browser.cookie('login');
    await browser.open('/api/login', {}, false);
    expect(browser.cookie('login')).toBe(first);
    browser.setCookie('login', 'short');
    await browser.open('/api/login', {}, false);
    expect(browser.cookie('login')).toMatch(/^[\w-]{43}$/);
  });
});
