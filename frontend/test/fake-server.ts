import { jest } from '@jest/globals';
import { SIGNED_IN_HINT } from '@nukkad/contract/accounts/signed-in-hint';
import { collectViolations, getContract } from './contract-violations';

/** A call that reached the server: method and path, the query and the body; the fields of a form are an object. */
interface SeenCall {
  call: string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}

/**
 * Answers a call. A Response is returned unchanged, any other value as JSON with the status of success that the
 * contract declares for the call, and `undefined` without a body where the contract declares none.
 */
export type Answer = (call: SeenCall) => unknown;

const refusal = (status: number, body: object): Response =>
  Response.json(
    { type: 'about:blank', status, ...body },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

/** Returns an error response in the shape of the server. */
export const problem = (status: number, detail: string, code?: string): Response =>
  refusal(status, { title: detail, detail, ...(code && { code }) });

/** Returns the response to a change of an object that is `current` meanwhile. */
export const conflict = (detail: string, current: object): Response => refusal(409, { title: detail, detail, current });

/** Returns the response to a body with invalid fields. */
export const refusedFields = (detail: string, errors: readonly { field: string; message: string }[]): Response =>
  refusal(400, { title: 'Invalid request', detail, errors });

/** Returns the response to a body with one invalid field. */
export const refusedField = (field: string, message: string): Response => refusedFields(message, [{ field, message }]);

/** Responses from other sources than the server, which the contract does not cover. */
const foreign = new WeakSet<Response>();

function answerElsewhere(status: number, title: string): Response {
  const response = new Response(`<h1>${title}</h1>`, { status, headers: { 'content-type': 'text/html' } });
  foreign.add(response);
  return response;
}

/** Returns the response of a proxy between the page and the server, without a reason. */
export const outage = (): Response => answerElsewhere(502, 'Bad gateway');

/** The refusal of a firewall between the page and the server. */
export const firewall = (): Response => answerElsewhere(403, 'Forbidden');

/** Returns the page with which a network answers every call until the user signs in to it. */
export const captivePortal = (): Response => answerElsewhere(200, 'Sign in to this network');

async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/')) {
    return Object.fromEntries((await request.formData()).entries());
  }
  const text = await request.text();
  return text ? (JSON.parse(text) as unknown) : undefined;
}

function checkCall(call: string, violations: string[]): void {
  if (!getContract().hasOperation(call)) violations.push(`${call}: the contract has no such call`);
}

function checkRequest({ call, query, headers, body }: SeenCall, violations: string[]): void {
  const [method = '', path = ''] = call.split(' ');
  const request = { method, path, query: Object.fromEntries(query), contentType: headers.get('content-type'), body };
  violations.push(
    ...getContract()
      .findRequestErrors(request)
      .map((error) => `${call}, request: ${error}`),
  );
}

/** Returns the response of a result; records its violations of the contract. */
async function respond({ call }: SeenCall, result: unknown, violations: string[]): Promise<Response> {
  const [method = '', path = ''] = call.split(' ');
  const check = (status: number, contentType: string | null, text: string): void => {
    const errors = getContract().findResponseErrors({ method, path, status, contentType, text });
    violations.push(...errors.map((error) => `${call}, answer ${status}: ${error}`));
  };
  if (result instanceof Response) {
    if (foreign.has(result)) return result;
    check(result.status, result.headers.get('content-type'), await result.clone().text());
    return result;
  }
  const { status, hasBody } = getContract().findSuccess(method, path) ?? { status: 200, hasBody: true };
  if (result === undefined && !hasBody) return new Response(null, { status });
  const text = JSON.stringify(result ?? null);
  check(status, 'application/json', text);
  return new Response(text, { status, headers: { 'content-type': 'application/json' } });
}

/**
 * Fake of the server: answers by `METHOD /path`, records every call, and fails unexpected calls. A request or a
 * response that violates the contract (`openapi.yaml`) fails the test. By default the user is signed out, lists of
 * notifications, messages and requests are empty, a search text has no parts besides the work, and staff have completed
 * their second factor.
 */
export function fakeServer(answers: Record<string, Answer> = {}) {
  const table: Record<string, Answer> = {
    'GET /api/demo-accounts': () => [],
    'GET /api/public/jobs': () => ({ city: { name: 'Bengaluru', found: true }, jobs: [] }),
    'GET /api/public/operator': () => ({ grievanceOfficer: null }),
    'GET /api/search-readings': ({ query }) => ({ parts: [], work: query.get('search') }),
    'GET /api/notifications': () => [],
    'GET /api/conversations': () => [],
    'GET /api/job-requests': () => [],
    'GET /api/engagements': () => [],
    'GET /api/saved-searches': () => [],
    'GET /api/interview-requests': () => [],
    'GET /api/salary-stats': () => [],
    'GET /api/push': () => ({ publicKey: null, devices: [] }),
    'GET /api/staff/second-factor': () => ({ state: 'given', recoveryCodesLeft: 10 }),
    'GET /api/admin/money-desk/waiting': () => ({ contests: 0, money: 0 }),
    ...answers,
  };
  // the server sets this cookie with each page
  document.cookie = `${SIGNED_IN_HINT}=1; Max-Age=${answers['GET /api/auth/user'] ? 3600 : 0}; Path=/`;
  const violations = collectViolations();
  for (const call of Object.keys(answers)) checkCall(call, violations);
  const calls: SeenCall[] = [];
  const permitted = new Set<string>();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const url = new URL(request.url);
    const seen: SeenCall = {
      call: `${request.method} ${url.pathname}`,
      query: url.searchParams,
      body: await bodyOf(request),
      headers: request.headers,
    };
    calls.push(seen);
    const answer = table[seen.call];
    if (!answer) throw new TypeError(`unexpected call ${seen.call}`);
    if (!permitted.has(seen.call)) checkRequest(seen, violations);
    return respond(seen, await answer(seen), violations);
  });
  return {
    calls,
    /** The calls of one kind, oldest first. */
    of: (call: string) => calls.filter((seen) => seen.call === call),
    /** Changes an answer from now on. */
    answer: (call: string, answer: Answer) => {
      checkCall(call, violations);
      table[call] = answer;
    },
    /** Allows the page to send bodies that violate the contract in one kind of call, for a spec of a refused body. */
    permitInvalid: (call: string) => void permitted.add(call),
  };
}
