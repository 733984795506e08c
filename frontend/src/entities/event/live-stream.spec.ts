import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FakeChannel, installBroadcastChannel } from '../../../test/broadcast-channel';
import { FakeEventSource, installEventSource } from '../../../test/event-source';
import { openLiveStream } from './model/live-stream';

/** Grants locks to one tab after the other, as a browser does. */
function fakeLocks() {
  const queues = new Map<string, (() => void)[]>();
  const request = async (name: string, { signal }: { signal: AbortSignal }, work: () => unknown): Promise<void> => {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    await new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => {
        const place = queue.indexOf(resolve);
        if (place <= 0) return;
        queue.splice(place, 1);
        reject(new Error('aborted'));
      });
      if (queue.push(resolve) === 1) resolve();
    });
    await work();
    queue.shift();
    queue[0]?.();
  };
  return { request };
}

interface Tab {
  seen: unknown[];
  close: () => void;
}

function openTab(userId = 'u1'): Tab {
  const seen: unknown[] = [];
  const close = openLiveStream(userId, {
    changed: (changes) => seen.push(changes),
    missed: () => seen.push('missed'),
    ended: () => seen.push('ended'),
  });
  return { seen, close };
}
const settle = (): Promise<void> => jest.advanceTimersByTimeAsync(0).then(() => undefined);
const JOBS = [{ topic: 'jobs', subject: 'a' }];

describe('the live stream', () => {
  const tabs: Tab[] = [];
  const tab = async (userId?: string): Promise<Tab> => {
    const opened = openTab(userId);
    tabs.push(opened);
    await settle();
    return opened;
  };
  let remove: () => void;
  let removeChannel: () => void;
  beforeEach(() => {
    jest.useFakeTimers();
    remove = installEventSource();
    removeChannel = installBroadcastChannel();
    Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  });
  afterEach(async () => {
    for (const { close } of tabs.splice(0)) close();
    await settle();
    expect(FakeEventSource.open).toEqual([]);
    expect(FakeChannel.all.size).toBe(0);
    remove();
    removeChannel();
    Reflect.deleteProperty(navigator, 'locks');
    jest.useRealTimers();
  });

  it('is shared by all tabs of an account', async () => {
    const [first, second] = [await tab(), await tab()];
    expect(FakeEventSource.opened.map((source) => source.url)).toEqual(['/api/events']);
    FakeEventSource.last.say('change', JOBS, '1-1');
    expect(first.seen).toEqual([JOBS]);
    expect(second.seen).toEqual([JOBS]);
    const other = await tab('u2');
    expect(FakeEventSource.opened).toHaveLength(2);
    expect(other.seen).toEqual([]);
  });

  it('resumes in another tab at the same position when the reading tab closes', async () => {
    const [first, second] = [await tab(), await tab()];
    FakeEventSource.last.say('change', [], '1-1');
    FakeEventSource.last.say('beat', {}, '2-2');
    first.close();
    await settle();
    expect(FakeEventSource.open.map((source) => source.url)).toEqual(['/api/events?lastEventId=2-2']);
    FakeEventSource.last.say('change', JOBS, '3-3');
    expect(second.seen.at(-1)).toEqual(JOBS);
    expect(first.seen).toEqual([[]]);
  });

  it('does not wait for tabs that closed before they acquired the lock', async () => {
    const [first, second, third] = [await tab(), await tab(), await tab()];
    second.close();
    first.close();
    await settle();
    expect(FakeEventSource.open).toHaveLength(1);
    FakeEventSource.last.say('change', JOBS, '1-1');
    expect(third.seen).toEqual([JOBS]);
  });

  it('is separate for each tab without locks, and absent without streams', async () => {
    Reflect.deleteProperty(navigator, 'locks');
    await tab();
    await tab();
    expect(FakeEventSource.open).toHaveLength(2);
    remove();
    await tab();
    expect(FakeEventSource.opened).toHaveLength(2);
  });

  it('reports that too many events were missed', async () => {
    const [first, second] = [await tab(), await tab()];
    FakeEventSource.last.say('reset', {}, '9-9');
    expect([first.seen, second.seen]).toEqual([['missed'], ['missed']]);
  });

  it('reports missed events when the first stream opens long after the page', async () => {
    const { seen } = await tab();
    FakeEventSource.last.refuse();
    await jest.advanceTimersByTimeAsync(120_000);
    FakeEventSource.last.say('change', JOBS, '1-1');
    expect(seen).toEqual(['missed']);
  });

  it('retries after a refusal with increasing delays, and reports the end of the session', async () => {
    const { seen } = await tab();
    for (const wait of [3000, 6000, 12_000]) {
      const before = FakeEventSource.opened.length;
      FakeEventSource.last.refuse();
      await jest.advanceTimersByTimeAsync(wait / 3);
      expect(FakeEventSource.opened).toHaveLength(before);
      await jest.advanceTimersByTimeAsync(wait);
      expect(FakeEventSource.opened).toHaveLength(before + 1);
    }
    expect(seen).toEqual([]);
    jest.mocked(fetch).mockResolvedValue(new Response('{}', { status: 401 }));
    FakeEventSource.last.refuse();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(seen).toEqual(['ended']);
    expect(FakeEventSource.open).toEqual([]);
  });

  it('ends when the server ends the session', async () => {
    const [first, second] = [await tab(), await tab()];
    FakeEventSource.last.say('end', {});
    expect([first.seen, second.seen]).toEqual([['ended'], ['ended']]);
    expect(FakeEventSource.open).toEqual([]);
  });

  it('is reopened at the same position after a silence', async () => {
    await tab();
    FakeEventSource.last.say('beat', {}, '5-5');
    await jest.advanceTimersByTimeAsync(45_000);
    FakeEventSource.last.say('beat', {}, '6-6');
    await jest.advanceTimersByTimeAsync(45_000);
    expect(FakeEventSource.opened).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(FakeEventSource.opened).toHaveLength(2);
    expect(FakeEventSource.open.map((source) => source.url)).toEqual(['/api/events?lastEventId=6-6']);
  });

  it('is reopened at once when the device is online again', async () => {
    await tab();
    window.dispatchEvent(new Event('online'));
    expect(FakeEventSource.opened).toHaveLength(2);
    expect(FakeEventSource.open).toHaveLength(1);
  });
});
