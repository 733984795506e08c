const MOST_CALLERS = 100_000;

/** What became of a call: whether it may pass, how many more may, and in how many seconds to come again or count anew. */
export interface Counted {
  allowed: boolean;
  remaining: number;
  seconds: number;
}

/**
 * Counts calls in the memory of this process, so that a call costs no database write: N processes let N times as much
 * through. The window slides: of the last full window as much counts as still overlaps the one that ends now. Callers
 * beyond a hundred thousand a window are let through, so that the memory stays bounded.
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

  /** Counts a call of `caller`, who may make `limit` in any window; a refused call does not count. */
  count(caller: string, limit: number): Counted {
    const passed = this.roll();
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
  private roll(): number {
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
