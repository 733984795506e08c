import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { Browser } from './browser.js';
import { currentUser, PASSWORD, saveMember, signInByPassword } from './sign-in-journey.js';

const CALLBACK = '/api/login/callback';

describe('finishLogIn', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const roleOf = async (id: string): Promise<string> =>
    ((await test.dataSource.query('SELECT role FROM users WHERE id = $1', [id])) as { role: string }[])[0]?.role ?? '';

  /** Creates a browser that has signed in at the provider and has not returned with the response yet. */
  async function atTheDoor(email: string, query = ''): Promise<{ browser: Browser; url: URL }> {
    const browser = new Browser(test.url);
    const form = await browser.open(`/api/login${query}`);
    const { url } = await browser.press(form, 'Sign in', { login: email, password: PASSWORD }, CALLBACK);
    expect(url.pathname).toBe(CALLBACK);
    return { browser, url };
  }

  it('opens a session and lands on the first page', async () => {
    const user = await saveMember(test);
    const { browser, landed } = await signInByPassword(test, user.email);
    expect(landed.url.href).toBe(`${test.url}/`);
    expect(await currentUser(browser)).toMatchObject({ id: user.id, email: user.email, role: 'job_seeker' });
    const sessions: { id: string; id_token: string }[] = await test.dataSource.query(
      'SELECT id, id_token FROM sessions WHERE user_id = $1',
      [user.id],
    );
    expect(sessions).toHaveLength(1);
    expect(sessions[0]?.id).not.toBe(browser.cookie('sid'));
    expect(sessions[0]?.id_token).toMatch(/^eyJ/);
    expect(await test.dataSource.query('SELECT 1 FROM login_transactions')).toHaveLength(0);
  });

  it.each([
    ['job_seeker', '?role=employer', 'both', '/employer'],
    ['employer', '?role=job-seeker', 'both', '/'],
    ['employer', '?role=employer', 'employer', '/employer'],
    ['both', '?role=job-seeker', 'both', '/'],
    ['employer', '', 'employer', '/'],
    ['job_seeker', '?role=admin', 'job_seeker', '/'],
    ['job_seeker', '?role=employer&returnTo=%2Finstant-requests%3Ftab%3Dpost', 'both', '/instant-requests?tab=post'],
    ['job_seeker', '?returnTo=https%3A%2F%2Fevil.example%2F', 'job_seeker', '/'],
    ['job_seeker', '?returnTo=%2F%2Fevil.example', 'job_seeker', '/'],
    ['job_seeker', '?returnTo=%2F%5Cevil.example', 'job_seeker', '/'],
  ] as const)('signs in a %s that asks %s as %s and leads to %s', async (role, query, becomes, landing) => {
    const user = await saveMember(test, { role });
    const { landed } = await signInByPassword(test, user.email, { query });
    expect(landed.url.href).toBe(`${test.url}${landing}`);
    expect(await roleOf(user.id)).toBe(becomes);
  });

  it('allows concurrent sign-ins in several tabs of one browser', async () => {
    const user = await saveMember(test);
    const browser = new Browser(test.url);
    const first = await browser.open('/api/login?role=employer');
    const second = await browser.open('/api/login');
    const fields = { login: user.email, password: PASSWORD };
    expect((await browser.press(second, 'Sign in', fields)).url.href).toBe(`${test.url}/`);
    expect((await browser.press(first, 'Sign in', fields)).url.href).toBe(`${test.url}/employer`);
    expect(await currentUser(browser)).toMatchObject({ id: user.id, role: 'both' });
  });

  it('allows another person to sign in over an existing session at the provider', async () => {
    const [one, other] = [await saveMember(test), await saveMember(test)];
    const browser = new Browser(test.url);
    const [first, second] = [await browser.open('/api/login'), await browser.open('/api/login')];
    await browser.press(first, 'Sign in', { login: one.email, password: PASSWORD });
    await browser.press(second, 'Sign in', { login: other.email, password: PASSWORD });
    expect(await currentUser(browser)).toMatchObject({ id: other.id });
  });

  it('creates a new session at every sign-in and ends the old one', async () => {
    const user = await saveMember(test);
    const { browser } = await signInByPassword(test, user.email);
    const old = browser.cookie('sid') ?? '';
    await browser.open('/api/login');
    expect(browser.cookie('sid')).not.toBe(old);
    const thief = new Browser(test.url);
    thief.setCookie('sid', old);
    expect(await currentUser(thief)).toBeNull();
    expect(await currentUser(browser)).toMatchObject({ id: user.id });
  });

  it('rejects a provider response in another browser', async () => {
    const user = await saveMember(test);
    const { browser, url } = await atTheDoor(user.email);
    const victim = new Browser(test.url);
    expect((await victim.open(url.href)).url.href).toBe(`${test.url}/signin?error=expired`);
    await victim.open('/api/login', {}, false); // now it has its own sign-in in progress
    expect((await victim.open(url.href)).url.href).toBe(`${test.url}/signin?error=expired`);
    expect(await currentUser(victim)).toBeNull();
    expect((await browser.open(url.href)).url.href).toBe(`${test.url}/`);
  });

  describe('going back after a sign-in', () => {
    const ROLE = '?role=employer';
    const PAGE = `?returnTo=${encodeURIComponent('/jobs/1?sheet=apply#top')}`;

    it.each([
      ['', '/'],
      [ROLE, '/employer'],
      [PAGE, '/jobs/1?sheet=apply#top'],
    ])(
      'from a start with "%s" leads on to %s, from the page of the provider and from its answer',
      async (query, path) => {
        const user = await saveMember(test);
        const browser = new Browser(test.url);
        const form = await browser.open(`/api/login${query}`);
        const { url } = await browser.press(form, 'Sign in', { login: user.email, password: PASSWORD }, CALLBACK);
        expect((await browser.open(url.href, {}, path.replace(/[?#].*/, ''))).url.href).toBe(test.url + path);
        const session = browser.cookie('sid');
        for (const address of [form.url.href, url.href]) {
          expect((await browser.open(address, {}, path.replace(/[?#].*/, ''))).url.href).toBe(test.url + path);
        }
        expect(browser.cookie('sid')).toBe(session);
      },
    );

    it('continues when the form of the same account is sent again, and asks again for another account', async () => {
      const user = await saveMember(test);
      const browser = new Browser(test.url);
      const form = await browser.open(`/api/login${ROLE}`);
      const fields = { login: user.email, password: PASSWORD };
      await browser.press(form, 'Sign in', fields);
      expect((await browser.press(form, 'Sign in', fields, '/employer')).url.pathname).toBe('/employer');
      const other = await browser.press(form, 'Sign in', { login: 'other@example.com', password: PASSWORD });
      expect(other.status).toBe(400);
      expect(other.text).toContain('href="/api/login?role=employer"');
    });

    it('asks to start again after sign-out, without the goal of the earlier account', async () => {
      const user = await saveMember(test);
      const browser = new Browser(test.url);
      const form = await browser.open(`/api/login${PAGE}`);
      await browser.press(form, 'Sign in', { login: user.email, password: PASSWORD }, CALLBACK);
      await browser.open('/api/logout', {}, false);
      const page = await browser.open(form.url.href);
      expect(page.text).toContain('href="/api/login"');
    });
  });

  it('retains the page and the side when a sign-in starts again', async () => {
    const browser = new Browser(test.url);
    const query = 'role=employer&returnTo=%2Femployer%3Fstatus%3Dnew';
    const form = await browser.open(`/api/login?${query}`);
    await test.dataSource.query(`DELETE FROM oidc_payloads`);
    const gone = await browser.press(form, 'Sign in', { login: 'a@example.com', password: PASSWORD });
    expect(gone.text.replaceAll('&amp;', '&')).toContain(`href="/api/login?${query}"`);
    const refused = await browser.open(`${CALLBACK}?state=unknown`);
    expect(refused.url.href).toBe(`${test.url}/signin?error=expired&returnTo=%2Femployer%3Fstatus%3Dnew`);
  });

  it('accepts a provider response once', async () => {
    const user = await saveMember(test);
    const { browser, url } = await atTheDoor(user.email);
    await browser.open(url.href);
    const session = browser.cookie('sid');
    expect((await browser.open(url.href)).url.href).toBe(`${test.url}/`);
    expect(browser.cookie('sid')).toBe(session);
    browser.forget('sid');
    expect((await browser.open(url.href)).url.href).toBe(`${test.url}/signin?error=expired`);
  });

  it('accepts one of many concurrent identical responses', async () => {
    const user = await saveMember(test);
    const { browser, url } = await atTheDoor(user.email);
    await Promise.all(Array.from({ length: 10 }, () => browser.open(url.href, {}, false)));
    expect(await test.dataSource.query('SELECT 1 FROM sessions WHERE user_id = $1', [user.id])).toHaveLength(1);
  });

  it.each([
    ['a code that the provider does not know', { code: 'forged' }, 'failed'],
    ['another issuer', { iss: 'https://evil.example' }, 'failed'],
    ['a state that nobody asked with', { state: 'forged' }, 'expired'],
  ])('rejects a provider response with %s', async (_what, forged, error) => {
    const user = await saveMember(test);
    const { browser, url } = await atTheDoor(user.email);
    for (const [name, value] of Object.entries(forged)) url.searchParams.set(name, value);
    const landed = await browser.open(url.href);
    expect(landed.url.href).toBe(`${test.url}/signin?error=${error}`);
    expect(await currentUser(browser)).toBeNull();
  });

  it('reports that the person declined at the provider', async () => {
    const browser = new Browser(test.url);
    const asked = await browser.open('/api/login', {}, false);
    const state = new URL(asked.headers.get('location') ?? '').searchParams.get('state');
    const answer = new URLSearchParams({ error: 'access_denied', state: state ?? '', iss: `${test.url}/oidc` });
    const landed = await browser.open(`${CALLBACK}?${answer.toString()}`);
    expect(landed.url.href).toBe(`${test.url}/signin?error=refused`);
  });

  it('restarts automatically once when the response comes too late', async () => {
    const user = await saveMember(test);
    const late = () => test.dataSource.query(`UPDATE login_transactions SET expires_at = now() - interval '1 minute'`);
    const first = await atTheDoor(user.email, '?role=employer');
    await late();
    expect((await first.browser.open(first.url.href)).url.href).toBe(`${test.url}/employer`);
    expect(await roleOf(user.id)).toBe('both');

    const second = await atTheDoor(user.email);
    await late();
    const again = await second.browser.open(second.url.href, {}, CALLBACK);
    await late();
    expect((await second.browser.open(again.url.href)).url.href).toBe(`${test.url}/signin?error=expired`);
  });

  it('rejects the sign-in of a deleted account', async () => {
    const user = await saveMember(test);
    const { browser, url } = await atTheDoor(user.email);
    await test.dataSource.query('DELETE FROM users WHERE id = $1', [user.id]);
    expect((await browser.open(url.href)).url.href).toBe(`${test.url}/signin?error=failed`);
  });
});
