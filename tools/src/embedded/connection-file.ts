import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockHolder } from './data-directory-lock.js';

interface Contents {
  url: string;
  pid: number;
}

/** Returns the address of the database that serves this directory. */
export function connectionUrl(port: number, password: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}

/** Writes the file by which other commands of the same user find the running database. */
export function writeConnectionFile(dataDir: string, url: string): void {
  const contents: Contents = { url, pid: process.pid };
  writeFileSync(path(dataDir), JSON.stringify(contents), { mode: 0o600 });
}

/** Removes the file; must be called before the lock is released. */
export function removeConnectionFile(dataDir: string): void {
  rmSync(path(dataDir), { force: true });
}

/** Returns the URL of the database that currently runs on this directory, or null. */
export function runningDatabaseUrl(dataDir: string): string | null {
  try {
    const { url, pid } = JSON.parse(readFileSync(path(dataDir), 'utf8')) as Contents;
    return lockHolder(dataDir)?.pid === pid ? url : null;
  } catch {
    return null;
  }
}

function path(dataDir: string): string {
  return join(dataDir, 'connection.json');
}
