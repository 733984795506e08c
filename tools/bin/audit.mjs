// Audits pages in a browser and prints the faults of each: starts the product with demonstration data in a temporary
// folder, and ends it. The exit code is 1 if a page has faults. Further arguments are passed to Playwright: `-g "seeker
// screens"`.
// - `node audit.mjs lighthouse|axe`: every public page in every language, by Lighthouse or by axe. AUDIT_PAGES, a
//   pattern of "<path> <language>", selects some pages. Lighthouse also rates signed-in pages ("<visitor> <path>").
// - `node audit.mjs weight`: the resources that every route loads and its time to render, for each of its visitors, on
//   the first and a repeated visit, on this machine and on a slow phone. AUDIT_PAGES is a pattern of "<visitor>
//   <route>" here; AUDIT_WRITE=1 writes the numbers of elements into frontend/route-weights.json as limits, and
//   measures nothing else.
// - `node audit.mjs offline`: the time in which the work of today is shown without a network, and in which the page is up to date once the
//   network returns.
// - `node audit.mjs screens`: every screen by axe in every variant, and in every language in the narrowest window and
//   with text of twice the size. `npm test` runs the same spec with one audit per screen.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { buildProduct } from './build-product.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const ofAudit = (name) => ['--config', 'playwright.audits.config.ts', `audits/${name}.audit.ts`];
const AUDITS = {
  axe: { args: ofAudit('axe') },
  lighthouse: { args: ofAudit('lighthouse') },
  weight: { args: ofAudit('weight') },
  offline: { args: ofAudit('offline') },
  screens: { args: ['accessibility.spec.ts'], env: { AUDIT_SCOPE: 'full' } },
};
const [name, ...options] = process.argv.slice(2);
const audit = AUDITS[name];
if (!audit) {
  process.stderr.write(`Which audit: ${Object.keys(AUDITS).join(', ')}?\n`);
  process.exit(2);
}
if (!(await buildProduct())) process.exit(1);
const playwright = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
const { status } = spawnSync(process.execPath, [playwright, 'test', ...audit.args, ...options], {
  cwd: join(ROOT, 'frontend'),
  stdio: 'inherit',
  env: { ...process.env, ...audit.env, CHROMIUM_PATH: findBrowser() },
});
process.exit(status ?? 1);
