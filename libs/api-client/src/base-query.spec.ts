import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query/react';
import {
  baseQuery,
  followWrites,
  onRead,
  onUnanswered,
  READ_TIMEOUT_MS,
  setApiLanguage,
  type UnansweredCall,
  WRITE_TIMEOUT_MS,
  type WriteFollower,
} from './base-query';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const api = { signal: new AbortController().signal, dispatch: () => undefined, getState: () => ({}) } as never;

type Answer = Response | Error;
const fetched = jest.fn<(request: Request) => Promise<Response>>();
const realFetch = globalThis.fetch;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  globalThis.fetch = fetched as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  fetched.mockReset();
  jest.useRealTimers();
});

const problem = (status: number, detail: string, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify({ type: 'about:blank', title: 'No', status, detail }), {
    status,
    headers: { 'Content-Type': 'application/problem+json', ...headers },
  });
const busyFor = (seconds: number): Response => problem(503, 'Busy', { 'Retry-After': String(seconds) });
const done = (): Response => new Response('{"ok":true}', { headers: { 'Content-Type': 'application/json' } });

/** Makes a call that the server answers with `answers`, one after another, without delays between retries. */
async function call(args: string | FetchArgs, ...answers: Answer[]) {
  for (const answer of answers) {
    fetched.mockImplementationOnce(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
  }
  const base = 'http://localhost';
  const absolute = typeof args === 'string' ? `${base}${args}` : { ...args, url: `${base}${args.url}` };
  const result = Promise.resolve(baseQuery(absolute, api as BaseQueryApi, {}));
  await jest.advanceTimersByTimeAsync(60_000);
  const requests = fetched.mock.calls.map(([request]) => request);
  return { ...(await result), requests, keys: requests.map((request) => request.headers.get('Idempotency-Key')) };
}

const post: FetchArgs = { url: '/api/jobs', method: 'POST', body: { title: 'Cook' } };
const offline = new TypeError('fetch failed');

describe('a write', () => {
  it.each(['POST', 'PATCH', 'PUT', 'DELETE'])('%s has a key of its own', async (method) => {
    const first = await call({ ...post, method }, done());
    const second = await call({ ...post, method }, done());
    expect(first.keys[0]).toMatch(UUID);
    expect(second.keys[1]).toMatch(UUID);
    expect(second.keys[1]).not.toBe(first.keys[0]);
  });

  it('retains an existing key', async () => {
    const { keys } = await call({ ...post, headers: { 'Idempotency-Key': 'mine' } }, done());
    expect(keys).toEqual(['mine']);
  });

  it.each([
    ['nothing answered', offline],
    ['the server was busy', problem(503, 'Busy')],
  ])('is retried with the same key when %s', async (_name, failure) => {
    const { data, keys } = await call(post, failure, done());
    expect(data).toEqual({ ok: true });
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(UUID);
    expect(keys[1]).toBe(keys[0]);
  });

  it('waits as long as a busy server requests, and no longer than three seconds', async () => {
    for (const [asked, waited] of [
      [2, 2000],
      [60, 3000],
    ] as const) {
      fetched.mockReset();
      fetched.mockResolvedValueOnce(busyFor(asked)).mockResolvedValueOnce(done());
      const result = baseQuery({ ...post, url: 'http://localhost/api/jobs' }, api as BaseQueryApi, {});
      await jest.advanceTimersByTimeAsync(waited - 1);
      expect(fetched).toHaveBeenCalledTimes(1);
      await jest.advanceTimersByTimeAsync(1);
      expect(fetched).toHaveBeenCalledTimes(2);
      expect(await result).toMatchObject({ data: { ok: true } });
    }
  });

  it('fails after three tries, all with one key', async () => {
    const { error, keys } = await call(post, offline, offline, offline, done());
    expect(error).toMatchObject({ status: 0, message: '0: TypeError: fetch failed' });
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([400, 401, 404, 409, 429, 500, 502])('is not retried after %i, which is a response', async (status) => {
    const { error, requests } = await call(post, problem(status, 'No.'), done());
    expect(error?.message).toBe(`${status}: No.`);
    expect(requests).toHaveLength(1);
  });
});

describe('a read', () => {
  it('has no key and is not retried', async () => {
    const { error, keys } = await call('/api/jobs', problem(503, 'Busy'), done());
    expect(error?.status).toBe(503);
    expect(keys).toEqual([null]);
  });

  it('is retried silently when the server requests a short wait', async () => {
    const { data, requests } = await call('/api/jobs', busyFor(2), busyFor(1), done());
    expect(data).toEqual({ ok: true });
    expect(requests).toHaveLength(3);
  });

  it('states the seconds until the date that the server names, by the clock of the server', async () => {
    const dates = { Date: 'Mon, 30 Nov 2026 10:00:00 GMT', 'Retry-After': 'Mon, 30 Nov 2026 10:02:00 GMT' };
    const { error } = await call('/api/jobs', problem(503, 'Busy', dates), done());
    expect(error?.retryAfterSeconds).toBe(120);
  });

  it('fails after three tries', async () => {
    const { error, requests } = await call('/api/jobs', busyFor(1), busyFor(1), busyFor(1), done());
    expect(error?.message).toBe('503: Busy');
    expect(requests).toHaveLength(3);
  });

  it.each([
    ['requests a longer wait', busyFor(5)],
    ['names a distant date', problem(503, 'Busy', { 'Retry-After': 'Wed, 21 Oct 2126 07:28:00 GMT' })],
    ['refuses it for good', problem(429, 'Too often', { 'Retry-After': '1' })],
    ['cannot be reached', offline],
  ])('is not retried when the server %s', async (_name, answer) => {
    const { error, requests } = await call('/api/jobs', answer, done());
    expect(error).toBeDefined();
    expect(requests).toHaveLength(1);
  });

  it('is not retried after its caller has cancelled it', async () => {
    const leaving = new AbortController();
    fetched.mockImplementation(() => (leaving.abort(), Promise.resolve(busyFor(1))));
    const result = await baseQuery(
      'http://localhost/api/jobs',
      { ...(api as object), signal: leaving.signal } as never,
      {},
    );
    expect(result.error?.status).toBe(503);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe('every call', () => {
  it("sends the language of the answer, and the mark of the product's own page", async () => {
    setApiLanguage(() => 'kn');
    const { requests } = await call('/api/jobs', done());
    setApiLanguage(() => 'en');
    expect(requests[0]?.headers.get('Accept-Language')).toBe('kn');
    expect(requests[0]?.headers.get('X-Requested-With')).toBe('fetch');
  });

  it('sends a file as a form', async () => {
    const resume = new File(['%PDF-'], 'resume.pdf', { type: 'application/pdf' });
    const body = { jobId: 'a', note: undefined, skills: ['cook'], resume };
    const { requests } = await call({ url: '/api/applications', method: 'POST', body }, done());
    const form = await requests[0]?.formData();
    expect([...(form?.keys() ?? [])]).toEqual(['jobId', 'skills', 'resume']);
    expect(form?.get('skills')).toBe('["cook"]');
  });
});

describe('a failed call is reported as status, colon and text', () => {
  it.each<[string, Answer, string]>([
    ['the detail of a problem', problem(409, 'You have applied already.'), '409: You have applied already.'],
    ['the body where it is text', new Response('<h1>Bad</h1>', { status: 502 }), '502: <h1>Bad</h1>'],
    [
      'the status text where the body is empty',
      new Response('', { status: 502, statusText: 'Bad Gateway' }),
      '502: Bad Gateway',
    ],
    [
      'the status text where there is no body',
      new Response(null, { status: 504, statusText: 'Gateway Timeout' }),
      '504: Gateway Timeout',
    ],
    ["the browser's message without a response", offline, '0: TypeError: fetch failed'],
  ])('%s', async (_name, answer, message) => {
    const { error } = await call('/api/jobs', answer);
    expect(error?.message).toBe(message);
  });

  it('retains the fields that the server refused', async () => {
    const errors = [{ field: 'title', message: 'Please fill in this field.' }];
    const body = JSON.stringify({ status: 400, detail: 'Please fill in: Title', errors });
    const { error } = await call(post, new Response(body, { status: 400 }));
    expect(error).toMatchObject({ status: 400, detail: 'Please fill in: Title', problem: { errors } });
  });
});

describe('a call without an answer of the server', () => {
  const refusal = new Response(JSON.stringify({ status: 409, detail: 'No', code: 'jobs.closed' }), {
    status: 409,
    headers: { 'Content-Type': 'application/problem+json' },
  });
  const page = (status: number) => new Response('<html></html>', { status });
  const listener = jest.fn<(call: UnansweredCall) => Promise<{ data: unknown } | null>>();

  beforeEach(() => {
    listener.mockReset().mockResolvedValue({ data: 'kept' });
    onUnanswered(listener);
  });
  afterEach(() => onUnanswered(() => Promise.resolve(null)));

  it.each([
    ['nothing came', [offline, offline, offline]],
    ['a firewall answered', [page(403)]],
    ['a network that asks for a sign-in answered', [page(200)]],
  ])('ends with its substitute where %s', async (_name, answers) => {
    expect(await call(post, ...answers)).toMatchObject({ data: 'kept' });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(listener.mock.calls[0]?.[0]).toMatchObject({ isWrite: true, request: { method: 'POST' } });
  });

  it('fails where there is no substitute, and where the server refused it', async () => {
    listener.mockResolvedValue(null);
    expect(await call('/api/jobs', offline)).toMatchObject({ error: { status: 0 } });
    expect(await call(post, refusal.clone())).toMatchObject({ error: { status: 409 } });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a read', '/api/jobs', READ_TIMEOUT_MS],
    ['a write', post, WRITE_TIMEOUT_MS],
  ])(
    '%s that a dead connection leaves without one ends after its time, and is not repeated',
    async (_name, args, limit) => {
      fetched.mockImplementation(
        ({ signal }) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason as Error));
          }),
      );
      const request =
        typeof args === 'string' ? { url: `http://localhost${args}` } : { ...args, url: `http://localhost${args.url}` };
      const result = Promise.resolve(baseQuery(request, api as BaseQueryApi, {}));
      await jest.advanceTimersByTimeAsync(limit - 1);
      expect(listener).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      expect(await result).toMatchObject({ data: 'kept' });
      expect(fetched).toHaveBeenCalledTimes(1);
    },
  );

  it('is a write that the server refused unread, and no read', async () => {
    onUnanswered(listener, ({ code }) => code === 'jobs.closed');
    expect(await call('/api/jobs', refusal.clone())).toMatchObject({ error: { status: 409 } });
    expect(await call(post, refusal.clone())).toMatchObject({ data: 'kept' });
  });

  it('that is a replay is sent once, and its caller decides', async () => {
    fetched.mockRejectedValueOnce(offline);
    const request = { ...post, url: `http://localhost${post.url}` };
    expect(await baseQuery(request, api as BaseQueryApi, { isReplay: true })).toMatchObject({ error: { status: 0 } });
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('a follower of the writes', () => {
  const follower = { before: jest.fn<WriteFollower['before']>(), succeeded: jest.fn<WriteFollower['succeeded']>() };
  beforeEach(() => {
    follower.before.mockReset().mockResolvedValue(null);
    follower.succeeded.mockReset();
    followWrites(follower);
  });
  afterEach(() => followWrites(null));

  it('ends a write before its first try', async () => {
    follower.before.mockResolvedValue({ data: 'waited' });
    const { data, requests } = await call(post, done());
    expect([data, requests]).toEqual(['waited', []]);
  });

  it('hears of a write that succeeded, of no other, and of no read', async () => {
    await call('/api/jobs', done());
    await call(post, problem(409, 'No'));
    expect(follower.succeeded).not.toHaveBeenCalled();
    await call(post, done());
    expect(follower.succeeded.mock.calls[0]?.[0]).toMatchObject({ isWrite: true, request: { method: 'POST' } });
    expect(follower.before).toHaveBeenCalledTimes(2);
  });
});

it('hands the answers to reads, and to no writes, to their listener, those of before as well', async () => {
  const [first, second] = [jest.fn(), jest.fn()];
  onRead(first);
  await call('/api/jobs', done());
  onRead(second);
  await call('/api/calendar', done());
  await call(post, done());
  onRead(() => undefined);
  const read = (path: string) => [{ request: { url: `http://localhost${path}` }, data: { ok: true } }];
  expect(first.mock.calls.at(-1)).toEqual(read('/api/jobs'));
  expect(second.mock.calls).toEqual([read('/api/calendar')]);
});

it('names the seconds after which the server asks for another try', async () => {
  expect(await call('/api/jobs', busyFor(30))).toMatchObject({ error: { status: 503, retryAfterSeconds: 30 } });
});
