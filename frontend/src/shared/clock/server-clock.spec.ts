import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { baseQuery } from '@nukkad/api-client/base-query';
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { createFormat } from '../i18n/format';
import { i18n } from '../i18n/i18n';
import { followServerClock, syncServerClock, serverNow } from './server-clock';
import { resetServerClock } from './testing/reset-server-clock';

const HOUR_MS = 3_600_000;
/** The true time: half past eleven at night in India. */
const TRUE = Date.parse('2026-11-20T23:30:00+05:30');
const asHeader = (moment: number): string => new Date(moment).toUTCString();

/** Returns a response of the server at the true time, for a device with a clock that is `wrong` milliseconds ahead. */
const answerTo = (wrong: number, tookMs = 200) => ({
  date: asHeader(TRUE),
  sent: TRUE + wrong - tookMs,
  received: TRUE + wrong,
});

beforeEach(() => {
  jest.useFakeTimers({ now: TRUE, doNotFake: ['nextTick', 'queueMicrotask'] });
  resetServerClock();
});
afterEach(() => {
  jest.useRealTimers();
  resetServerClock();
});

describe.each([
  ['an hour fast', HOUR_MS],
  ['an hour slow', -HOUR_MS],
])('the server clock on a phone that is %s', (_name, wrong) => {
  beforeEach(() => {
    jest.setSystemTime(TRUE + wrong);
    syncServerClock(answerTo(wrong));
  });

  it('is at most 1.2 seconds off the true time', () => {
    expect(Math.abs(serverNow() - TRUE)).toBeLessThanOrEqual(1200);
  });

  it('determines "just now", "today" and "tomorrow" correctly', () => {
    const format = createFormat(i18n.getFixedT('en', 'shared'));
    expect(format.relative(new Date(TRUE - 20_000))).toBe('Just now');
    expect(format.day(new Date(TRUE - 10 * 60_000))).toBe('Today');
    expect(format.when(new Date(TRUE + 2 * HOUR_MS))).toBe('Tomorrow, 1:30 am');
  });

  it('advances with the device', () => {
    const before = serverNow();
    jest.setSystemTime(TRUE + wrong + 5 * 60_000);
    expect(serverNow() - before).toBe(5 * 60_000);
  });

  it('is correct again when the device corrects its clock and the server responds', () => {
    jest.setSystemTime(TRUE);
    syncServerClock(answerTo(0));
    expect(Math.abs(serverNow() - TRUE)).toBeLessThanOrEqual(1200);
  });
});

describe('the server clock', () => {
  it('does not move for a correct clock, however slow the responses are', () => {
    const before = serverNow();
    for (const tookMs of [0, 300, 5000, 30_000]) syncServerClock(answerTo(0, tookMs));
    expect(serverNow()).toBe(before);
  });

  it.each([
    ['without a date', { date: null, sent: TRUE, received: TRUE }],
    ['with a broken date', { date: 'soon', sent: TRUE, received: TRUE }],
    ['during which the device set its clock back', { date: asHeader(TRUE), sent: TRUE, received: TRUE - HOUR_MS }],
  ])('ignores a response %s', (_name, answer) => {
    const before = serverNow();
    syncServerClock(answer);
    expect(serverNow()).toBe(before);
  });

  it.each([200, 401])('learns from every response of a call, here one of %d', async (status) => {
    const realFetch = globalThis.fetch;
    globalThis.fetch = (async () =>
      new Response('{}', { status, headers: { Date: asHeader(TRUE + HOUR_MS) } })) as typeof fetch;
    followServerClock();
    const api = { signal: new AbortController().signal, dispatch: () => undefined, getState: () => ({}) };
    await baseQuery('/api/auth/user', api as unknown as BaseQueryApi, {});
    globalThis.fetch = realFetch;
    expect(Math.abs(serverNow() - TRUE - HOUR_MS)).toBeLessThanOrEqual(1000);
  });
});
