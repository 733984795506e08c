const SECOND_MS = 1000;

/** Limits operations per second in this process, so that guests cannot overload it. */
export class LocalRateLimit {
  private begun = 0;
  private taken = 0;

  constructor(private readonly perSecond: number) {}

  /** Returns whether another operation is allowed now, and counts it. */
  tryTake(): boolean {
    const now = performance.now();
    if (now - this.begun > SECOND_MS) {
      this.begun = now;
      this.taken = 0;
    }
    return ++this.taken <= this.perSecond;
  }
}
