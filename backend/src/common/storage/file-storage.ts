import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { StorageUnavailable } from './storage-errors.js';

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f-]{36}$/;

/**
 * Storage of uploaded files. The storage creates the keys; they reveal nothing about the file or its owner. Callers
 * must record the key before they put a file, because content under an unrecorded key would never be found again.
 */
export abstract class FileStorage {
  /** Returns an unused key, in one of 65,536 folders. */
  createKey(): string {
    const name = randomUUID();
    return `${name.slice(0, 2)}/${name.slice(2, 4)}/${name}`;
  }

  /**
   * Stores the content of a row that expires; calls `discard`, which deletes the row, if that fails. Without an answer of
   * the storage the row remains for the sweep: the content may still arrive, and would never be found again.
   */
  async putRecorded(key: string, content: Buffer, discard: () => Promise<unknown>): Promise<void> {
    try {
      await this.put(key, content);
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) await discard().catch(() => undefined); // the sweep retries
      throw error;
    }
  }

  /** Stores `content` durably under a new key; an interrupted put leaves nothing that `open` returns. */
  abstract put(key: string, content: Buffer): Promise<void>;
  /** Returns the content under `key`; null if there is none. */
  abstract open(key: string): Promise<Readable | null>;
  /** Removes the content, and the remains of an interrupted put; a key without content is no error. */
  abstract remove(key: string): Promise<void>;

  /** Throws for a text that this storage cannot have created, such as the path of another file. */
  protected assertKey(key: string): void {
    if (!KEY.test(key)) throw new Error('not a storage key');
  }
}
