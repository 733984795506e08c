import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const { jestArguments, MODES, ROOT } = (await import(new URL('../../bin/money-modes.mjs', import.meta.url).href)) as {
  ROOT: string;
  MODES: Record<string, { specs: string[] }>;
  jestArguments: (specs: readonly string[]) => string[];
};

it.each(Object.entries(MODES))('the mode %s of the simulation of money runs its specs', (_name, { specs }) => {
  const backend = join(ROOT, 'backend');
  const env = { ...process.env, NX_TASK_TARGET_TARGET: 'test' };
  const { stdout } = spawnSync(process.execPath, [...jestArguments(specs), '--listTests'], {
    ...{ cwd: backend, env, encoding: 'utf8' },
  });
  const listed = stdout.split('\n').filter(Boolean).sort();
  expect(listed).toEqual(specs.map((spec) => join(backend, spec)).sort());
});
