import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ModuleRef } from '@nestjs/core';
import { EVENT_HEARTBEAT_SECONDS } from '@nukkad/domain/events';
import type { AppLogger } from '../observability/app-logger.js';
import { EventHub } from './event-hub.js';
import type { EventListener } from './event-listener.js';
import type { EventLog } from './event-log.js';
import type { EventStream } from './event-stream.js';

const HERE = { xid: '1', at: '1' };
const HEARTBEAT_MS = EVENT_HEARTBEAT_SECONDS * 1000;

describe('the heartbeat of the hub', () => {
  let open: Set<string>;
  let hub: EventHub;

  beforeEach(() => {
    jest.useFakeTimers();
    open = new Set(['mine']);
    const look = { events: [], position: HERE, overflowed: false };
    const log = {
      end: () => Promise.resolve(HERE),
      missed: () => Promise.resolve(look),
      since: () => Promise.resolve(look),
    };
    const sessions = { openOf: (ids: string[]) => Promise.resolve(new Set(ids.filter((id) => open.has(id)))) };
    hub = new EventHub(
      log as unknown as EventLog,
      { start: () => undefined, listening: true } as unknown as EventListener,
      { get: () => sessions } as unknown as ModuleRef,
      { warn: () => undefined } as unknown as AppLogger,
    );
    hub.onApplicationBootstrap();
  });
  afterEach(() => {
    hub.onModuleDestroy();
    jest.useRealTimers();
  });

  const join = async (sessionId: string) => {
    const calls: string[] = [];
    const note = (name: string) => () => void calls.push(name);
    const stream = { beat: note('beat'), endSession: note('end of session'), end: note('end'), open: note('open') };
    const owner = { userId: 'asha', sessionId };
    await hub.join({ owner, ...stream } as unknown as EventStream, null, false);
    return calls;
  };

  it('comes by itself, time after time', async () => {
    const calls = await join('mine');
    await jest.advanceTimersByTimeAsync(HEARTBEAT_MS - 1);
    expect(calls).toEqual(['open']);
    await jest.advanceTimersByTimeAsync(1 + HEARTBEAT_MS);
    expect(calls).toEqual(['open', 'beat', 'beat']);
  });

  it('ends the streams of a session that has ended, and no others', async () => {
    const [mine, other] = [await join('mine'), await join('other')];
    await jest.advanceTimersByTimeAsync(HEARTBEAT_MS);
    expect(other).toEqual(['open', 'end of session']);
    expect(mine).toEqual(['open', 'beat']);
    open.clear();
    await jest.advanceTimersByTimeAsync(2 * HEARTBEAT_MS);
    expect(mine).toEqual(['open', 'beat', 'end of session']);
    expect(jest.getTimerCount()).toBe(0);
  });
});
