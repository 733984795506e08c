// Attacks a product of its own in every way that docs/security/asvs.md names, and prints what it measured beside the targets. The
// last line counts what passed and what failed.
// `npm run test:security -- --requests 600 --seed 1 --part server`: requests of the fuzzer to each call, its seed, and one part alone.
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { buildProduct } from './build-product.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
if (!(await buildProduct())) {
  process.stdout.write('\n0 passed, 1 failed\n');
  process.exit(1);
}
const { testSecurity } = await import('../dist/security/test-security.js');
process.exit((await testSecurity(process.argv.slice(2), { root: ROOT, findBrowser })) ? 0 : 1);
