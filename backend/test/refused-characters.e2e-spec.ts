import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from './app.js';
import { bodiesWithOneText, type ContractCall, contractCalls, sampleOf } from './contract-samples.js';
import { type RawAnswer, sendRaw } from './send-raw.js';
import { Browser } from '../src/modules/auth/tests/browser.js';
import { signIn } from '../src/modules/auth/tests/signed-in.js';
import { saveUser } from '../src/modules/users/tests/user.factory.js';

const CHARACTERS: [string, string][] = [
  ['NUL', '\u0000'],
  ['a C1 control character', '\u0080'],
  ['half a surrogate pair', '\ud83d'],
];

/** Accepted on purpose: search terms and texts of the address bar are read as far as possible. */
const READ_ANYWAY = new Set([
  'searchAiJobs search',
  'listJobs search',
  'readSearch search',
  'saveSearch search',
  'listSupportRequests search',
  'searchUsers search',
  'logIn role',
  'logIn email',
  'logIn phone',
  'logIn after',
  'logIn returnTo',
  'logIn language',
]);
/** Compared with a secret: the answer is that of a wrong one, and names no field. */
const SECRETS = new Set(['verifyEmail code', 'verifyPhone code', 'confirmContactChange code', 'deleteAccount code']);
for (const call of ['confirmSecondFactor', 'verifySecondFactor', 'signUpWithPhone', 'offerJoining'])
  SECRETS.add(`${call} code`);
for (const name of ['deleteAccount password', 'changePassword currentPassword']) SECRETS.add(name);
// bytes that a signature covers
SECRETS.add('receiveProviderEvent ');
SECRETS.add('receiveSmsReport ');
SECRETS.add('receiveWhatsAppReport ');
/** Reported by the form's own rule, which names no field. */
const TOLD_BY_RULE = new Set(['signUp email', 'signUp phone']);
/** Reported at another field as well: an invalid time makes the schedule invalid, too. */
for (const name of ['createInstantJob startTime', 'createInstantJob endTime']) TOLD_BY_RULE.add(name);
/** Calls with bodies without texts. */
const WITHOUT_TEXT = new Set(['setStandby', 'payEngagement']);

