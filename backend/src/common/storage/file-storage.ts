import type { Readable } from 'node:stream';

/**
 * Where uploaded files lie. Keys are made by the storage; they say nothing about the file or its owner. Whoever puts a
 * file writes its key down first: what lies under a key that stands nowhere would never be found again.
 */
export abstract class FileStorage {
  /** A key under which nothing lies yet. */
  abstract newKey(): string;
  /** Keeps `content` durably under a new key. */
  abstract put(key: string, content: Buffer): Promise<void>;
  /** The content under `key`; null when nothing lies there. */
  abstract open(key: string): Promise<Readable | null>;
  /** Removes the content, and what a broken put has left; a key under which nothing lies is no error. */
  abstract remove(key: string): Promise<void>;
}
