// Builds, then runs every test of the product: Jest in each project, and Playwright in a real browser (installed if the
// machine has none). --native runs the server's suites on native engines, --native-selection only those that depend on
// the engine. The last line is the total.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const scope = process.argv.includes('--native')
  ? 'native'
  : process.argv.includes('--native-selection')
    ? 'native selection'
    : 'all';

const build = spawnSync(
  process.execPath,
  ['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'build,bundle', '--output-style=static-failures-only'],
  { cwd: ROOT, stdio: 'inherit' },
);
if (build.status !== 0) {
  process.stdout.write('\n0 passed, 1 failed\n');
  process.exit(1);
}
// The product that the browser opens is not built again: Nx would replace the files of the build while specs load them.
const { recordBuild } = await import('../dist/start/build.js');
recordBuild();
const { runTests } = await import('../dist/test-run/run-tests.js');
process.exit((await runTests({ root: ROOT, scope, findBrowser })) ? 0 : 1);
