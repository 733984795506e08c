const PROBE_EVERY_MS = 100;
const PROBE_TIMEOUT_MS = 15_000;

/** One probe: its end, in milliseconds of one clock, and whether it was answered as without a fault. */
export interface Probe {
  endedAt: number;
  isAnswered: boolean;
}

/** Returns the longest time without an answered probe, in milliseconds between the moments `from` and `to`. */
export function longestOutage(probes: readonly Probe[], from: number, to: number): number {
  const answered = probes.filter(({ isAnswered }) => isAnswered).map(({ endedAt }) => endedAt);
  const moments = [from, ...answered.sort((a, b) => a - b), to];
  return Math.max(...moments.slice(1).map((moment, index) => moment - moments[index]!));
}

/** Sends probes at a constant rate, whether or not they are answered, from its start to its stop. */
export class OutageWatch {
  private readonly probes: Probe[] = [];
  private readonly running = new Set<Promise<void>>();
  private readonly startedAt = performance.now();
  private readonly timer: NodeJS.Timeout;

  /** `probe` resolves with true if it is answered as without a fault, and ends when its signal is aborted. */
  constructor(private readonly probe: (signal: AbortSignal) => Promise<boolean>) {
    this.timer = setInterval(() => this.send(), PROBE_EVERY_MS);
  }

  /** Returns the longest outage in milliseconds, and the number of failed probes. */
  async stop(): Promise<{ outageMs: number; failed: number; probes: number }> {
    clearInterval(this.timer);
    const end = performance.now();
    await Promise.all(this.running);
    return {
      outageMs: longestOutage(this.probes, this.startedAt, end),
      failed: this.probes.filter(({ isAnswered }) => !isAnswered).length,
      probes: this.probes.length,
    };
  }

  private send(): void {
    const sent = this.probe(AbortSignal.timeout(PROBE_TIMEOUT_MS))
      .catch(() => false)
      .then((isAnswered) => void this.probes.push({ endedAt: performance.now(), isAnswered }));
    this.running.add(sent);
    void sent.finally(() => this.running.delete(sent));
  }
}
