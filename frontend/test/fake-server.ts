import { jest } from '@jest/globals';
import { SIGNED_IN_HINT } from '@nukkad/domain/signed-in-hint';

/** A call that reached the server: method and path, the query and the body; the fields of a form are an object. */
interface SeenCall {
  call: string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}

/** Answers a call; what it returns goes out as JSON with 200 unless it is a Response. */
export type Answer = (call: SeenCall) => unknown;

const refusal = (status: number, body: object): Response =>
  Response.json({ status, ...body }, { status, headers: { 'content-type': 'application/problem+json' } });

/** An error answer as the server gives them. */
export const problem = (status: number, detail: string, code?: string): Response =>
  refusal(status, { title: detail, detail, ...(code && { code }) });

/** The answer to a change of something that is `current` by now. */
export const conflict = (detail: string, current: object): Response => refusal(409, { title: detail, detail, current });

/** The answer to a body with one field that the server does not take. */
export const refusedField = (field: string, message: string): Response =>
  refusal(400, { title: 'Invalid request', detail: message, errors: [{ field, message }] });

async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/')) {
    return Object.fromEntries((await request.formData()).entries());
  }
  const text = await request.text();
  return text ? (JSON.parse(text) as unknown) : undefined;
}

/**
 * Stands in for the server: answers by `METHOD /path`, remembers every call, and fails the call that nobody expected.
 * Without an answer of its own, nobody is signed in and nobody was told, written or asked for anything; a
 * search text says nothing beside the work; staff have given
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
    'GET /api/staff/second-factor': () => ({ state: 'given', recoveryCodesLeft: 10 }),
    ...answers,
  };
  // as the server tells each page, when it answers it
  document.cookie = `${SIGNED_IN_HINT}=1; Max-Age=${answers['GET /api/auth/user'] ? 3600 : 0}; Path=/`;
  const calls: SeenCall[] = [];
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
    const result = await answer(seen);
    return result instanceof Response ? result : Response.json(result ?? null);
  });
  return {
    calls,
    /** The calls of one kind, oldest first. */
    of: (call: string) => calls.filter((seen) => seen.call === call),
    /** Changes an answer from now on. */
    answer: (call: string, answer: Answer) => {
      table[call] = answer;
    },
  };
}
