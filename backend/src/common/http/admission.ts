/** Classes of calls, by their treatment under overload. */
export type Lane = 'read' | 'write';

/** Admission limits of a lane. Times are in milliseconds. */
export interface LaneRule {
  /**
   * Maximum number of concurrent calls while each finishes within `targetMs`; the limit falls when calls are slower.
   */
  atOnce: number;
  targetMs: number;
  /** The least of them; no more while the event loop is late by `lateMs` or more. */
  atOnceLate: number;
  lateMs: number;
  /** Calls that may wait for their turn, and how long each. */
  waiting: number;
  waitMs: number;
}

/**
 * Returns the admission limits of a process with `connections` database connections. Reads are refused first: only a
 * few run while the event loop is late. Calls that write or sign in have their own share. A call that has waited for
 * `waitMs` is refused.
 */
export const admissionRules = (connections: number, waitMs: number): Record<Lane, LaneRule> => ({
  read: {
    atOnce: Math.ceil(1.5 * connections),
    targetMs: 400,
    atOnceLate: Math.ceil(connections / 2),
    lateMs: 200,
    waiting: 2000,
    waitMs,
  },
  write: {
    atOnce: 2 * connections,
    targetMs: 1000,
    atOnceLate: connections,
    lateMs: 500,
    waiting: 2000,
    waitMs,
  },
});

/** A call that waits for its turn. */
interface Waiting {
  since: number;
  start: () => void;
  timer: NodeJS.Timeout;
}

/** Emits `close` when a caller hangs up, as a response does. */
export interface Caller {
  once(event: 'close', listener: () => void): unknown;
  off(event: 'close', listener: () => void): unknown;
}

/**
 * Factor by which a slow call multiplies the limit. Each call in time adds 1 / limit, so that `limit` of them add one.
 */
const SHRINK = 0.95;

/**
 * Admits calls per lane up to a concurrency limit, which falls while calls are slow or the event loop is late. Further
 * calls wait briefly and are then refused, so that admitted calls finish in time under any load. Calls are admitted in
 * order of arrival, unless the first has waited for half of the maximum wait: then some calls will be refused in any
 * case, and the newest, which has the most time left, is admitted first (adaptive LIFO, as in Facebook's "Fail at
 * Scale", ACM Queue 2015).
 */
export class Admission {
  private readonly limits: Record<Lane, number>;
  private readonly running: Record<Lane, number> = { read: 0, write: 0 };
  private readonly queues: Record<Lane, Waiting[]> = { read: [], write: [] };

  /** `delay` returns the event loop delay in milliseconds. */
  constructor(
    private readonly rules: Readonly<Record<Lane, LaneRule>>,
    private readonly delay: () => number,
  ) {
    this.limits = { read: rules.read.atOnce, write: rules.write.atOnce };
  }

  /**
   * Waits for a place in `lane`. Returns the function that releases it, or null if no place became free in time or the
   * caller hung up.
   */
  async acquire(lane: Lane, caller: Caller): Promise<(() => void) | null> {
    const isLetIn =
      this.hasRoom(lane) && this.queues[lane].length === 0 ? this.take(lane) : await this.wait(lane, caller);
    if (!isLetIn) return null;
    let isHeld = true;
    const startedAt = performance.now();
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.adapt(lane, performance.now() - startedAt);
      this.running[lane]--;
      this.startNext(lane);
    };
  }

  private take(lane: Lane): true {
    this.running[lane]++;
    return true;
  }

  private hasRoom(lane: Lane): boolean {
    const { atOnceLate, lateMs } = this.rules[lane];
    return this.running[lane] < (this.delay() >= lateMs ? atOnceLate : Math.floor(this.limits[lane]));
  }

  private adapt(lane: Lane, tookMs: number): void {
    const { atOnce, atOnceLate, targetMs } = this.rules[lane];
    const limit = this.limits[lane];
    this.limits[lane] = tookMs > targetMs ? Math.max(atOnceLate, limit * SHRINK) : Math.min(atOnce, limit + 1 / limit);
  }

  private wait(lane: Lane, caller: Caller): Promise<boolean> {
    const queue = this.queues[lane];
    const { waiting, waitMs } = this.rules[lane];
    if (queue.length >= waiting) return Promise.resolve(false);
    return new Promise((resolve) => {
      const settle = (isLetIn: boolean): void => {
        clearTimeout(place.timer);
        caller.off('close', giveUp);
        resolve(isLetIn);
      };
      const giveUp = (): void => {
        queue.splice(queue.indexOf(place), 1);
        settle(false);
      };
      const place: Waiting = {
        since: performance.now(),
        start: () => settle(this.take(lane)),
        timer: setTimeout(giveUp, waitMs),
      };
      caller.once('close', giveUp);
      queue.push(place);
    });
  }

  private startNext(lane: Lane): void {
    const queue = this.queues[lane];
    while (queue.length > 0 && this.hasRoom(lane)) {
      const isBehind = performance.now() - queue[0]!.since > this.rules[lane].waitMs / 2;
      (isBehind ? queue.pop() : queue.shift())?.start();
    }
  }
}
