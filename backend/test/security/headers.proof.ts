import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { saveCallers } from '../access/access-callers.js';
import { addressOf, bodyOf, headersOf, kindOf } from '../access/access-requests.js';
import { RESOURCES } from '../access/access-resources.js';
import type { Ids, World } from '../access/access-world.js';
import { answersUnder } from '../access/access-rules.js';
import { ACCESS } from '../access/access-table.js';
import { CALLERS } from '../access/access-callers.js';
import { createTestApp, type TestApp } from '../app.js';
import { type ContractCall, contractCalls } from '../contract-samples.js';
import { reportFigure } from './figures.js';

/** What every answer of the server says, whatever it is an answer to. */
const EXPECTED: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'content-security-policy': /default-src 'none'/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /^geolocation=\(self\), camera=\(self\), microphone=\(self\)$/,
};
/** Headers that tell about the software behind. */
const UNWANTED = ['x-powered-by', 'server', 'x-aspnet-version'];
/** Answers that a browser may keep for itself: pictures whose address changes with them, and what a signature covers. */
const MAY_BE_KEPT = new Set([
  'getAvatar',
  'getWorkRecordIssuer',
  'getStatusList',
  'listPublicJobs',
  'getPublicJob',
  'getOperator',
]);

/** Requests that fail before a call is reached. */
const OUTSIDE: { name: string; path: string; init?: RequestInit }[] = [
  { name: 'an unknown call', path: '/api/no-such-call' },
  { name: 'an unknown page', path: '/no-such-page' },
  {
    name: 'a body that is no JSON',
    path: '/api/auth/signup',
    init: { method: 'POST', body: '{', headers: { 'content-type': 'application/json', 'x-requested-with': 'fetch' } },
  },
  {
    name: 'a body that is too large',
    path: '/api/auth/signup',
    init: {
      method: 'POST',
      body: JSON.stringify('x'.repeat(3_000_000)),
      headers: { 'content-type': 'application/json', 'x-requested-with': 'fetch' },
    },
  },
  {
    name: 'a forged request',
    path: '/api/jobs',
    init: { method: 'POST', body: 'x', headers: { 'sec-fetch-site': 'cross-site' } },
  },
  {
    name: 'a method that no call has',
    path: '/api/jobs',
    init: { method: 'PROPFIND', headers: { 'x-requested-with': 'fetch' } },
  },
  { name: 'an address that cannot be read', path: '/api/jobs/%E0%A4%A' },
];

describe('the headers of an answer', () => {
  let test: TestApp;
  let world: World;
  const counts = { answers: 0, faults: 0 };
  beforeAll(async () => {
    test = await createTestApp();
    world = { test, callers: await saveCallers(test) };
  });
  afterAll(async () => {
    await test.close();
    reportFigure({
      what: 'headers: answers that were looked at',
      measured: counts.answers,
      target: '≥ 2 for each call',
      met: counts.answers >= contractCalls.length * 2,
    });
    reportFigure({
      what: 'headers: missing or unwanted',
      measured: counts.faults,
      target: '0',
      met: counts.faults === 0,
    });
  });

  const faultsOf = (headers: Headers, mayBeKept: boolean): string[] => {
    const faults = Object.entries(EXPECTED).flatMap(([name, pattern]) =>
      pattern.test(headers.get(name) ?? '') ? [] : [`${name}: ${headers.get(name)}`],
    );
    faults.push(...UNWANTED.filter((name) => headers.has(name)));
    if (!mayBeKept && !/no-store/.test(headers.get('cache-control') ?? ''))
      faults.push(`cache-control: ${headers.get('cache-control')}`);
    counts.answers++;
    counts.faults += faults.length;
    return faults;
  };

  const answerOf = async (call: ContractCall, ids: Ids, cookie: string | undefined): Promise<Response> => {
    const body = bodyOf(call, ids);
    const response = await fetch(test.url + addressOf(call, ids), {
      method: call.method,
      redirect: 'manual',
      headers: {
        ...headersOf(call),
        'x-requested-with': 'fetch',
        ...(cookie ? { cookie } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    await response.body?.cancel();
    return response;
  };

  /** Calls that end sessions come last. */
  const calls = [...contractCalls].sort(
    (one, other) => Number(/logOut|revoke|delete/i.test(one.id)) - Number(/logOut|revoke|delete/i.test(other.id)),
  );
  it.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'of %s protect whoever gets it',
    async (_name, call) => {
      const kind = kindOf(call);
      const ids = kind ? await RESOURCES[kind](world) : { id: '' };
      const answers = answersUnder(ACCESS[call.id] ?? { for: 'everyone' });
      const admitted = CALLERS.find((caller) => caller !== 'guest' && answers[caller] === 'admitted') ?? 'admin';
      for (const caller of ['guest', admitted] as const) {
        const response = await answerOf(call, ids, world.callers[caller].cookie);
        const isKept = MAY_BE_KEPT.has(call.id) && response.ok;
        expect([caller, response.status, faultsOf(response.headers, isKept)]).toEqual([caller, response.status, []]);
      }
    },
  );

  it.each(OUTSIDE)('to $name protect whoever gets it', async ({ path, init }) => {
    const response = await fetch(test.url + path, { redirect: 'manual', ...init });
    await response.body?.cancel();
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(faultsOf(response.headers, !path.startsWith('/api'))).toEqual([]);
  });
});
