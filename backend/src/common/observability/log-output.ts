import { writeSync } from 'node:fs';

const STANDARD_OUTPUT = 1;
/** Number of retries for a full pipe, and the delay of each in milliseconds. */
const TRIES = 100;
const PAUSE_MS = 1;
const NEVER = new Int32Array(new SharedArrayBuffer(4));

/**
 * Writes log lines to standard output synchronously. Lines that cannot be written (full disk, closed reader) are
 * dropped: a log neither ends the process nor buffers unwritten lines in memory.
 */
export class LogOutput {
  private missing = 0;

  /** `append` returns how many bytes it wrote. */
  constructor(private readonly append: (bytes: Buffer) => number = (bytes) => writeSync(STANDARD_OUTPUT, bytes)) {}

  write(line: string): void {
    const gap = this.missing > 0 ? `\n${JSON.stringify({ event: 'log.lines-missing', lines: this.missing })}\n` : '';
    try {
      this.put(Buffer.from(gap + line));
      this.missing = 0;
    } catch {
      this.missing++;
    }
  }

  private put(bytes: Buffer): void {
    let rest = bytes;
    for (let tries = 0; rest.length > 0;) {
      try {
        rest = rest.subarray(this.append(rest));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN' || ++tries > TRIES) throw error;
        Atomics.wait(NEVER, 0, 0, PAUSE_MS);
      }
    }
  }
}
