import type { Readable } from 'node:stream';

/** The engine has answered that it does not look at this content: it is too large for it, say. */
export class ScanRefused extends Error {}

/** Looks for viruses in what people send. */
export abstract class FileScanner {
  /** Whether there is an engine at all. Without one nothing is looked at, and whoever shows a file says so. */
  abstract readonly isOn: boolean;
  /**
   * The name of what was found, null when nothing was. Throws ScanRefused, or another error when the engine cannot be reached; both may
   * be tried again.
   */
  abstract scan(content: Readable): Promise<string | null>;
}

/** Where the operator runs no engine. */
export class NoFileScanner extends FileScanner {
  readonly isOn = false;

  scan(): Promise<never> {
    return Promise.reject(new ScanRefused('no engine'));
  }
}
