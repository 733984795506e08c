import { mkdtempSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ServerLog } from './server-log.js';

describe('ServerLog', () => {
  let folder: string;
  let warnings: string[];
  /** Bytes that the disk still accepts. */
  let room: number;
  let log: ServerLog;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'nukkad-log-'));
    [warnings, room] = [[], Number.POSITIVE_INFINITY];
    log = new ServerLog(
      join(folder, 'server.log'),
      (line) => warnings.push(line),
      (descriptor, text) => {
        if (room === 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
        const part = text.slice(0, room);
        room -= part.length;
        return writeSync(descriptor, part);
      },
    );
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const written = (): string => readFileSync(log.path, 'utf8');

  it('drops lines that do not fit on a full disk, reports it once, and recovers by itself', () => {
    log.write('one');
    room = 0;
    for (const line of ['two', 'three', 'four']) log.write(line);
    expect(warnings).toEqual(['the log cannot be written (ENOSPC): lines are left out until it can']);
    room = Number.POSITIVE_INFINITY;
    log.write('five');
    expect(written()).toBe('one\nfive\n');
    expect(warnings.slice(1)).toEqual(['the log is written again; 3 lines are missing in it']);
  });

  it('begins a new line after one of which only a part was written', () => {
    room = 6;
    log.write('one');
    log.write('three');
    room = Number.POSITIVE_INFINITY;
    log.write('five');
    expect(written()).toBe('one\nth\nfive\n');
    expect(warnings.at(-1)).toBe('the log is written again; 1 lines are missing in it');
  });

  it('does not throw if its file cannot be created', () => {
    const nowhere = new ServerLog('/dev/null/server.log', (line) => warnings.push(line));
    nowhere.write('one');
    nowhere.write('two');
    expect(warnings).toEqual(['the log cannot be written (EEXIST): lines are left out until it can']);
  });
});
