import { statfsSync } from 'node:fs';

/** Below this many free bytes the embedded database takes no changes: two segments of its log. */
export const LEAST_FREE_BYTES = 32 * 1024 * 1024;

/** Bytes that a process may still write on the disk of `directory`; no end of them where that cannot be told. */
export function freeBytes(directory: string): number {
  try {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** What is told to take no changes, and to take them again. */
export interface Writable {
  readOnly: boolean;
}

/**
 * Keeps a database from changes while its disk is nearly full, and lets them again when there is twice as much room: a write
 * into its log that fails ends the engine, and reading would end with it. Returns a function that looks at the disk.
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
