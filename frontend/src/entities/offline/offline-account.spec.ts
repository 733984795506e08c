import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { baseApi } from '@nukkad/api-client/base-api';
import type { Substitute, UnansweredCall } from '@nukkad/api-client/base-query';
import { configureStore } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { toastStore } from '../../shared/ui/toast/toast-store';
import { DeviceStore, SEEN_DAYS, SEEN_MAX } from './model/device-store';
import { OfflineAccount } from './model/offline-account';
import { offlineState } from './model/offline-state';
import { removeStoreOf, storeNameOf } from './model/store-name';

const DAY_MS = 86_400_000;
const fetched = jest.fn<(request: Request) => Promise<Response>>();
const realFetch = globalThis.fetch;
let connections: (() => void)[] = [];
let count = 0;

/** What one tab has for an account; another one of the same id is another tab. */
function openTab(id = `account-${++count}`): OfflineAccount {
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(baseApi.middleware),
  });
  const account = new OfflineAccount(id, store.dispatch, store.getState);
  connections.push(account.queue.connect());
  return account;
}

const answer = (status: number, body: object): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
const write = (key: string, endpoint = 'respondToJobRequest'): UnansweredCall => ({
  ...{ endpoint, cacheKey: undefined, isWrite: true },
  request: {
    ...{ url: '/api/job-requests/r-1/respond', method: 'POST', body: { response: 'accepted' } },
    headers: { 'Idempotency-Key': key },
  },
});
const read = (url: string): UnansweredCall => ({
  ...{ endpoint: 'listEngagements', cacheKey: 'works', isWrite: false },
  request: { url },
});

/** Hands a write to the queue and waits until it is kept. */
async function queueWrite(
  account: OfflineAccount,
  call: UnansweredCall,
): Promise<{ outcome: Promise<Substitute | null> }> {
  const outcome = account.answer(call);
  await waitFor(() => expect(toastStore.records()[0]?.title).toBe('Waiting for network'));
  await waitFor(() => expect(offlineState.read().entries.length).toBeGreaterThan(0));
  toastStore.clear();
  return { outcome };
}
const sentKeys = (): (string | null)[] => fetched.mock.calls.map(([request]) => request.headers.get('Idempotency-Key'));

