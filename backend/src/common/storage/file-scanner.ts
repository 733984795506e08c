import type { Readable } from 'node:stream';

/** The engine refuses to scan this content, because it is too large, for example. */
export class ScanRefused extends Error {}

/** Scans uploaded files for viruses. */
export abstract class FileScanner {
  /** Whether an engine is configured. Without one no file is scanned, and views of a file have to say so. */
  abstract readonly isOn: boolean;
  /**
   * Returns the name of the virus found, or null. Throws ScanRefused, or another error if the engine cannot be reached;
   * both may be retried.
   */
  abstract scan(content: Readable): Promise<string | null>;
}

/** Scanner for installations without an engine. */
export class NoFileScanner extends FileScanner {
  readonly isOn = false;

  scan(): Promise<never> {
    return Promise.reject(new ScanRefused('no engine'));
  }
}
