// judge-ci-cost.mjs SECONDS: compares the processor seconds of a run of .ci/run with its budget; ends with 1 above it.
import { BUDGETS } from '../dist/test-run/budgets.js';
import { sampleSlowness } from '../dist/test-run/cpu-time.js';

const seconds = Number(process.argv[2]);
if (!Number.isFinite(seconds) || seconds <= 0) {
  process.stderr.write('Usage: judge-ci-cost.mjs SECONDS\n');
  process.exit(1);
}
const budget = BUDGETS.totals['.ci/run'].cpuSeconds * sampleSlowness().end();
const left = (100 * (1 - seconds / budget)).toFixed(0);
process.stdout.write(
  `.ci/run took ${seconds.toFixed(0)} processor seconds; its budget is ${budget.toFixed(0)} (${left} % left).\n`,
);
process.exit(seconds > budget ? 1 : 0);
