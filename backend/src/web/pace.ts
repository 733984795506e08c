const SECOND_MS = 1000;

/** So much of something in a second, and no more: guests cannot keep the server busy with it. */
export class Pace {
  private begun = 0;
  private done = 0;

  constructor(private readonly aSecond: number) {}

  /** Whether one more may be done now; counts it. */
  mayGoOn(): boolean {
    const now = performance.now();
    if (now - this.begun > SECOND_MS) {
      this.begun = now;
      this.done = 0;
    }
    return ++this.done <= this.aSecond;
  }
}
