import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MIGRATIONS } from '../migrations.js';
import { migrationsUpTo, RELEASED_CHECKSUMS, RELEASES } from './releases.js';

const FOLDER = fileURLToPath(new URL('..', import.meta.url));
const SCRIPT = fileURLToPath(new URL('../../../scripts/record-release.mjs', import.meta.url));

const filesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /^\d+-.*\.ts$/.test(name))
    .sort();
const checksum = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

describe('the migrations', () => {
  it('are all listed, in the order of their files', () => {
    const numbers = MIGRATIONS.map(({ name }) => name.slice(-13));
    expect(filesIn(FOLDER).map((file) => file.slice(0, 13))).toEqual(numbers);
  });

  it('are unchanged since their release', () => {
    const now = Object.keys(RELEASED_CHECKSUMS).map((file) => [file, checksum(join(FOLDER, file))]);
    expect(Object.fromEntries(now)).toEqual(RELEASED_CHECKSUMS);
  });

  it('have a checksum for all releases, and follow those released before', () => {
    const counts = RELEASES.map((release) => migrationsUpTo(release).length);
    expect(counts).toEqual([...counts].sort((one, other) => one - other));
    expect(Object.keys(RELEASED_CHECKSUMS).sort()).toEqual(filesIn(FOLDER).slice(0, counts.at(-1)));
  });
});

describe('record-release', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'nukkad-release-'));
    cpSync(FOLDER, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const record = (): { status: number | null; told: string } => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, folder], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] },
    });
    return { status, told: stdout + stderr };
  };
  const read = (): { releases: unknown[]; checksums: Record<string, string> } =>
    JSON.parse(readFileSync(join(folder, 'tests/releases.json'), 'utf8'));

  it('adds the newest migration as the last of a release, with its checksum', () => {
    const file = '9999999999999-drop-all.ts';
    writeFileSync(join(folder, file), 'export class DropAll9999999999999 {}');
    expect(record().status).toBe(0);
    const { releases, checksums } = read();
    expect(releases.slice(RELEASES.length)).toEqual([{ lastMigration: 'DropAll9999999999999' }]);
    expect(checksums[file]).toBe(checksum(join(folder, file)));
  });

  it('adds no release without a new migration', () => {
    record();
    const before = read();
    expect(record().status).toBe(0);
    expect(read()).toEqual(before);
  });

  it('refuses when a released migration has changed', () => {
    const file = Object.keys(RELEASED_CHECKSUMS)[0] as string;
    writeFileSync(join(folder, file), 'export class DropAll9999999999999 {}');
    expect(record()).toEqual({
      status: 1,
      told: expect.stringContaining(`${file} was released and has changed since`),
    });
  });
});
