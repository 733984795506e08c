// Judges every public page in every language by Lighthouse or by axe, and prints what each found: starts the product with
// demonstration data in a temporary folder, and ends it. `node audit.mjs lighthouse|axe`; the exit code is 1 when a page falls short.
// AUDIT_PAGES, a pattern of "<path> <language>", judges some pages alone.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const AUDITS = ['axe', 'lighthouse'];
const [name] = process.argv.slice(2);
if (!AUDITS.includes(name)) {
  process.stderr.write(`Which audit: ${AUDITS.join(' or ')}?\n`);
  process.exit(2);
}
const playwright = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
const { status } = spawnSync(
  process.execPath,
  [playwright, 'test', '--config', 'playwright.audits.config.ts', `audits/${name}.audit.ts`],
  { cwd: join(ROOT, 'frontend'), stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: findBrowser() } },
);
process.exit(status ?? 1);
