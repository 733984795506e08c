import type { Readable } from 'node:stream';

/** Where uploaded files lie. Keys are made by the storage; they say nothing about the file or its owner. */
export abstract class FileStorage {
  /** Keeps `content` durably and returns its key. */
  abstract put(content: Buffer): Promise<string>;
  /** The content under `key`; null when nothing lies there. */
  abstract open(key: string): Promise<Readable | null>;
  /** Removes the content; a key that does not exist is no error. */
  abstract remove(key: string): Promise<void>;
}
