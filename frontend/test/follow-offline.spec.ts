// The module under test has state of its own, so its spec has an environment of its own.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { baseApi } from '@nukkad/api-client/base-api';
import { SIGNED_IN_HINT } from '@nukkad/contract/accounts/signed-in-hint';
import { configureStore } from '@reduxjs/toolkit';
import { serverNow } from '../src/shared/clock/server-clock';
import { signedInHint } from '../src/entities/session/model/signed-in-hint';
import { askForSession } from '../src/entities/session/hooks/useSession';
import { answerCall, type PageStore } from '../src/entities/offline/model/follow-offline';
import { lastAccount } from '../src/entities/session/model/last-account';
import { DeviceStore } from '../src/entities/offline/model/device-store';
import { offlineState } from '../src/entities/offline/model/offline-state';

const page = configureStore({
  reducer: { [baseApi.reducerPath]: baseApi.reducer },
  middleware: (defaults) => defaults().concat(baseApi.middleware),
});
const calls = page as unknown as PageStore;
const signIn = (): void => void (document.cookie = `${SIGNED_IN_HINT}=1; Path=/`);

beforeEach(signIn);
afterEach(() => {
  signedInHint.clear();
  lastAccount.forget();
});

it('shows and queues nothing of an account whose session had ended before another one signed in', async () => {
  const path = '/api/calendar []';
  const store = new DeviceStore('first');
  await store.keepSeen([{ address: path, path, data: ['of the first'], at: serverNow() }]);
  lastAccount.note('first');
  signedInHint.clear();
  await page.dispatch(askForSession());
  signIn();
  const read = { endpoint: 'getCalendar', cacheKey: 'calendar', isWrite: false, request: { url: '/api/calendar' } };
  expect(await answerCall(calls, read)).toBeNull();
  const request = { url: '/api/engagements/e-1/start', method: 'POST', body: {}, headers: { 'Idempotency-Key': 'k' } };
  expect(await answerCall(calls, { endpoint: 'startWork', cacheKey: undefined, isWrite: true, request })).toBeNull();
  expect(await store.entries()).toEqual([]);
});

it('says that a browser without a store keeps nothing', async () => {
  const kept = window.indexedDB;
  Reflect.deleteProperty(window, 'indexedDB');
  const call = { endpoint: 'getCalendar', cacheKey: 'calendar', isWrite: false, request: { url: '/api/calendar' } };
  expect(await answerCall(calls, call)).toBeNull();
  expect(offlineState.read().trouble).toBe('absent');
  offlineState.clear();
  Object.defineProperty(window, 'indexedDB', { value: kept, configurable: true, writable: true });
});
