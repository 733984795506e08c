import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SESSION_MAX_DAYS } from '@nukkad/contract/limits';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { AppLogger } from '../../../common/observability/app-logger.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { loadOidcProvider } from '../../identity-provider/load-oidc-provider.js';
import { Browser, type Screen } from './browser.js';
import { currentUser } from './sign-in-journey.js';
import { formOf } from './sign-up-form.js';

const CLIENT = { id: 'nukkad-test', secret: 'a-secret-that-the-operator-was-given' };

/** Claims of a user of the external provider. */
interface Claims {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
}

/** A separate identity provider, with its own port and keys and no knowledge of the product. */
class ExternalProvider {
  private server: Server | undefined;
  issuer = '';
  /** The person who signs in at the next visit. */
  person: Claims = { sub: 'nobody' };
  signOuts = 0;

  async listen(): Promise<void> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    this.server = server;
  }

  /** Serves the application at `origin`. */
  async serve(origin: string): Promise<void> {
    const { default: Provider } = await loadOidcProvider();
    const provider = new Provider(this.issuer, {
      clients: [
        {
          client_id: CLIENT.id,
          client_secret: CLIENT.secret,
          redirect_uris: [`${origin}/api/login/callback`],
          post_logout_redirect_uris: [`${origin}/`],
          token_endpoint_auth_method: 'client_secret_basic',
        },
      ],
      cookies: { keys: ['external'] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name'] },
      findAccount: (_context, id) => ({ accountId: id, claims: () => ({ ...this.person, sub: id }) }),
      loadExistingGrant: async (context) => {
        const { session, client } = context.oidc;
        const grant = new context.oidc.provider.Grant({
          accountId: session?.accountId ?? '',
          clientId: client?.clientId ?? '',
        });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
      interactions: { url: () => '/enter' },
      features: {
        devInteractions: { enabled: false },
        rpInitiatedLogout: {
          enabled: true,
          logoutSource: async (context) => {
            this.signOuts++;
            await context.oidc.session?.destroy();
            context.redirect(String(context.oidc.params?.['post_logout_redirect_uri']));
          },
        },
      },
    });
    const handle = provider.callback();
    this.server?.on('request', (request, response) => {
      if (request.url !== '/enter') return void handle(request, response);
      void provider.interactionFinished(request, response, { login: { accountId: this.person.sub } });
    });
  }

  stop(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }
}

describe('an external identity provider', () => {
  const provider = new ExternalProvider();
  let test: TestApp;
  let people = 0;

  beforeAll(async () => {
    // the package comments on the short configuration of this provider
    for (const method of ['warn', 'info'] as const) jest.spyOn(console, method).mockImplementation(() => undefined);
    await provider.listen();
    test = await createTestApp({
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
    });
    await provider.serve(test.url);
  });
  afterAll(async () => {
    await test.close();
    provider.stop();
    jest.restoreAllMocks();
  });
  beforeEach(() => {
    people++;
    provider.person = { sub: `person-${people}`, email: `external${people}@example.com`, email_verified: true };
  });

  async function visit(query = ''): Promise<{ browser: Browser; landed: Screen }> {
    const browser = new Browser(test.url);
    return { browser, landed: await browser.open(`/api/login${query}`) };
  }
  const identitiesOf = (subject: string): Promise<{ issuer: string; user_id: string }[]> =>
    test.dataSource.query('SELECT issuer, user_id FROM user_identities WHERE subject = $1', [subject]);

  it('is asked for a proof at most as old as a session can be, so that its answer states the time of the proof', async () => {
    const { headers } = await fetch(`${test.url}/api/login`, { redirect: 'manual' });
    const asked = new URL(headers.get('location') ?? '').searchParams;
    expect(Number(asked.get('max_age'))).toBe(SESSION_MAX_DAYS * 24 * 60 * 60);
  });

  it('signs a new person in, creates the account and logs the sign-in', async () => {
    provider.person.given_name = 'Meera';
    const log = jest.spyOn(test.app.get(AppLogger), 'info');
    const { browser, landed } = await visit('?role=employer&returnTo=%2Femployer%3Fnew%3D1');
    expect(log).toHaveBeenCalledWith({ event: 'sign-in.accepted', way: 'provider' });
    log.mockRestore();
    expect(landed.url.href).toBe(`${test.url}/employer?new=1`);
    const user = await currentUser(browser);
    expect(user).toMatchObject({
      email: provider.person.email,
      role: 'employer',
      firstName: 'Meera',
      emailVerified: true,
      hasPassword: false,
      needsName: false,
    });
    expect(await identitiesOf(provider.person.sub)).toEqual([{ issuer: provider.issuer, user_id: user?.['id'] }]);
  });

  it('identifies a person by issuer and subject, after any change of the address', async () => {
    const first = await currentUser((await visit()).browser);
    provider.person = { sub: provider.person.sub, email: 'moved@example.com', email_verified: false };
    const second = await currentUser((await visit('?role=employer')).browser);
    expect(second).toMatchObject({ id: first?.['id'], email: first?.['email'], role: 'both' });
  });

  it('retains the time of the proof when the provider continues its session', async () => {
    const timeOf = async (subject: string): Promise<Date | undefined> => {
      const rows: { time: Date }[] = await test.dataSource.query(
        `SELECT s.auth_time AS time FROM sessions s JOIN user_identities i ON i.user_id = s.user_id
         WHERE i.subject = $1`,
        [subject],
      );
      return rows[0]?.time;
    };
    const { sub } = provider.person;
    const { browser } = await visit();
    const first = await timeOf(sub);
    expect(first).toBeInstanceOf(Date);
    // whoever proves an identity now is another person
    provider.person.sub = `other-${people}`;
    await browser.open('/api/login');
    expect(await identitiesOf(provider.person.sub)).toEqual([]);
    expect(await timeOf(sub)).toEqual(first);
  });

  it('permits no sensitive call after a sign-in whose request for the time of the proof was removed', async () => {
    const { browser } = await visit();
    const setUpi = async (): Promise<number> =>
      (await browser.call('PUT', '/api/user/upi', { upiId: 'meera@ybl' })).status;
    expect(await setUpi()).toBe(200);
    const { headers } = await browser.open('/api/login?after=confirm', {}, false);
    const address = new URL(headers.get('location') ?? '');
    for (const name of ['max_age', 'prompt']) address.searchParams.delete(name);
    await browser.open(address.href);
    expect(await currentUser(browser)).toMatchObject({ email: provider.person.email });
    expect(await setUpi()).toBe(403);
  });

  it('links a known account by a verified address', async () => {
    const user = await saveUser(test.dataSource, { passwordHash: 'kept' });
    provider.person.email = user.email.toUpperCase();
    const { browser } = await visit();
    expect(await currentUser(browser)).toMatchObject({ id: user.id, hasPassword: true });
  });

  it.each([false, undefined])('never links by an address whose email_verified is %s', async (verified) => {
    const user = await saveUser(test.dataSource);
    provider.person = { sub: provider.person.sub, email: user.email };
    if (verified !== undefined) provider.person.email_verified = verified;
    const { browser, landed } = await visit();
    expect(landed.url.href).toBe(`${test.url}/signin?error=email-not-verified`);
    expect(await currentUser(browser)).toBeNull();
    expect(await identitiesOf(provider.person.sub)).toEqual([]);
  });

  it('rejects a person without an address', async () => {
    provider.person = { sub: provider.person.sub };
    expect((await visit()).landed.url.href).toBe(`${test.url}/signin?error=email-not-verified`);
  });

  it('deletes details that a stranger entered for the address before its owner signed in', async () => {
    const form = formOf({ email: provider.person.email ?? '' });
    await new Browser(test.url).call('POST', '/api/auth/signup', form);
    const { browser } = await visit();
    expect(await currentUser(browser)).toMatchObject({
      hasPassword: false,
      phone: null,
      firstName: '',
      needsName: true,
    });
  });

  it('ends the session at the provider as well', async () => {
    const { browser } = await visit();
    const before = provider.signOuts;
    expect((await browser.open('/api/logout')).url.href).toBe(`${test.url}/`);
    expect(provider.signOuts).toBe(before + 1);
    expect(await currentUser(browser)).toBeNull();
  });

  it('may redirect from the confirmation page to the provider', async () => {
    const { browser } = await visit();
    const page = await browser.open('/api/logout', { 'sec-fetch-site': 'cross-site' });
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${provider.issuer};`);
  });

  it('does not serve the embedded provider beside an external one', async () => {
    const about = await fetch(`${test.url}/oidc/.well-known/openid-configuration`);
    expect(about.status).toBe(404);
    expect((await fetch(`${test.url}/oidc/style.css`)).status).toBe(200);
  });
});

describe('an external identity provider that is out of reach', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({
      OIDC_ISSUER: 'http://127.0.0.1:1024',
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
    });
  });
  afterAll(() => test.close());

  it('redirects the browser to the sign-in page for another attempt', async () => {
    const browser = new Browser(test.url);
    const answer = await browser.open('/api/login?role=employer', {}, false);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/signin?error=unavailable');
    expect(await test.dataSource.query('SELECT 1 FROM login_transactions')).toHaveLength(0);
  });

  it('does not affect signed-in users, who can sign out', async () => {
    const { signIn } = await import('./signed-in.js');
    const cookie = await signIn(test.app, await saveUser(test.dataSource));
    await test.api.get('/api/auth/user').set('Cookie', cookie).expect(200);
    await test.dataSource.query(`UPDATE sessions SET id_token = 'x'`);
    await test.api.get('/api/logout').set('Cookie', cookie).expect(303).expect('Location', '/');
    await test.api.get('/api/auth/user').set('Cookie', cookie).expect(401);
  });
});
