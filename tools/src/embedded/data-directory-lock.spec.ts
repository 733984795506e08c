import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DataDirectoryError, lockDataDirectory, lockHolder } from './data-directory-lock.js';
import { processIdentity } from './process-identity.js';

describe('lockDataDirectory', () => {
  let directory: string;
  let file: string;

  function leaveLock(holder: { pid: number; identity?: string | null; host?: string }): void {
    const { pid, identity = processIdentity(pid), host = hostname() } = holder;
    writeFileSync(file, JSON.stringify({ pid, identity, host, token: 'other' }));
  }

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'nukkad-lock-'));
    file = join(directory, 'lock');
  });

  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  it('creates the directory, records this process, and leaves nothing behind', () => {
    const inner = join(directory, 'a', 'b');
    const lock = lockDataDirectory(inner);
    expect(lockHolder(inner)).toEqual({ pid: process.pid });
    expect(readdirSync(inner)).toEqual(['lock']);
    lock.release();
    expect(lockHolder(inner)).toBeNull();
    expect(readdirSync(inner)).toEqual([]);
  });

  it('refuses a directory that a running process has locked', async () => {
    const other = spawn('sleep', ['1000000']);
    await once(other, 'spawn');
    leaveLock({ pid: other.pid as number });
    try {
      expect(() => lockDataDirectory(directory)).toThrow(
        `The data directory ${directory} is in use by process ${other.pid}; stop it first or choose another directory ` +
          'with DATA_DIR.',
      );
    } finally {
      other.kill();
    }
  });

  it('replaces the lock of a dead process', () => {
    leaveLock({ pid: spawnSync('true').pid, identity: 'earlier' });
    lockDataDirectory(directory);
    expect(lockHolder(directory)).toEqual({ pid: process.pid });
    expect(readdirSync(directory)).toEqual(['lock']);
  });

  it('replaces the lock of a dead process whose number was reused', () => {
    leaveLock({ pid: process.ppid, identity: 'another-boot/1' });
    lockDataDirectory(directory);
    expect(lockHolder(directory)).toEqual({ pid: process.pid });
  });

  it('replaces an unreadable lock file', () => {
    writeFileSync(file, '');
    lockDataDirectory(directory);
    expect(lockHolder(directory)).toEqual({ pid: process.pid });
  });

  it('refuses a directory locked on another machine, whose processes are not visible', () => {
    leaveLock({ pid: 1, identity: '', host: 'elsewhere' });
    expect(() => lockDataDirectory(directory)).toThrow(`in use by process 1 on elsewhere; stop it, or delete ${file}`);
  });

  it('does not release a lock that another process has acquired meanwhile', () => {
    const lock = lockDataDirectory(directory);
    leaveLock({ pid: process.ppid });
    lock.release();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.ppid });
  });

  it('reports in one sentence that the directory cannot be created', () => {
    writeFileSync(file, 'a file');
    const attempt = (): unknown => lockDataDirectory(join(file, 'db'));
    expect(attempt).toThrow(DataDirectoryError);
    expect(attempt).toThrow('cannot be written (ENOTDIR); a file stands where a directory should be');
  });
});

describe('processIdentity', () => {
  it('returns a stable identity for a running process, different ones for two processes, and null for a dead one', () => {
    expect(processIdentity(process.pid)).toBe(processIdentity(process.pid));
    expect(processIdentity(process.pid)).not.toBe(processIdentity(1));
    expect(processIdentity(spawnSync('true').pid)).toBeNull();
  });
});