describe('a character that texts must not contain', () => {
  let test: TestApp;
  let cookie: string;
  beforeAll(async () => {
    test = await createTestApp();
    cookie = await signIn(test.app, await saveUser(test.dataSource, { role: 'both', staffRole: 'admin' }));
  });
  afterAll(() => test.close());

  const send = (method: string, address: string, body?: unknown): Promise<RawAnswer> =>
    sendRaw(test, cookie, { method, address, body });

  /** Returns the address of a call with samples for all its parameters; `given` is inserted without encoding. */
  const addressOf = (call: ContractCall, given: Record<string, string> = {}): string => {
    const encoded = ({ name, schema }: ContractCall['parameters'][number]): string =>
      given[name] ?? encodeURIComponent(String(sampleOf(schema, name)));
    const path = call.path.replace(/\{(\w+)\}/g, (_all, name: string) => {
      const parameter = call.parameters.find((one) => one.in === 'path' && one.name === name);
      return parameter ? encoded(parameter) : name;
    });
    const query = call.parameters.filter((one) => one.in === 'query' && given[one.name] !== undefined);
    return query.length === 0 ? path : `${path}?${query.map((one) => `${one.name}=${encoded(one)}`).join('&')}`;
  };

  const withBody = contractCalls.filter(({ body }) => body !== undefined);
  const parameters = contractCalls.flatMap((call) =>
    call.parameters.filter((one) => one.in !== 'header').map((one) => [`${call.id} ${one.name}`, call, one] as const),
  );

  it('is tested in all calls of the contract', () => {
    expect(contractCalls.length).toBeGreaterThan(80);
    expect(withBody.length).toBeGreaterThan(25);
    expect(parameters.length).toBeGreaterThan(70);
  });

  describe.each(CHARACTERS)('%s', (_name, character) => {
    it.each(withBody.map((call) => [call.id, call] as const))('is refused in each field of %s', async (_id, call) => {
      const bodies = bodiesWithOneText(call.body ?? {}, (text) => `${text.slice(0, 2)}${character}${text.slice(2)}`);
      expect(bodies.length > 0).toBe(!WITHOUT_TEXT.has(call.id));
      for (const { path, value } of bodies) {
        const { status, fields } = await send(call.method, addressOf(call), value);
        const name = `${call.id} ${path}`;
        expect([path, Math.floor(status / 100)]).toEqual([path, READ_ANYWAY.has(name) ? 2 : 4]);
        if (READ_ANYWAY.has(name)) continue;
        if (!SECRETS.has(name) && !TOLD_BY_RULE.has(name)) expect([path, status, fields]).toEqual([path, 400, [path]]);
      }
    });
  });

  it.each(parameters)(
    'as %%00 in %s is refused, or read as a space where any text is accepted',
    async (name, call, parameter) => {
      const body = call.body ? bodiesWithOneText(call.body, (text) => text)[0]?.value : undefined;
      const { status } = await send(call.method, addressOf(call, { [parameter.name]: 'a%00b' }), body);
      if (READ_ANYWAY.has(name)) expect(status).toBeLessThan(400);
      else expect([400, 404]).toContain(status);
    },
  );

  it.each(['/dev/outbox?to=a%00b', '/api/dev/outbox?to=a%00b'])('is refused in the address %s', async (path) => {
    expect((await send('GET', path)).status).toBe(400);
  });

  it('is refused by each form of the sign-in pages', async () => {
    const login = 'a\u0000b@example.test';
    const browser = new Browser(test.url);
    const start = await browser.open('/api/login');
    expect((await browser.press(start, 'Sign in', { login, password: 'marble tram seven' })).status).toBe(401);
    expect((await browser.press(start, 'Send code', { login })).status).toBe(400);
    const sent = await browser.press(start, 'Send code', { login: 'asha@example.test' });
    expect((await browser.press(sent, 'Sign in', { login, code: '123456' })).status).toBe(400);
    expect((await browser.press(sent, 'Sign in', { code: '12\u0000456' })).status).toBe(400);
    expect((await browser.press(sent, 'Sign in', { code: '123456', proof: 'a\u0000b' })).status).toBe(400);
  });

  it('is refused by the identity provider in posts of other programs', async () => {
    const { url } = await new Browser(test.url).open('/api/login', {}, '/oidc/auth');
    const start = new URLSearchParams(url.search);
    const post = (path: string, fields: URLSearchParams, headers: Record<string, string> = {}): Promise<Response> =>
      fetch(`${test.url}/oidc/${path}`, { method: 'POST', body: fields, headers, redirect: 'manual' });
    for (const name of [...start.keys()]) {
      const changed = new URLSearchParams(start);
      changed.set(name, `${start.get(name)}\u0000`);
      expect([name, (await post('auth', changed)).status < 500]).toEqual([name, true]);
    }
    const token = new URLSearchParams({ grant_type: 'authorization_code', code: 'a\u0000b', redirect_uri: test.url });
    expect((await post('token', token)).status).toBeLessThan(500);
    expect((await post('session/end', new URLSearchParams({ id_token_hint: 'a\u0000b' }))).status).toBeLessThan(500);
    expect(await test.dataSource.query(`SELECT id FROM oidc_payloads WHERE payload::text LIKE '%u0000%'`)).toEqual([]);
  });

  it('redirects to the sign-in page if it is in the response of an identity provider', async () => {
    const browser = new Browser(test.url);
    await browser.open('/api/login');
    const answer = await browser.open('/api/login/callback?state=a%00b&code=a%00b', {}, false);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/signin?error=expired');
  });
});
