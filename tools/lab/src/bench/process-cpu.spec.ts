import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cpuOf, listTree } from './process-cpu.js';

const describeOnLinux = existsSync('/proc/self/stat') ? describe : describe.skip;

describeOnLinux('the processor time of processes', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'nukkad-process-cpu-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is no number without processes, which is no measured zero', () => expect(cpuOf([])).toBeNaN());

  it('includes that of a descendant while it works', async () => {
    const program = join(folder, 'work.mjs');
    const work = `while (process.cpuUsage().user < 300_000) JSON.stringify(process.versions);`;
    writeFileSync(program, `${work}\nprocess.send('worked'); process.on('message', () => process.exit());`);
    const child = fork(program, { execArgv: [] });
    await once(child, 'message');
    const tree = listTree(process.pid);
    expect(tree).toContain(String(child.pid));
    expect(cpuOf([String(child.pid)])).toBeGreaterThanOrEqual(250);
    expect(cpuOf(tree)).toBeGreaterThan(cpuOf([String(child.pid)]));
    child.send('end');
    await once(child, 'exit');
    expect(cpuOf([String(child.pid)])).toBe(0);
  });
});
