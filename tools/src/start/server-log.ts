import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

const LARGEST_BYTES = 20_000_000;

/**
 * The server's log in a file: the present one and the one before, each of at most 20 MB. Begins with the first line, so
 * that a start that is refused leaves the log of the running server alone.
 */
export class ServerLog {
  private descriptor: number | null = null;
  private written = 0;

  constructor(readonly path: string) {}

  write(line: string): void {
    if (this.descriptor !== null && this.written > LARGEST_BYTES) {
      closeSync(this.descriptor);
      this.descriptor = null;
    }
    this.descriptor ??= this.begin();
    this.written += writeSync(this.descriptor, `${line}\n`);
  }

  private begin(): number {
    mkdirSync(dirname(this.path), { recursive: true });
    const previous = `${this.path}.1`;
    rmSync(previous, { force: true });
    try {
      renameSync(this.path, previous);
    } catch {
      // The first log of this directory.
    }
    this.written = 0;
    return openSync(this.path, 'w');
  }
}