beforeEach(() => {
  globalThis.fetch = fetched as unknown as typeof fetch;
  fetched.mockReset();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  for (const disconnect of connections) disconnect();
  connections = [];
  offlineState.clear();
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

describe('a write without a network', () => {
  it('waits, is sent once under its key, and ends the call with the answer of the server', async () => {
    const account = openTab();
    const { outcome } = await queueWrite(account, write('key-1'));
    expect(offlineState.read().entries).toHaveLength(1);
    fetched.mockResolvedValueOnce(answer(200, { message: 'Yours' }));
    await account.queue.replay();
    expect(await outcome).toEqual({ data: { message: 'Yours' } });
    await account.queue.replay();
    expect(sentKeys()).toEqual(['key-1']);
    expect(offlineState.read().entries).toEqual([]);
  });

  it('waits through answers that are not about it, in its order', async () => {
    const account = openTab();
    await queueWrite(account, write('key-1'));
    await queueWrite(account, write('key-2', 'startWork'));
    for (const reply of [
      answer(409, { status: 409, code: 'errors.keyInFlight', detail: 'Wait.' }),
      answer(503, { status: 503, code: 'errors.unavailable', detail: 'Wait.' }),
      new Response('<html>Blocked</html>', { status: 403 }),
      // a network that asks for a sign-in
      new Response('', { status: 200 }),
      new Response('<html>Welcome</html>', { status: 200 }),
      answer(401, { status: 401, code: 'errors.notSignedIn', detail: 'Sign in.' }),
    ]) {
      fetched.mockResolvedValueOnce(reply);
      await account.queue.replay();
      expect(offlineState.read().entries).toHaveLength(2);
    }
    expect(offlineState.read().needsSignIn).toBe(true);
    expect(new Set(sentKeys())).toEqual(new Set(['key-1']));
    fetched.mockImplementation(() => Promise.resolve(answer(200, {})));
    await account.queue.replay();
    expect(sentKeys().slice(-2)).toEqual(['key-1', 'key-2']);
    expect(offlineState.read()).toMatchObject({ entries: [], needsSignIn: false });
  });

  it('that another person was faster with ends with these words', async () => {
    const account = openTab();
    const { outcome } = await queueWrite(account, write('key-1'));
    fetched.mockResolvedValueOnce(answer(409, { status: 409, code: 'instant-hire.alreadyFilled', detail: 'Filled.' }));
    await account.queue.replay();
    expect(await outcome).toMatchObject({ error: { status: 409, detail: 'Too late: somebody else took it.' } });
  });

  it('that is done twice is sent once, and both calls end', async () => {
    const account = openTab();
    const first = await queueWrite(account, write('key-1'));
    const second = await queueWrite(account, write('key-2'));
    expect(offlineState.read().entries).toHaveLength(1);
    fetched.mockResolvedValueOnce(answer(200, { ok: true }));
    await account.queue.replay();
    expect([await first.outcome, await second.outcome]).toEqual([{ data: { ok: true } }, { data: { ok: true } }]);
    expect(sentKeys()).toEqual(['key-1']);
  });

  it('is not sent when the person has taken it back', async () => {
    const account = openTab();
    const { outcome } = await queueWrite(account, write('key-1'));
    await account.queue.withdraw('key-1');
    expect(await outcome).toMatchObject({
      error: { status: 0, detail: 'It will not be sent again. It may have arrived already.' },
    });
    await account.queue.replay();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is sent by the page that is opened next, and not by that of another account', async () => {
    const account = openTab();
    await queueWrite(account, write('key-1'));
    const other = openTab();
    await other.queue.replay();
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockImplementation(() => Promise.resolve(answer(200, {})));
    await openTab(account.id).queue.replay();
    expect(sentKeys()).toEqual(['key-1']);
    expect(toastStore.records()).toMatchObject([{ title: 'Sent', description: 'Your answer to instant work' }]);
    toastStore.clear();
  });

  it('is sent when a push message shows that there is a network', async () => {
    const serviceWorker = new EventTarget();
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
    const account = openTab();
    connections.push(account.follow());
    await queueWrite(account, write('key-1'));
    fetched.mockImplementation(() => Promise.resolve(answer(200, { message: 'Yours' })));
    serviceWorker.dispatchEvent(new MessageEvent('message', { data: { openNotice: {} } }));
    expect(sentKeys()).toEqual([]);
    serviceWorker.dispatchEvent(new MessageEvent('message', { data: { hasNetwork: true } }));
    await waitFor(() => expect(sentKeys()).toEqual(['key-1']));
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('that the server refuses to the page that is opened next is reported with the reason', async () => {
    const account = openTab();
    await queueWrite(account, write('key-1'));
    fetched.mockResolvedValue(answer(409, { status: 409, code: 'instant-hire.alreadyFilled', detail: 'Filled.' }));
    await openTab(account.id).queue.replay();
    expect(toastStore.records()).toMatchObject([
      {
        title: 'Not sent: Your answer to instant work',
        description: 'Too late: somebody else took it.',
        variant: 'destructive',
      },
    ]);
    toastStore.clear();
  });

  const failing = {
    add: (fail: () => never) => jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(fail),
    open: (fail: () => never) => jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(fail),
  };
  it.each([
    ['full', 'add', 'QuotaExceededError'],
    ['absent', 'open', 'UnknownError'],
    ['absent', 'add', 'InvalidStateError'],
  ] as const)(
    'is not said to wait where the store of this browser is %s: %s fails with %s',
    async (trouble, method, name) => {
      failing[method](() => {
        throw new DOMException(trouble, name);
      });
      // a tab that is opened reads what waits
      const account = openTab();
      expect(await account.answer(write('key-1'))).toBeNull();
      expect(offlineState.read()).toMatchObject({ entries: [], trouble });
      expect(toastStore.records().map(({ title }) => title)).not.toContain('Waiting for network');
    },
  );
});

describe('what an account has seen', () => {
  const works = { request: { url: '/api/engagements?side=worker' }, data: [{ id: 'e-1' }] };

  it('stands in for the answer of the server with its age, and for no other account', async () => {
    const account = openTab();
    const at = Date.now();
    account.keep(works);
    await waitFor(async () => expect(await account.answer(read(works.request.url))).toEqual({ data: works.data }));
    expect(offlineState.read().seenAt).toBeGreaterThanOrEqual(at);
    expect(await openTab().answer(read(works.request.url))).toBeNull();
  });

  it('is removed after its days, and at once by a sign-out', async () => {
    const account = openTab();
    const address = '/api/engagements?side=worker []';
    const kept = { address, path: '/api/engagements', data: [], at: Date.now() };
    await account.store.keepSeen([kept]);
    expect(await account.store.findSeen(address, null, kept.at + SEEN_DAYS * DAY_MS)).toBeNull();
    await account.store.removeOldAnswers(kept.at + SEEN_DAYS * DAY_MS);
    expect(await account.store.findSeen(address, null, kept.at)).toBeNull();
    await account.store.keepSeen([kept]);
    await removeStoreOf(account.id);
    await account.store.keepSeen([kept]).catch(() => undefined);
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(storeNameOf(account.id));
  });

  it('gives way to a newer form of the store in another tab, and is not waited for where one is in the way', async () => {
    const account = openTab();
    await account.store.keepSeen([]);
    const newer = await openDB(storeNameOf(account.id), 2);
    expect(newer.version).toBe(2);
    newer.close();
    // a tab that keeps its connection, and a removal that waits for it
    const old = await openDB(storeNameOf('waits'), 1);
    indexedDB.deleteDatabase(storeNameOf('waits'));
    jest.useFakeTimers();
    const failed = expect(new DeviceStore('waits').entries()).rejects.toMatchObject({ trouble: 'blocked' });
    await jest.advanceTimersByTimeAsync(3000);
    await failed;
    old.close();
  });

  it('stands in until the server has answered', async () => {
    const account = openTab();
    account.keep(works);
    await waitFor(async () => expect(await account.answer(read(works.request.url))).not.toBeNull());
    expect(offlineState.read().seenAt).not.toBeNull();
    account.keep({ ...works, request: { url: '/api/calendar' } });
    expect(offlineState.read().seenAt).not.toBeNull();
    account.keep(works);
    expect(offlineState.read().seenAt).toBeNull();
  });

  it('is at most a number of answers, the newest ones', async () => {
    const { store } = openTab();
    const answers = Array.from({ length: SEEN_MAX + 2 }, (_, at) => ({ address: `a${at}`, path: 'a', data: at, at }));
    await store.keepSeen(answers);
    const found = await Promise.all(['a1', 'a2'].map((address) => store.findSeen(address, null, 10)));
    expect(found.map((answer) => answer?.data)).toEqual([undefined, 2]);
  });

  it('of an account that never came back is removed by the next one, and of one that did is not', async () => {
    const [left, used] = [openTab(), openTab()];
    const kept = (at: number) => [{ address: 'a', path: 'a', data: [], at }];
    await left.store.keepSeen(kept(Date.now() - (SEEN_DAYS + 1) * DAY_MS));
    await used.store.keepSeen(kept(Date.now()));
    connections.push(openTab().follow());
    const names = async () => (await indexedDB.databases()).map(({ name }) => name);
    await waitFor(async () => expect(await names()).not.toContain(storeNameOf(left.id)));
    expect(await names()).toContain(storeNameOf(used.id));
  });

  it('is read again for work that is close, when the person returns ten minutes later', () => {
    const account = openTab();
    const keepWork = jest.spyOn(account, 'keepWork').mockResolvedValue();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
    connections.push(account.follow(true));
    window.dispatchEvent(new Event('focus'));
    expect(keepWork).toHaveBeenCalledTimes(1);
    clock.mockReturnValue(10 * 60_000);
    window.dispatchEvent(new Event('focus'));
    expect(keepWork.mock.calls).toEqual([[false], [true]]);
    clock.mockRestore();
  });
});

it('a page that is behind catches up soon after the network has returned, because a browser announces it before it works', () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
  const account = openTab();
  const replay = jest.spyOn(account.queue, 'replay').mockResolvedValue();
  connections.push(account.follow());
  offlineState.update({ seenAt: 1 });
  replay.mockClear();
  window.dispatchEvent(new Event('online'));
  expect(replay).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(500);
  expect(replay).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(1000);
  expect(replay).toHaveBeenCalledTimes(3);
  offlineState.update({ seenAt: null });
  jest.advanceTimersByTime(120_000);
  expect(replay).toHaveBeenCalledTimes(3);
});
