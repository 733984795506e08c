import { Script } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { AppLogger } from '../../../common/observability/app-logger.js';
import { PiiCipher } from '../../../common/security/pii-cipher.js';
import { Secrets } from '../../../common/security/secrets.js';
import { UserRepository } from '../../users/users.public.js';
import { IdentityProvider } from '../identity-provider.js';
import { OidcPayloadAdapter } from '../oidc-payload.adapter.js';
import { Browser } from '../../auth/tests/browser.js';
import {
  atTheCode,
  currentUser,
  PASSWORD,
  receiveCode,
  saveMember,
  signInByPassword,
} from '../../auth/tests/sign-in-journey.js';

describe('the pages of the embedded provider', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  let addresses = 0;
  const address = (): string => `visitor${++addresses}@example.com`;
  const userOf = async (email: string): Promise<Record<string, unknown> | undefined> =>
    ((await test.dataSource.query('SELECT * FROM users WHERE email = $1', [email])) as Record<string, unknown>[])[0];

  it('shows two fields and both buttons, with its own script, and forbids caching', async () => {
    const page = await new Browser(test.url).open('/api/login');
    expect(page.status).toBe(200);
    expect(page.url.pathname).toMatch(/^\/oidc\/sign-in\/[\w-]+$/);
    expect(page.text).toContain('<title>Sign in</title>');
    expect(page.text).toContain('<label for="login">Phone number or email</label>');
    expect(page.text).toContain('<label for="password">Password</label>');
    expect(page.text).toMatch(/<button\s+class="wide"\s+formaction="[^"]+\/code"\s+formnovalidate\s*>\s*Send code/);
    expect(page.text.match(/<script[^>]*>/g)).toEqual(['<script src="/oidc/sign-in.js" defer>']);
    expect(page.text).not.toMatch(/style=|onsubmit/);
    const script = await new Browser(test.url).open('/oidc/sign-in.js');
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(() => new Script(script.text)).not.toThrow();
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
    const style = await new Browser(test.url).open('/oidc/style.css');
    expect(style.headers.get('content-type')).toContain('text/css');
    const faces = [...style.text.matchAll(/url\("([^"]+)"\)/g)].map((match) => match[1] ?? '');
    expect(faces).toHaveLength(3);
    const preloaded = [...page.text.matchAll(/rel="preload" as="font" type="font\/woff2" href="([^"]+)"/g)];
    expect(preloaded.map(([, href]) => href)).toEqual(faces.filter((face) => face.includes('latin')));
    for (const face of faces) {
      const file = await new Browser(test.url).open(face);
      expect(file.headers.get('content-type')).toBe('font/woff2');
      expect(Number(file.headers.get('content-length'))).toBeGreaterThan(10_000);
    }
    expect((await new Browser(test.url).open('/oidc/fonts/..%2F..%2Fpackage.json')).status).toBe(404);
  });

  it('lets the browser fill in login, password and code with fitting keyboards, and read a code from its text alone', async () => {
    const field = (page: { text: string }, id: string): string =>
      new RegExp(`<input\\s+id="${id}"[^>]*>`).exec(page.text)?.[0] ?? '';
    const first = await new Browser(test.url).open('/api/login');
    expect(field(first, 'login')).toMatch(/autocomplete="username"\s+autocapitalize="none"\s+spellcheck="false"/);
    expect(field(first, 'password')).toMatch(/autocomplete="current-password"\s+autocapitalize="none"/);
    const mailed = field(await atTheCode(new Browser(test.url), address()), 'code');
    const texted = field(await atTheCode(new Browser(test.url), '98450 70001'), 'code');
    for (const code of [mailed, texted]) expect(code).toMatch(/inputmode="numeric"\s+autocomplete="one-time-code"/);
    expect(mailed).not.toContain('data-texted');
    expect(texted).toContain('data-texted');
  });

  it('tells only employers that a new account needs no password', async () => {
    const sentence = 'New here? No password needed.';
    expect((await new Browser(test.url).open('/api/login?role=employer')).text).toContain(sentence);
    expect((await new Browser(test.url).open('/api/login?role=job-seeker')).text).not.toContain(sentence);
    expect((await new Browser(test.url).open('/api/login')).text).not.toContain(sentence);
  });

  it.each([
    ['hi', 'साइन इन', 'साइन इन करें', 'नंबर, ईमेल या पासवर्ड सही नहीं है'],
    ['kn', 'ಸೈನ್ ಇನ್', 'ಸೈನ್ ಇನ್ ಮಾಡಿ', 'ನಂಬರ್, ಇಮೇಲ್ ಅಥವಾ ಪಾಸ್‌ವರ್ಡ್ ಸರಿಯಿಲ್ಲ'],
  ])('renders the sign-in page in %s', async (language, title, button, incorrect) => {
    const byHeader = await new Browser(test.url, `${language}-IN,en;q=0.5`).open('/api/login');
    expect(byHeader.text).toContain(`<html lang="${language}">`);
    expect(byHeader.text).toContain(`<title>${title}</title>`);
    expect(byHeader.text.match(/rel="preload"/g)).toHaveLength(2);
    const asked = new Browser(test.url);
    const page = await asked.open(`/api/login?language=${language}`);
    const wrong = await asked.press(page, button, { login: address(), password: 'not-the-password' });
    expect(wrong.text).toContain(incorrect);
  });

  it('changes its language on the page and stores it', async () => {
    const browser = new Browser(test.url);
    const page = await browser.open('/api/login?language=hi');
    const changed = await browser.press(page, 'ಕನ್ನಡ');
    expect(changed.text).toContain('<html lang="kn">');
    const email = address();
    const code = await browser.press(changed, 'ಕೋಡ್ ಕಳುಹಿಸಿ', { login: email });
    const english = await browser.press(code, 'English');
    expect(english.text).toContain('<label for="code">Code</label>');
    expect(english.text).toContain(`value="${email}"`);
    const { text } = await browser.open('/api/login');
    expect(text).toContain('<html lang="en">');
    await browser.press(english, 'Sign in', { code: await receiveCode(test, email) });
    expect(await currentUser(browser)).toMatchObject({ email });
    expect(await userOf(email)).toMatchObject({ language: 'en' });
  });

  it('renders entered values as text only', async () => {
    const evil = '"><img src=x onerror=alert(1)>@example.com';
    const { landed } = await signInByPassword(test, evil);
    expect(landed.text).not.toContain('<img');
    expect(landed.text).toContain('&quot;&gt;&lt;img');
  });

  it('rejects a form of another site, and one without its cookie', async () => {
    const { email } = await saveMember(test);
    const browser = new Browser(test.url);
    const page = await browser.open('/api/login');
    const body = new URLSearchParams({ login: email, password: PASSWORD });
    const post = (headers: Record<string, string>) =>
      fetch(page.url, { method: 'POST', body, headers, redirect: 'manual' });
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post({ origin: 'https://evil.example' })).status).toBe(403);
    const gone = await post({});
    expect(gone.status).toBe(400);
    expect(await gone.text()).toContain('That took too long. Please start again.');
  });

  it('offers a new start when the sign-in has expired', async () => {
    const browser = new Browser(test.url);
    const page = await browser.open('/api/login');
    await test.dataSource.query(`DELETE FROM oidc_payloads`);
    const gone = await browser.press(page, 'Sign in', { login: address(), password: PASSWORD });
    expect(gone.status).toBe(400);
    expect((await browser.follow(gone, 'Start again')).text).toContain('<label for="password">');
  });

  it('reports its own failure when its storage fails, and offers a new start', async () => {
    const broken = jest.spyOn(OidcPayloadAdapter.prototype, 'upsert').mockRejectedValue(new Error('no storage'));
    const page = await new Browser(test.url).open('/api/login').finally(() => broken.mockRestore());
    expect(page.status).toBe(500);
    expect(page.text).toContain('Something went wrong on our side. Please try again.');
    expect(page.text).toContain('Start again');
  });

  it('is created again after a failed attempt', async () => {
    const [users, logger] = [
      test.app.get(UserRepository, { strict: false }),
      test.app.get(AppLogger, { strict: false }),
    ];
    const secrets = test.app.get(Secrets, { strict: false });
    const cipher = test.app.get(PiiCipher, { strict: false });
    const provider = new IdentityProvider(test.dataSource, test.config, secrets, users, logger, cipher);
    const failing = jest.spyOn(secrets, 'get').mockRejectedValue(new Error('no database'));
    await expect(provider.get().finally(() => failing.mockRestore())).rejects.toThrow('no database');
    expect((await provider.get()).issuer).toBe(`${test.url}/oidc`);
  });

  it('sends the code of an address although another address was entered after it', async () => {
    const [first, second] = [await saveMember(test), await saveMember(test)];
    const browser = new Browser(test.url);
    const form = await browser.open('/api/login');
    await browser.press(form, 'Send code', { login: first.email });
    await browser.press(form, 'Send code', { login: second.email });
    expect(await receiveCode(test, second.email)).toMatch(/^\d{6}$/);
    expect(await receiveCode(test, first.email)).toMatch(/^\d{6}$/);
  });

  it.each([
    '/oidc/auth',
    '/oidc/auth?client_id=nobody&redirect_uri=https%3A%2F%2Fevil.example',
    '/oidc/auth?client_id=web&response_type=code&redirect_uri=https%3A%2F%2Fevil.example&scope=openid',
    '/oidc/auth/unknown',
    '/oidc/session/end?id_token_hint=x',
    '/oidc/sign-in/unknown',
  ])('shows an error page for %s', async (path) => {
    const page = await new Browser(test.url).open(path);
    expect(page.status).toBe(400);
    expect(page.url.host).toBe(new URL(test.url).host);
    expect(page.text).toContain('Start again');
    expect(page.text).toContain('That took too long. Please start again.');
    expect(page.text).not.toMatch(/invalid_|client is|redirect_uri/);
  });

  it('requires PKCE and allows no other flow', async () => {
    const redirect = encodeURIComponent(`${test.url}/api/login/callback`);
    const bare = await new Browser(test.url).open(
      `/oidc/auth?client_id=web&response_type=code&redirect_uri=${redirect}&scope=openid&state=s`,
      {},
      false,
    );
    expect(new URL(bare.headers.get('location') ?? '').searchParams.get('error')).toBe('invalid_request');
    const about = await new Browser(test.url).open('/oidc/.well-known/openid-configuration');
    const metadata = JSON.parse(about.text) as Record<string, unknown>;
    expect(metadata).toMatchObject({
      issuer: `${test.url}/oidc`,
      authorization_endpoint: `${test.url}/oidc/auth`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      id_token_signing_alg_values_supported: ['ES256'],
      authorization_response_iss_parameter_supported: true,
    });
    expect(metadata).not.toHaveProperty('registration_endpoint');
    expect(metadata).not.toHaveProperty('pushed_authorization_request_endpoint');
    expect((await new Browser(test.url).open('/oidc/jwks')).text).not.toContain('"d"');
  });

  it('stores each part of a sign-in for its lifetime, in cookies that no script reads', async () => {
    const { email } = await saveMember(test);
    const login = await new Browser(test.url).open('/api/login', {}, '/oidc/auth');
    const { headers } = await new Browser(test.url).open(login.url.pathname + login.url.search, {}, false);
    const cookies = headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie).toMatch(/; samesite=lax; httponly$/i);
    await signInByPassword(test, email);
    const rows: { kind: string; seconds: number }[] = await test.dataSource.query(
      `SELECT DISTINCT kind, (payload->>'exp')::int - (payload->>'iat')::int AS seconds FROM oidc_payloads ORDER BY kind`,
    );
    expect(Object.fromEntries(rows.map(({ kind, seconds }) => [kind, seconds]))).toEqual({
      ...{ AccessToken: 300, AuthorizationCode: 60, Grant: 86_400, Interaction: 3600, Session: 86_400 },
    });
  });

  it('publishes its public address for any host name of the request', async () => {
    const about = await fetch(`http://127.0.0.1:${new URL(test.url).port}/oidc/.well-known/openid-configuration`, {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    });
    expect(await about.json()).toMatchObject({ token_endpoint: `${test.url}/oidc/token` });
  });

  it('returns 400 for a character that the database rejects', async () => {
    expect((await new Browser(test.url).open('/oidc/auth?ui_locales=%00')).status).toBe(400);
  });
});
