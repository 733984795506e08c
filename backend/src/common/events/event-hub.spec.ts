import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ModuleRef } from '@nestjs/core';
import { type Change, EVENT_HEARTBEAT_SECONDS } from '@nukkad/contract/platform/events';
import type { AppLogger } from '../observability/app-logger.js';
import { EventHub } from './event-hub.js';
import type { EventListener } from './event-listener.js';
import type { EventLog, PollResult, WrittenEvent } from './event-log.js';
import type { EventStream } from './event-stream.js';

const HERE = { xid: '1', at: '1' };
const HEARTBEAT_MS = EVENT_HEARTBEAT_SECONDS * 1000;

describe('the hub', () => {
  let open: Set<string>;
  /** Results of the next polls of the table. */
  let polls: PollResult[];
  let hub: EventHub;

  beforeEach(() => {
    jest.useFakeTimers();
    open = new Set(['mine']);
    polls = [];
    const poll = { events: [], position: HERE, overflowed: false };
    const log = {
      getEndPosition: () => Promise.resolve(HERE),
      listMissedEvents: () => Promise.resolve(poll),
      pollEventsSince: () => Promise.resolve(polls.shift() ?? poll),
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
    const send = (changes: Change[]): void => void calls.push(...changes.map(({ subject }) => `change of ${subject}`));
    const stream = {
      sendHeartbeat: note('beat'),
      endSession: note('end of session'),
      end: note('end'),
      open: note('open'),
      send,
    };
    const owner = { userId: 'asha', sessionId };
    await hub.join({ owner, ...stream } as unknown as EventStream, null, false);
    return calls;
  };

  it('passes a change on once, although its polls find it again', async () => {
    const calls = await join('mine');
    const event = (subject: string, xid: string): WrittenEvent => {
      return { id: subject, userId: 'asha', xid, topic: 'jobs', subject };
    };
    // transaction 4 is open: the next poll continues from there
    const position = { xid: '4', at: '1' };
    polls = [
      { events: [event('early', '3'), event('late', '5')], position, overflowed: false },
      { events: [event('slow', '4'), event('late', '5')], position, overflowed: false },
      { events: [event('slow', '4'), event('late', '5')], position, overflowed: false },
    ];
    while (polls.length > 0) {
      hub.readLog();
      await jest.advanceTimersByTimeAsync(1000);
    }
    expect(calls).toEqual(['open', 'change of early', 'change of late', 'change of slow']);
  });

  describe('by its heartbeat', () => {
    it('sends heartbeats at a regular interval', async () => {
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
});
