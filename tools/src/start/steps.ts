/** Writes what is going on, one line per finished step with the time it took. */
export class Steps {
  constructor(private readonly write: (text: string) => void = (text) => void process.stdout.write(text)) {}

  /** Runs a step; the value's `note`, if given, stands behind the time. */
  async run<T>(name: string, work: () => Promise<T>, note: (value: T) => string = () => ''): Promise<T> {
    const startedAt = performance.now();
    const value = await work();
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    this.write(`  ${name.padEnd(10)}${seconds.padStart(6)} s  ${note(value)}`.trimEnd() + '\n');
    return value;
  }

  /** A line of a step that tells its own times. */
  say(line: string): void {
    this.write(`  ${line}\n`);
  }

  /** Something went wrong and was put right, or should be looked at. */
  warn(line: string): void {
    this.write(`! ${line}\n`);
  }
}
