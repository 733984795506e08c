import type { Change } from '@nukkad/contract/platform/events';
import type { Response } from 'express';
import { type EventPosition, writePosition } from './event-position.js';

/**
 * Bytes buffered for a slow reader. Beyond that the stream is closed, and the reader replays the events it missed after
 * it reconnects.
 */
const WAITING_MAX_BYTES = 64 * 1024;

/** Returns the milliseconds until a browser reconnects: random, so that not all reconnect at once. */
const soon = (): number => 1000 + Math.floor(Math.random() * 3000);

/** The user and session a stream belongs to. */
export interface StreamOwner {
  userId: string;
  sessionId: string;
}

/** Returns each change once. */
function distinct(changes: readonly Change[]): Change[] {
  const byKey = new Map(changes.map(({ topic, subject }) => [`${topic} ${subject ?? ''}`, { topic, subject }]));
  return [...byKey.values()].map(({ topic, subject }) => (subject === undefined ? { topic } : { topic, subject }));
}

/** One stream of server-sent events. It buffers changes until it is opened. */
export class EventStream {
  private held: Change[] | null = [];

  constructor(
    readonly owner: StreamOwner,
    private readonly response: Response,
  ) {}

  /**
   * Starts the response with the changes that the browser missed; `reset` requires the browser to reload everything.
   */
  open(missed: readonly Change[], position: EventPosition, reset: boolean): void {
    const changes = [...missed, ...(this.held ?? [])];
    this.held = null;
    if (this.response.destroyed) return;
    this.response.status(200);
    this.response.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
    this.response.setHeader('Cache-Control', 'no-store, no-transform');
    this.response.setHeader('X-Accel-Buffering', 'no'); // nginx passes it on at once
    this.response.flushHeaders();
    this.response.socket?.setNoDelay(true);
    this.write(`retry: ${soon()}\n\n`);
    if (reset) this.reset(position);
    else this.write(message('change', distinct(changes), position));
  }

  /** Sends changes; `position` is the position of the stream after them. */
  send(changes: readonly Change[], position: EventPosition): void {
    if (this.held) this.held.push(...changes);
    else this.write(message('change', distinct(changes), position));
  }

  /** Notifies the browser that changes are missing and that it has to reload everything. */
  reset(position: EventPosition): void {
    if (!this.held) this.write(message('reset', {}, position));
  }

  /** Sends a heartbeat with the position from which a reconnect continues. */
  sendHeartbeat(position: EventPosition): void {
    if (!this.held) this.write(`: alive\n${message('beat', {}, position)}`);
  }

  /** Ends the stream because its session has ended: the browser does not reconnect with that session. */
  endSession(): void {
    this.finish(message('end', {}));
  }

  /** Ends the stream; the browser reconnects after `milliseconds`. */
  end(milliseconds: number = soon()): void {
    this.finish(`retry: ${milliseconds}\n\n`);
  }

  private finish(last: string): void {
    if (this.held) {
      this.response.destroy();
      return;
    }
    this.write(last);
    this.response.end();
  }

  private write(text: string): void {
    if (this.response.writableEnded || this.response.destroyed) return;
    this.response.write(text);
    if (this.response.writableLength > WAITING_MAX_BYTES) this.response.destroy();
  }
}

const message = (event: string, data: object, position?: EventPosition): string =>
  `event: ${event}\n${position ? `id: ${writePosition(position)}\n` : ''}data: ${JSON.stringify(data)}\n\n`;
