// Runs a million pairs of sequences of payments in memory, or as many as its argument says, and shows how often each posting occurred.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const jest = join(root, 'node_modules/jest/bin/jest.js');
const started = Date.now();
const { status } = spawnSync(
  process.execPath,
  ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', jest, '--runInBand', 'payments-model'],
  {
    cwd: join(root, 'backend'),
    env: { ...process.env, NX_TASK_TARGET_TARGET: 'test', MONEY_PAIRS: process.argv[2] ?? '1000000' },
    stdio: 'inherit',
  },
);
process.stdout.write(`${Math.round((Date.now() - started) / 1000)} s\n`);
process.exitCode = status ?? 1;
