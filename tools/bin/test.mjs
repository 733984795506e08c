// Builds, then runs every test of the product: Jest in each project, and Playwright in a real browser (installed if the
// machine has none). --native runs the server's suites on native engines, --native-selection only those that depend on
// the engine. The last line is the total.
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { buildProduct } from './build-product.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const scope = process.argv.includes('--native')
  ? 'native'
  : process.argv.includes('--native-selection')
    ? 'native selection'
    : 'all';

if (!(await buildProduct())) {
  process.stdout.write('\n0 passed, 1 failed\n');
  process.exit(1);
}
const { runTests } = await import('../dist/test-run/run-tests.js');
process.exit((await runTests({ root: ROOT, scope, findBrowser })) ? 0 : 1);
