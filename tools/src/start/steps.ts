/** Reports progress, one line per finished step with its duration. */
export class Steps {
  constructor(private readonly write: (text: string) => void = (text) => void process.stdout.write(text)) {}

  /** Runs a step; the value's `note`, if given, follows the duration. */
  async run<T>(name: string, work: () => Promise<T>, note: (value: T) => string = () => ''): Promise<T> {
    const startedAt = performance.now();
    const value = await work();
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    this.write(`  ${name.padEnd(10)}${seconds.padStart(6)} s  ${note(value)}`.trimEnd() + '\n');
    return value;
  }

  /** Writes a line of a step that reports its own durations. */
  say(line: string): void {
    this.write(`  ${line}\n`);
  }

  /** Writes a warning about a fault that was corrected, or that requires attention. */
  warn(line: string): void {
    this.write(`! ${line}\n`);
  }
}
