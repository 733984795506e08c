import { userMessageOf } from './user-error.js';

/** Ends a part; `leftMs` remain until everything has to be over. */
type Stop = (leftMs: number) => Promise<void> | void;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const LOOK_FOR_PARENT_MS = 250;
const END_WITHIN_MS = 2_850;

/**
 * Ends everything that was started, in reverse order. The first signal does it in order; a second one ends the launcher
 * at once, and its children with it. All ends share one deadline: the time that one uses reduces the time of those
 * after it.
 */
export class Shutdown {
  private readonly stops: Stop[] = [];
  private running: Promise<void> | null = null;
  private withinMs = END_WITHIN_MS;
  private deadline = 0;

  constructor(private readonly exit: (code: number) => void = (code) => process.exit(code)) {
    for (const signal of SIGNALS) process.on(signal, () => this.onSignal());
    if (process.env['npm_lifecycle_event']) this.endWithParent();
  }

  /** True from the first signal or failure on. */
  get begun(): boolean {
    return this.running !== null;
  }

  /** Sets the milliseconds for ending everything; 2850 by default. */
  endWithin(ms: number): void {
    this.withinMs = ms;
  }

  /** Registers how to end something. If the end has begun already it is ended now. */
  add(stop: Stop): void {
    if (this.begun) void stop(this.left());
    else this.stops.push(stop);
  }

  /** Ends everything after a failure, reports it, and exits with 1. */
  async fail(error: unknown): Promise<void> {
    if (this.begun) return;
    process.stderr.write(`\n${userMessageOf(error)}\n`);
    await this.stopAll();
    this.exit(1);
  }

  /** Ends everything and exits with 0. */
  async finish(): Promise<void> {
    if (this.begun) return;
    await this.stopAll();
    this.exit(0);
  }

  /**
   * Ends with the parent. npm runs scripts in a shell that does not forward signals: when npm is ended, only the
   * missing parent shows it.
   */
  private endWithParent(): void {
    const parent = process.ppid;
    const timer = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(timer);
      void this.finish();
    }, LOOK_FOR_PARENT_MS);
    timer.unref();
  }

  private onSignal(): void {
    if (this.begun) this.exit(130);
    else void this.finish();
  }

  private stopAll(): Promise<void> {
    this.running ??= (async () => {
      this.deadline = performance.now() + this.withinMs;
      for (const stop of this.stops.reverse()) {
        await Promise.resolve(stop(this.left())).catch((error: unknown) =>
          process.stderr.write(`${userMessageOf(error)}\n`),
        );
      }
    })();
    return this.running;
  }

  private left(): number {
    return Math.max(0, this.deadline - performance.now());
  }
}
