import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { checkDataDirectory } from './checks-before-start.js';

const ENTRY = new URL('../../dist/start/checks-before-start.js', import.meta.url).href;

describe('checkDataDirectory', () => {
  let dataDir: string;
  let child: ChildProcess | null;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'nukkad-checked-'));
    child = null;
  });
  afterEach(() => {
    child?.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('accepts a writable directory, and leaves nothing in it', async () => {
    await checkDataDirectory(dataDir);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('reports in one sentence that the disk of the directory hangs', async () => {
    mkdirSync(join(dataDir, 'db'));
    // reading it waits forever for a writer
    expect(spawnSync('mkfifo', [join(dataDir, 'db', 'lock')]).status).toBe(0);
    // in a separate process, since a check that reads the file itself would hang with it
    const script = `
      import { checkDataDirectory } from ${JSON.stringify(ENTRY)};
      await checkDataDirectory(process.argv[1], 500).catch(({ message }) => console.log(message));`;
    child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir]);
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(output.trim()).toBe(
      `The data directory ${dataDir} does not answer: check the disk or share behind it, or choose another with DATA_DIR.`,
    );
  });
});
