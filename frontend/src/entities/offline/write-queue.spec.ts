import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { ApiError, Substitute, UnansweredCall } from '@nukkad/api-client/base-query';
import { QUEUED_WRITE_HOURS } from '@nukkad/contract/platform/queued-writes';
import { waitFor } from '@testing-library/react';
import { installBroadcastChannel } from '../../../test/broadcast-channel';
import { serverNow } from '../../shared/clock/server-clock';
import { draftStore } from '../../shared/drafts/draft-store';
import { DeviceStore } from './model/device-store';
import { RETRY_MS } from './model/queue-entry';
import { offlineState } from './model/offline-state';
import { aQueueEntry } from './testing/queue-entries';
import { type QueueSurroundings, WriteQueue } from './model/write-queue';

const HOUR_MS = 3_600_000;
let count = 0;
let store: DeviceStore;
let queue: WriteQueue;
let disconnect: () => void;

const refusal = (status: number, changes: Partial<ApiError> = {}): Substitute => ({
  error: {
    ...{ status, message: String(status), detail: 'No.' },
    problem: { status, detail: 'No.', code: 'errors.some' },
    ...changes,
  },
});
const around = {
  send: jest.fn<QueueSurroundings['send']>(),
  withdrawn: (): ApiError => ({ status: 0, message: '', detail: 'Taken back.', problem: undefined }),
  tooLate: (error: ApiError): ApiError => error,
  report: jest.fn<QueueSurroundings['report']>(),
  beingSent: jest.fn<() => void>(),
  onTrouble: jest.fn<QueueSurroundings['onTrouble']>(),
};
const write = (key: string, endpoint: string, body: unknown = {}, url = '/api/engagements/e-1/x'): UnansweredCall => ({
  ...{ endpoint, cacheKey: undefined, isWrite: true },
  request: { url, method: 'POST', body, headers: { 'Idempotency-Key': key } },
});
const sentKeys = (): string[] => around.send.mock.calls.map(([{ key }]) => key);
const waitingKeys = async (): Promise<string[]> => (await store.entries()).map(({ key }) => key);

/** Lets a write wait. */
async function take(call: UnansweredCall): Promise<{ outcome: Promise<Substitute | null> }> {
  const onKept = jest.fn();
  const outcome = queue.take(call, onKept);
  await waitFor(() => expect(onKept).toHaveBeenCalled());
  return { outcome };
}

beforeEach(() => {
  around.send.mockReset().mockResolvedValue({ data: 'done' });
  around.beingSent.mockReset();
  store = new DeviceStore(`queue-${++count}`);
  queue = new WriteQueue(store, around);
  disconnect = queue.connect();
});
afterEach(() => {
  disconnect();
  offlineState.clear();
});

it('sends a new write behind those that wait, and leaves it alone where none waits', async () => {
  const onKept = jest.fn();
  expect(await queue.takeBehind(write('key-1', 'startWork'), onKept)).toBeNull();
  await take(write('key-1', 'startWork'));
  expect(await queue.takeBehind(write('key-2', 'endWork'), onKept)).toEqual({ data: 'done' });
  expect(sentKeys()).toEqual(['key-1', 'key-2']);
  expect(onKept).not.toHaveBeenCalled();
});

it('says that a new write waits when those before it cannot be sent', async () => {
  around.send.mockResolvedValue(refusal(503));
  await take(write('key-1', 'startWork'));
  const onKept = jest.fn();
  void queue.takeBehind(write('key-2', 'endWork'), onKept);
  await waitFor(() => expect(onKept).toHaveBeenCalledTimes(1));
  expect(await waitingKeys()).toEqual(['key-1', 'key-2']);
});

it('removes what waits when the same act has succeeded otherwise', async () => {
  const { outcome } = await take(write('key-1', 'startWork'));
  await queue.dropSame(write('key-2', 'startWork'), { data: 'direct' });
  expect(await outcome).toEqual({ data: 'direct' });
  expect(await waitingKeys()).toEqual([]);
});

it('sends the newer one of two reviews, and both calls end with it', async () => {
  const first = await take(write('key-1', 'reviewEngagement', { stars: 1 }));
  const second = await take(write('key-2', 'reviewEngagement', { stars: 5 }));
  await queue.replay();
  expect([await first.outcome, await second.outcome]).toEqual([{ data: 'done' }, { data: 'done' }]);
  expect(sentKeys()).toEqual(['key-2']);
});

it('puts the same act in the place of one that is too old', async () => {
  const old = aQueueEntry({ key: 'old', operation: 'startWork', url: '/api/engagements/e-1/x', body: { json: {} } });
  await store.addEntry({ ...old, expiresAt: serverNow() - 1 }, serverNow() - HOUR_MS);
  await take(write('key-1', 'startWork'));
  expect(await waitingKeys()).toEqual(['key-1']);
});

