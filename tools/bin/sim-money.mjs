// Runs sequences of payments in memory, 10,000 for each seed, and shows how often each posting occurred. A run that was ended goes on
// from the seed after the last one that it printed: npm run sim:money -- [FIRST-LAST], a million by default.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const SEQUENCES = 10_000;
const [, first, last] = /^(\d{1,6})-(\d{1,6})$/.exec(process.argv[2] ?? '1-100') ?? [];
if (last === undefined || Number(last) < Number(first)) {
  process.stderr.write('npm run sim:money -- [FIRST-LAST], for example 1-100\n');
  process.exit(2);
}
const root = join(import.meta.dirname, '../..');
const jest = join(root, 'node_modules/jest/bin/jest.js');
const started = Date.now();
const { status } = spawnSync(
  process.execPath,
  ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', jest, '--runInBand', 'payments-model'],
  {
    cwd: join(root, 'backend'),
    env: { ...process.env, NX_TASK_TARGET_TARGET: 'test', MONEY_SEEDS: `${first}-${last}` },
    stdio: 'inherit',
  },
);
const seconds = (Date.now() - started) / 1000;
const count = (Number(last) - Number(first) + 1) * SEQUENCES;
process.stdout.write(`${count} sequences in ${Math.round(seconds)} s: ${Math.round(count / seconds)} a second\n`);
process.exitCode = status ?? 1;
