// Runs sequences of payments and compares disturbed ones with orderly ones. After an interrupted run, continue from the
// seed after the last printed one.
//   npm run sim:money -- [FIRST-LAST]             in memory, 10,000 sequences for each seed, a million by default
//   npm run sim:money -- --database [FIRST-LAST]  on the embedded database, one pair for each seed, 100 by default
//   npm run sim:money -- --crashes                every payment path on the embedded database, interrupted after each step
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { jestArguments, MODES, ROOT } from './money-modes.mjs';

const words = process.argv.slice(2);
const name = /^--(database|crashes)$/.exec(words[0] ?? '')?.[1] ?? 'memory';
const { specs, sequences, variable } = MODES[name];
const [, first, last] = /^(\d{1,6})-(\d{1,6})$/.exec(words[name === 'memory' ? 0 : 1] ?? '1-100') ?? [];
if (last === undefined || Number(last) < Number(first)) {
  process.stderr.write('npm run sim:money -- [--database] [FIRST-LAST], for example 1-100, or --crashes\n');
  process.exit(2);
}
const started = Date.now();
const { status } = spawnSync(process.execPath, jestArguments(specs), {
  cwd: join(ROOT, 'backend'),
  env: {
    ...process.env,
    NX_TASK_TARGET_TARGET: 'test',
    [variable]: name === 'crashes' ? 'all' : `${first}-${last}`,
  },
  stdio: 'inherit',
});
const seconds = (Date.now() - started) / 1000;
const count = (Number(last) - Number(first) + 1) * sequences;
// an interrupted run did not run all of them
if (count > 0 && status === 0) {
  process.stdout.write(`${count} sequences in ${Math.round(seconds)} s: ${Math.round(count / seconds)} a second\n`);
}
process.exitCode = status ?? 1;
