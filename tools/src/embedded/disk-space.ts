import { statfsSync } from 'node:fs';

/** Free bytes below which the embedded database refuses writes: two segments of its log. */
export const LEAST_FREE_BYTES = 32 * 1024 * 1024;

/** Returns the bytes that a process may still write on the disk of `directory`; infinite where that is unknown. */
export function freeBytes(directory: string): number {
  try {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** A database that can be switched to refuse writes. */
export interface Writable {
  readOnly: boolean;
}

/**
 * Makes a database read-only while its disk is nearly full, and writable again when there is twice as much room: a
 * failed write into its log ends the engine, and reading would end with it. Returns a function that checks the disk.
 */
export function guardDiskSpace(
  database: Writable,
  free: () => number,
  log: (line: string) => void,
  least = LEAST_FREE_BYTES,
): () => void {
  return () => {
    const bytes = free();
    if (!database.readOnly && bytes < least) {
      database.readOnly = true;
      log('the disk is nearly full: the embedded database takes no changes until there is room again');
    } else if (database.readOnly && bytes >= 2 * least) {
      database.readOnly = false;
      log('the disk has room again: the embedded database takes changes');
    }
  };
}
