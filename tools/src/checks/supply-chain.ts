import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licenceFaults } from './licences.js';
import { type LockFile, lockFileFaults } from './lock-file.js';

/** Verifies the lock file and the licences below `root`. */
export function checkSupplyChain(root: string): string[] {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
  const lock = read('package-lock.json') as LockFile;
  const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };
  return [...lockFileFaults(lock, allowScripts), ...licenceFaults(lock)];
}
