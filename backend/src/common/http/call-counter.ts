const MOST_CALLERS = 100_000;

/** Result of a counted call: whether it is allowed, how many calls remain, and the seconds until a retry or a reset. */
export interface Counted {
  allowed: boolean;
  remaining: number;
  seconds: number;
}

/**
 * Counts calls in the memory of this process, so that a call costs no database write; N processes therefore allow N
 * times as many. Sliding-window counter: the previous window is weighted by its overlap with the current one. At most a
 * hundred thousand callers are counted per window, which bounds the memory; calls of further callers are allowed.
 */
export class CallCounter {
  private previous = new Map<string, number>();
  private current = new Map<string, number>();
  private start = 0;

  /** `now` in milliseconds on any clock that does not go back. */
  constructor(
    private readonly seconds: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Counts a call of `caller`, which is allowed `limit` calls in any window; a refused call does not count. */
  count(caller: string, limit: number): Counted {
    const passed = this.advanceWindow();
    const before = this.previous.get(caller) ?? 0;
    const here = this.current.get(caller) ?? 0;
    const used = here + before * (1 - passed);
    const rest = Math.ceil((1 - passed) * this.seconds);
    if (used >= limit) {
      // enough of the last window has to pass; where this one is full already, all of it has to
      const share = here >= limit ? 1 : 1 - (limit - here) / before;
      return { allowed: false, remaining: 0, seconds: Math.max(1, Math.ceil((share - passed) * this.seconds)) };
    }
    if (here > 0 || this.current.size < MOST_CALLERS) this.current.set(caller, here + 1);
    return { allowed: true, remaining: Math.max(0, Math.floor(limit - used - 1)), seconds: rest };
  }

  /** Moves on to the window of now; returns how much of it has passed, from 0 to 1. */
  private advanceWindow(): number {
    const length = this.seconds * 1000;
    const start = Math.floor(this.now() / length) * length;
    if (start !== this.start) {
      this.previous = start - this.start === length ? this.current : new Map();
      this.current = new Map();
      this.start = start;
    }
    return (this.now() - start) / length;
  }
}
