import { addressOf } from '@nukkad/api-client/contract-call';
import type { Change } from '@nukkad/contract/platform/events';

/**
 * Milliseconds without a heartbeat after which the connection counts as lost; the server sends one every 20 seconds.
 */
const SILENCE_MS = 50_000;
/** Milliseconds before a refused stream is retried; doubled for each retry, up to a minute. */
const AGAIN_MS = 2000;
const AGAIN_CAP_MS = 60_000;
/**
 * Maximum age in milliseconds of a page at its first stream, which contains the changes of the last minute; an older page
 * may have missed some.
 */
const FIRST_LOOK_BACK_MS = 50_000;

/** Receives the events of a stream. `id` is the position from which another stream can resume. */
export interface Listener {
  changed: (changes: Change[], id: string) => void;
  /** Changes are missing: everything has to be reloaded. */
  missed: (id: string) => void;
  alive: (id: string) => void;
  /** The session has ended; no further events follow. */
  ended: () => void;
}

/** Returns true if the server reports that the session has ended; false if it does not respond. */
async function signedOut(): Promise<boolean> {
  try {
    return (await fetch(addressOf('getCurrentUser'), { credentials: 'include' })).status === 401;
  } catch {
    return false;
  }
}

/** One event stream that is reopened whenever it breaks, at the same position. */
export class EventConnection {
  private source: EventSource | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setInterval> | undefined;
  private lastSign = 0;
  private refusals = 0;
  private closed = false;

  constructor(
    private readonly listener: Listener,
    /** Position from which the stream resumes; absent for the first one of a browser. */
    private lastId: string | undefined,
    /** Time at which the page started to load its data (performance.now). */
    private readonly pageSince: number,
  ) {
    this.open();
    this.watch = setInterval(this.endSilence, SILENCE_MS / 5);
    document.addEventListener('visibilitychange', this.endSilence);
    window.addEventListener('online', this.wake);
  }

  close(): void {
    this.closed = true;
    clearInterval(this.watch);
    clearTimeout(this.again);
    document.removeEventListener('visibilitychange', this.endSilence);
    window.removeEventListener('online', this.wake);
    this.source?.close();
  }

  private open(): void {
    clearTimeout(this.again);
    this.source?.close();
    this.lastSign = performance.now();
    const source = new EventSource(addressOf('streamEvents', { lastEventId: this.lastId }));
    this.source = source;
    const on = (name: string, take: (data: string, id: string) => void) =>
      source.addEventListener(name, (event: MessageEvent<string>) => {
        this.lastSign = performance.now();
        this.refusals = 0;
        take(event.data, event.lastEventId);
      });
    on('change', (data, id) => {
      const tooOld = this.lastId === undefined && performance.now() - this.pageSince > FIRST_LOOK_BACK_MS;
      this.lastId = id;
      if (tooOld) this.listener.missed(id);
      else this.listener.changed(JSON.parse(data) as Change[], id);
    });
    on('reset', (_data, id) => {
      this.lastId = id;
      this.listener.missed(id);
    });
    on('beat', (_data, id) => {
      this.lastId = id;
      this.listener.alive(id);
    });
    on('end', () => this.end());
    source.addEventListener('error', () => {
      // the browser reopens a broken stream, but not a refused one
      if (source.readyState === EventSource.CLOSED && this.source === source) void this.refused();
    });
  }

  private async refused(): Promise<void> {
    if (await signedOut()) return this.end();
    if (this.closed) return;
    const wait = Math.min(AGAIN_MS * 2 ** this.refusals++, AGAIN_CAP_MS);
    clearTimeout(this.again);
    this.again = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  private end(): void {
    if (this.closed) return;
    this.close();
    this.listener.ended();
  }

  /** Reopens a connection that was lost during a sleep of the device, which causes no error event. */
  private readonly endSilence = (): void => {
    if (performance.now() - this.lastSign > SILENCE_MS) this.wake();
  };

  private readonly wake = (): void => {
    if (!this.closed) this.open();
  };
}
