import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { processIdentity } from './process-identity.js';

/** The data directory cannot be used; the message is one sentence for the user, with the remedy. */
export class DataDirectoryError extends Error {}

/** An acquired lock. */
export interface DataDirectoryLock {
  release(): void;
}

interface Holder {
  pid: number;
  identity: string;
  host: string;
  token: string;
}

/**
 * Locks the data directory for this process, and creates the directory if necessary. The engine itself has no lock, and
 * two engines on one directory destroy each other's rows. A lock of a dead process is replaced.
 */
export function lockDataDirectory(directory: string): DataDirectoryLock {
  const file = join(directory, 'lock');
  const token = randomUUID();
  const draft = `${file}.${token}`;
  const self: Holder = { pid: process.pid, identity: processIdentity(process.pid) ?? '', host: hostname(), token };
  try {
    mkdirSync(directory, { recursive: true });
    writeFileSync(draft, JSON.stringify(self), { mode: 0o600 });
  } catch (error) {
    throw notWritable(directory, error);
  }
  try {
    claim(directory, file, draft);
  } finally {
    rmSync(draft, { force: true });
  }
  return {
    release: () => {
      if (readHolder(file)?.token === token) rmSync(file, { force: true });
    },
  };
}

/** Returns the running process that has locked the directory, or null. */
export function lockHolder(directory: string): { pid: number } | null {
  const holder = readHolder(join(directory, 'lock'));
  return holder && isAlive(holder) ? { pid: holder.pid } : null;
}

function claim(directory: string, file: string, draft: string): void {
  for (let attempt = 0; attempt < 10; attempt++) {
    if (linkIfAbsent(draft, file)) return;
    const holder = readHolder(file);
    if (holder && isAlive(holder)) throw inUse(directory, file, holder);
    removeStale(file, holder);
  }
  throw new DataDirectoryError(
    `The data directory ${directory} could not be locked because others keep locking it; stop them and try again.`,
  );
}

/** Renames a stale lock first, so that a lock that another process acquired in between is noticed and restored. */
function removeStale(file: string, stale: Holder | null): void {
  const aside = `${file}.stale-${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readHolder(aside);
  if (moved && moved.token !== stale?.token) linkIfAbsent(aside, file);
  rmSync(aside, { force: true });
}

function linkIfAbsent(source: string, target: string): boolean {
  try {
    linkSync(source, target);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
  }
  // A file system without hard links.
  try {
    writeFileSync(target, readFileSync(source), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  // Processes of another machine are not visible here, so its lock counts as valid.
  if (holder.host !== hostname()) return true;
  const identity = processIdentity(holder.pid);
  return identity !== null && (identity === '' || holder.identity === '' || identity === holder.identity);
}

function inUse(directory: string, file: string, holder: Holder): DataDirectoryError {
  if (holder.host !== hostname()) {
    return new DataDirectoryError(
      `The data directory ${directory} is in use by process ${holder.pid} on ${holder.host}; stop it, or delete ${file} ` +
        'if that machine is gone.',
    );
  }
  return new DataDirectoryError(
    `The data directory ${directory} is in use by process ${holder.pid}; stop it first or choose another directory with ` +
      'DATA_DIR.',
  );
}

const REMEDIES: Record<string, string> = {
  ENOSPC: 'free some space on that disk',
  ENOTDIR: 'a file stands where a directory should be, remove it',
  EEXIST: 'a file stands where a directory should be, remove it',
};

function notWritable(directory: string, error: unknown): DataDirectoryError {
  const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
  const remedy = REMEDIES[code] ?? 'give this user write access';
  return new DataDirectoryError(
    `The data directory ${directory} cannot be written (${code}); ${remedy} or choose another directory with DATA_DIR.`,
  );
}
