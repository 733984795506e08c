import { unavailable } from '../errors/common.errors.js';

/**
 * Limits concurrent work: a few callers run, a few more wait, and every further caller receives 503 with a request to
 * retry.
 */
export class ConcurrencyGate {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly queue: number,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.atOnce) {
      if (this.waiting.length >= this.queue) throw unavailable();
      await new Promise<void>((resolve) => this.waiting.push(resolve)); // its place is handed over, not freed
    } else {
      this.running++;
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}
