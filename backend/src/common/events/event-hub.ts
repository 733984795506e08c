import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { type Change, EVENT_HEARTBEAT_SECONDS, EVENT_STREAMS_MAX } from '@nukkad/contract/platform/events';
import { Gauge } from 'prom-client';
import { unavailable } from '../errors/common.errors.js';
import { AppLogger } from '../observability/app-logger.js';
import { metrics } from '../observability/metrics.js';
import { SessionCheck } from '../security/session-check.js';
import { EventListener } from './event-listener.js';
import { EventLog, type PollResult, type WrittenEvent } from './event-log.js';
import type { EventPosition } from './event-position.js';
import type { EventStream } from './event-stream.js';

/**
 * Milliseconds between two polls of the table without a notification: while notifications work, and while they do not.
 */
const POLL_INTERVAL_MS = 5000;
const POLL_INTERVAL_UNNOTIFIED_MS = 1000;
/** Hints within this time, in milliseconds, are answered by one poll. */
const GATHER_MS = 25;
/**
 * Reconnection delay, in milliseconds, of a browser whose stream was closed in favour of another stream of its account.
 */
const GIVE_WAY_MS = 60_000;

const openStreams = new Gauge({
  name: 'event_streams_open',
  help: 'Streams of events that this process holds open',
  registers: [metrics],
});

/**
 * The open streams of this process. One poll of the table serves all of them; without streams the table is not polled.
 */
@Injectable()
export class EventHub implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly streams = new Map<string, Set<EventStream>>();
  private position: EventPosition | null = null;
  /** Events from the position on that were passed on already. */
  private passedOn = new Set<string>();
  private looking: Promise<void> | undefined;
  private lookTimer: NodeJS.Timeout | undefined;
  private lookDue = Infinity;
  private beatTimer: NodeJS.Timeout | undefined;
  private sessions: SessionCheck | undefined;
  private stopped = false;

  constructor(
    private readonly log: EventLog,
    private readonly listener: EventListener,
    private readonly modules: ModuleRef,
    private readonly logger: AppLogger,
  ) {}

  onApplicationBootstrap(): void {
    this.sessions = this.modules.get(SessionCheck, { strict: false });
  }

  onModuleDestroy(): void {
    this.close();
  }

  /** Closes every stream for good; browsers reconnect after a random delay, to another process if there is one. */
  close(): void {
    this.stopped = true;
    this.cancelPoll();
    clearInterval(this.beatTimer);
    for (const stream of this.listStreams()) stream.end();
  }

  /** Opens `stream` with the events that its account missed since `since`. Throws 503 if the table cannot be read. */
  async join(stream: EventStream, since: EventPosition | null, unreadable: boolean): Promise<void> {
    if (this.stopped) throw unavailable();
    this.add(stream);
    try {
      // a poll that began before the stream was here is over before the missed events are read: none falls between
      await this.looking;
      if (!this.position) await this.begin();
      const poll = await this.log.listMissedEvents(stream.owner.userId, since);
      stream.open(poll.events, poll.position, unreadable || poll.overflowed);
    } catch (error) {
      this.removeStream(stream);
      throw error;
    }
  }

  /** Removes a stream after its connection closed. */
  removeStream(stream: EventStream): void {
    const { userId } = stream.owner;
    const own = this.streams.get(userId);
    if (!own?.delete(stream)) return;
    openStreams.dec();
    if (own.size === 0) this.streams.delete(userId);
    if (this.streams.size > 0) return;
    this.position = null;
    this.passedOn.clear();
    this.cancelPoll();
    clearInterval(this.beatTimer);
    this.beatTimer = undefined;
  }

  /** Reads the table of events now, or once more after the poll that is going on. */
  readLog(): void {
    this.schedulePoll(GATHER_MS);
  }

  /** Sends a heartbeat to every stream and closes the streams of ended sessions. */
  async sendHeartbeats(): Promise<void> {
    try {
      const streams = [...this.listStreams()];
      const open = await this.sessions?.openOf([...new Set(streams.map((stream) => stream.owner.sessionId))]);
      for (const stream of streams) {
        if (open && !open.has(stream.owner.sessionId)) {
          this.removeStream(stream);
          stream.endSession();
        } else if (this.position) stream.sendHeartbeat(this.position);
      }
    } catch (error) {
      this.logger.warn({ event: 'events.session-check.failed', reason: (error as Error).message });
      if (this.position) for (const stream of this.listStreams()) stream.sendHeartbeat(this.position);
    }
  }

  private add(stream: EventStream): void {
    const { userId } = stream.owner;
    const own = this.streams.get(userId) ?? new Set();
    const [oldest] = own;
    if (oldest && own.size >= EVENT_STREAMS_MAX) {
      this.removeStream(oldest);
      oldest.end(GIVE_WAY_MS);
    }
    this.streams.set(userId, own.add(stream));
    openStreams.inc();
    this.listener.start(() => this.readLog());
    if (this.beatTimer) return;
    this.beatTimer = setInterval(() => void this.sendHeartbeats(), EVENT_HEARTBEAT_SECONDS * 1000).unref();
    this.pollLater();
  }

  private *listStreams(): Iterable<EventStream> {
    for (const own of this.streams.values()) yield* own;
  }

  private pollLater(): void {
    this.schedulePoll(this.listener.listening ? POLL_INTERVAL_MS : POLL_INTERVAL_UNNOTIFIED_MS);
  }

  /** Schedules the next poll; an earlier scheduled one has precedence. */
  private schedulePoll(milliseconds: number): void {
    const due = performance.now() + milliseconds;
    if (this.stopped || this.streams.size === 0 || due >= this.lookDue) return;
    this.cancelPoll();
    this.lookDue = due;
    this.lookTimer = setTimeout(() => this.run(), milliseconds).unref();
  }

  private cancelPoll(): void {
    clearTimeout(this.lookTimer);
    this.lookDue = Infinity;
  }

  private run(): void {
    this.cancelPoll();
    if (this.looking || !this.position) {
      this.readLog();
      return;
    }
    this.pollLater();
    this.looking = this.pollFrom(this.position).finally(() => (this.looking = undefined));
  }

  /** Polls begin at the end of the table; two streams that open first at the same time share one lookup of it. */
  private async begin(): Promise<void> {
    const end = await this.log.getEndPosition();
    this.position ??= end;
  }

  private async pollFrom(from: EventPosition): Promise<void> {
    try {
      const poll = await this.log.pollEventsSince(from, [...this.streams.keys()]);
      if (this.position !== from) return; // accounts may have left or joined meanwhile
      const fresh = poll.events.filter((event) => !this.passedOn.has(event.id));
      this.position = poll.position;
      this.passedOn = this.readAgain(poll);
      if (poll.overflowed) for (const stream of this.listStreams()) stream.reset(poll.position);
      else this.distribute(fresh, poll.position);
    } catch (error) {
      this.logger.warn({ event: 'events.look.failed', reason: (error as Error).message });
    }
  }

  /** Ids of the events that the next poll finds again. */
  private readAgain({ events, position }: PollResult): Set<string> {
    return new Set(events.filter((event) => BigInt(event.xid) >= BigInt(position.xid)).map((event) => event.id));
  }

  private distribute(events: readonly WrittenEvent[], position: EventPosition): void {
    const byUser = new Map<string, Change[]>();
    for (const event of events) byUser.set(event.userId, [...(byUser.get(event.userId) ?? []), event]);
    for (const [userId, changes] of byUser) {
      for (const stream of this.streams.get(userId) ?? []) stream.send(changes, position);
    }
  }
}