it('ends the call of an old write that the person sends after all', async () => {
  const { outcome } = await take(write('key-1', 'startWork'));
  const [entry] = await store.entries();
  if (!entry) throw new Error('nothing waits');
  await store.replaceEntry(entry.key, { ...entry, expiresAt: entry.expiresAt - QUEUED_WRITE_HOURS * HOUR_MS });
  await queue.sendExpired(entry);
  expect(await outcome).toEqual({ data: 'done' });
  expect(sentKeys()).not.toContain('key-1');
});

it('does not take back what is on its way', async () => {
  let answer: (outcome: Substitute) => void = () => undefined;
  around.send.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const { outcome } = await take(write('key-1', 'startWork'));
  const replay = queue.replay();
  await waitFor(() => expect(sentKeys()).toEqual(['key-1']));
  await queue.withdraw('key-1');
  expect(around.beingSent).toHaveBeenCalledTimes(1);
  answer({ data: 'done' });
  await replay;
  expect(await outcome).toEqual({ data: 'done' });
});

it('waits as long as the server asks, on a page that is opened later as well', async () => {
  around.send.mockResolvedValue(refusal(503, { retryAfterSeconds: 120 }));
  await take(write('key-1', 'startWork'));
  await queue.replay();
  await queue.replay();
  const later = new WriteQueue(new DeviceStore(store.account), around);
  await later.replay();
  expect(sentKeys()).toEqual(['key-1']);
});

it('waits through ten failures of the server, and is sent then', async () => {
  await take(write('key-1', 'startWork'));
  around.send.mockResolvedValue(refusal(503));
  for (let round = 0; round < 10; round++) await queue.replay();
  expect(await waitingKeys()).toEqual(['key-1']);
  around.send.mockResolvedValue({ data: 'done' });
  await queue.replay();
  expect([await waitingKeys(), new Set(sentKeys())]).toEqual([[], new Set(['key-1'])]);
});

it('sends the correct code after a wrong one that the server refuses', async () => {
  const wrong = await take(write('key-1', 'startWork', { code: '1111' }));
  const correct = await take(write('key-2', 'startWork', { code: '2222' }));
  around.send.mockResolvedValueOnce(refusal(422)).mockResolvedValueOnce({ data: 'started' });
  await queue.replay();
  expect(await wrong.outcome).toMatchObject({ error: { status: 422 } });
  expect(await correct.outcome).toEqual({ data: 'started' });
  expect(sentKeys()).toEqual(['key-1', 'key-2']);
});

it('tries again after its pause when nothing can be sent', async () => {
  around.send.mockResolvedValue(refusal(503));
  await take(write('key-1', 'startWork'));
  const timers = jest.spyOn(globalThis, 'setTimeout');
  await queue.replay();
  expect(timers.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(RETRY_MS);
  timers.mockRestore();
});

it('ends the call of another tab whose write it sends, and no other call', async () => {
  const uninstall = installBroadcastChannel();
  disconnect();
  disconnect = queue.connect();
  const tab = new WriteQueue(new DeviceStore(store.account), around);
  const leave = tab.connect();
  try {
    const [ended, waits] = [jest.fn(), jest.fn()];
    around.send.mockResolvedValueOnce({ data: 'done' }).mockResolvedValue(refusal(503));
    void (await take(write('key-1', 'startWork'))).outcome.then(ended);
    void (await take(write('key-2', 'endWork'))).outcome.then(waits);
    await tab.replay();
    await waitFor(() => expect(ended).toHaveBeenCalledWith({ data: 'done' }));
    expect(waits).not.toHaveBeenCalled();
  } finally {
    leave();
    uninstall();
  }
});

it('has no time to try again once its page or session has ended', async () => {
  around.send.mockResolvedValue(refusal(401));
  await take(write('key-1', 'startWork'));
  disconnect();
  const timers = jest.spyOn(globalThis, 'setTimeout');
  await queue.replay();
  expect(timers.mock.calls.map(([, milliseconds]) => milliseconds)).not.toContain(RETRY_MS);
  timers.mockRestore();
});

it('writes the words of a message that was refused back into its field', async () => {
  await store.addEntry(aQueueEntry(), serverNow());
  draftStore.keep('conversation:c-1', 'And bring lunch');
  around.send.mockResolvedValue(refusal(404));
  await queue.replay();
  expect(around.report).toHaveBeenCalled();
  expect(draftStore.read('conversation:c-1')).toBe('I come at nine\nAnd bring lunch');
  draftStore.keep('conversation:c-1', null);
});

it('gives a draft to one entry', async () => {
  await draftStore.send('form-1', async () => {
    await take(write('key-1', 'startWork'));
    await draftStore.send('form-2', async () => {
      await take(write('key-2', 'endWork'));
    });
  });
  expect((await store.entries()).map(({ drafts }) => drafts)).toEqual([['form-1'], ['form-2']]);
});
