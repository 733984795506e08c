import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

const LARGEST_BYTES = 20_000_000;

/**
 * The server's log in files: the current one and the previous one, each of at most 20 MB. The file is created with the
 * first line, so that a refused start does not change the log of the running server. Lines that cannot be written
 * because of a full disk are dropped, with a note at the beginning and at the end; it never throws.
 */
export class ServerLog {
  private descriptor: number | null = null;
  private written = 0;
  private missing = 0;
  private torn = false;

  constructor(
    readonly path: string,
    private readonly warn: (line: string) => void = () => undefined,
    private readonly append: (descriptor: number, text: string) => number = writeSync,
  ) {}

  write(line: string): void {
    try {
      this.add(line);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (this.missing++ === 0)
        this.warn(`the log cannot be written (${code ?? message}): lines are left out until it can`);
      return;
    }
    if (this.missing === 0) return;
    this.warn(`the log is written again; ${this.missing} lines are missing in it`);
    this.missing = 0;
  }

  private add(line: string): void {
    if (this.descriptor !== null && this.written > LARGEST_BYTES) {
      closeSync(this.descriptor);
      this.descriptor = null;
    }
    this.descriptor ??= this.begin();
    const text = `${this.torn ? '\n' : ''}${line}\n`;
    const bytes = this.append(this.descriptor, text);
    this.written += bytes;
    this.torn = bytes < Buffer.byteLength(text) && (bytes > 0 || this.torn);
    if (bytes < Buffer.byteLength(text)) throw Object.assign(new Error('only a part was written'), { code: 'ENOSPC' });
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
