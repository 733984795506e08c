import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { Browser } from '../../auth/tests/browser.js';
import { currentUser, saveMember, signInByPassword } from '../../auth/tests/sign-in-journey.js';

const STARTS = 30;
const CALLS = 300;
/** Requests that pass in addition when the window ends during a test. */
const OVERLAP = 20;

describe('the identity provider, called very often by one address', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ IP_LIMITS: 'strict', TRUST_PROXY_HOPS: '1' });
  });
  afterAll(() => test.close());

  const rows = async (): Promise<number> =>
    ((await test.dataSource.query('SELECT count(*)::int AS count FROM oidc_payloads')) as { count: number }[])[0]
      ?.count ?? -1;
  const call = (path: string, ip: string, language = 'en'): Promise<Response> =>
    fetch(test.url + path, { redirect: 'manual', headers: { 'x-forwarded-for': ip, 'accept-language': language } });

  /** Sends requests until one is rejected; returns the number of accepted ones, and the rejection. */
  const callUntilRefused = async (path: string, ip: string, most: number): Promise<[number, Response]> => {
    for (let passed = 0; passed <= most + OVERLAP; passed++) {
      const answer = await call(path, ip);
      if (answer.status === 429) return [passed, answer];
      await answer.body?.cancel();
    }
    throw new Error(`${most + OVERLAP} calls were let through`);
  };

  it('allows thirty new sign-ins a minute for an address, and writes no row for rejected ones', async () => {
    const { url } = await new Browser(test.url).open('/api/login', {}, '/oidc/auth');
    const path = url.pathname + url.search;
    const [passed, refused] = await callUntilRefused(path, '203.0.113.7', STARTS);
    expect(passed).toBeGreaterThanOrEqual(STARTS);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.text()).toContain('Too many tries from your network.');
    const kept = await rows();
    expect(await (await call(path, '203.0.113.7', 'hi')).text()).toContain('आपके नेटवर्क से');
    expect(await (await call(path, '203.0.113.7', 'kn')).text()).toContain('ನಿಮ್ಮ ನೆಟ್‌ವರ್ಕ್‌ನಿಂದ');
    expect(await rows()).toBe(kept);
    expect((await call(path, '203.0.113.8')).status).toBe(303);
  });

  it('allows 300 other requests a minute for an address', async () => {
    const [passed] = await callUntilRefused('/oidc/sign-in/unknown', '203.0.113.9', CALLS);
    expect(passed).toBeGreaterThanOrEqual(CALLS);
  });

  it('does not count requests of the application itself', async () => {
    for (let asked = 0; asked <= CALLS; asked++) {
      const answer = await fetch(`${test.url}/oidc/jwks`);
      expect(answer.status).toBe(200);
      await answer.body?.cancel();
    }
    const { email } = await saveMember(test);
    const { browser } = await signInByPassword(test, email);
    expect(await currentUser(browser)).toMatchObject({ email });
  });

  it('counts requests of another client in place of the application', async () => {
    const [passed] = await callUntilRefused('/oidc/jwks', '203.0.113.10', CALLS);
    expect(passed).toBeGreaterThanOrEqual(CALLS);
  });
});
