import type { Readable } from 'node:stream';

/**
 * Storage of uploaded files. The storage creates the keys; they reveal nothing about the file or its owner. Callers
 * must record the key before they put a file, because content under an unrecorded key would never be found again.
 */
export abstract class FileStorage {
  /** Returns an unused key. */
  abstract createKey(): string;
  /** Stores `content` durably under a new key. */
  abstract put(key: string, content: Buffer): Promise<void>;
  /** Returns the content under `key`; null if there is none. */
  abstract open(key: string): Promise<Readable | null>;
  /** Removes the content, and the remains of an interrupted put; a key without content is no error. */
  abstract remove(key: string): Promise<void>;
}
