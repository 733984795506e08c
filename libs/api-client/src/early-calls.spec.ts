import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import {
  baseQuery,
  onServerDate,
  READ_TIMEOUT_MS,
  type ServerDate,
  setApiLanguage,
  setCallHeaders,
} from './base-query';
import { callEarly } from './early-calls';

const ORIGIN = 'http://localhost';
const ADDRESS = `${ORIGIN}/api/hot-jobs?latitude=12.972`;
const api = { signal: new AbortController().signal, dispatch: () => undefined, getState: () => ({}) } as never;
const SIGNED_IN = { 'Accept-Language': 'hi', 'X-Page-Account': 'a1' };

const fetched = jest.fn<(input: Request | string) => Promise<Response>>();
const realFetch = globalThis.fetch;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-29T04:00:00Z') });
  globalThis.fetch = fetched as unknown as typeof fetch;
  fetched.mockImplementation(() => Promise.resolve(answer('late')));
  setApiLanguage(() => 'hi');
  setCallHeaders(() => ({ 'X-Page-Account': 'a1' }));
});
afterEach(async () => {
  // consumes the response, so that none is left for the next test
  await ask();
  jest.useRealTimers();
  globalThis.fetch = realFetch;
  fetched.mockReset();
  setApiLanguage(() => 'en');
  setCallHeaders(() => ({}));
  onServerDate(() => undefined);
});

const answer = (body: string, status = 200): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', Date: 'Sun, 29 Nov 2026 04:00:00 GMT', 'X-Total-Count': '7' },
  });
const ask = (method = 'GET') =>
  Promise.resolve(baseQuery({ url: ADDRESS, method }, api as BaseQueryApi, {})) as Promise<{
    data?: unknown;
    error?: { status: number };
    meta?: { response?: Response };
  }>;
const early = (headers: Record<string, string | null> = SIGNED_IN) =>
  callEarly('/api/hot-jobs?latitude=12.972', headers);

describe('a call that was sent early', () => {
  it('returns its response, headers included, without another request', async () => {
    fetched.mockResolvedValueOnce(answer('early'));
    expect(await (await early()).json()).toBe('early');
    const { data, meta } = await ask();
    expect([data, meta?.response?.headers.get('X-Total-Count')]).toEqual(['early', '7']);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('returns its response while that is still pending', async () => {
    let send: (response: Response) => void = () => undefined;
    fetched.mockReturnValueOnce(new Promise((resolve) => (send = resolve)));
    void early();
    const asked = ask();
    send(answer('early'));
    expect((await asked).data).toBe('early');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('returns its response once: the next call of its address is sent', async () => {
    fetched.mockResolvedValueOnce(answer('early'));
    await early();
    await ask();
    expect((await ask()).data).toBe('late');
  });

  it.each([
    ['another language', { ...SIGNED_IN, 'Accept-Language': 'en' }],
    ['another account', { ...SIGNED_IN, 'X-Page-Account': 'a2' }],
    ['no account', { ...SIGNED_IN, 'X-Page-Account': null }],
  ])('is not used for a call with %s', async (_case, headers) => {
    fetched.mockResolvedValueOnce(answer('early'));
    await early(headers);
    expect((await ask()).data).toBe('late');
  });

  it('is not used for a write', async () => {
    fetched.mockResolvedValueOnce(answer('early'));
    await early();
    expect((await ask('POST')).data).toBe('late');
  });

  it('is not used after half a minute', async () => {
    fetched.mockResolvedValueOnce(answer('early'));
    await early();
    jest.setSystemTime(Date.now() + 31_000);
    expect((await ask()).data).toBe('late');
  });

  it('is sent again if its response was lost', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(early()).rejects.toThrow('Failed to fetch');
    expect((await ask()).data).toBe('late');
  });

  it('is not waited for longer than a call may take', async () => {
    fetched.mockReturnValueOnce(new Promise(() => undefined));
    void early();
    const asked = ask();
    await jest.advanceTimersByTimeAsync(READ_TIMEOUT_MS);
    expect((await asked).error?.status).toBe(0);
  });

  it('fails with the status of its response', async () => {
    fetched.mockResolvedValueOnce(answer('nobody is signed in', 401));
    await early();
    expect((await ask()).error?.status).toBe(401);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('reports the date of its response with the time at which it was sent, and no other', async () => {
    const dates: ServerDate[] = [];
    onServerDate((date) => dates.push(date));
    const sent = Date.now();
    fetched.mockResolvedValueOnce(answer('early'));
    await early();
    jest.setSystemTime(sent + 5000);
    await ask();
    expect(dates.filter(({ date }) => date !== null)).toEqual([
      { date: 'Sun, 29 Nov 2026 04:00:00 GMT', sent, received: sent },
    ]);
  });
});
