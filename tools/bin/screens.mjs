// Takes pictures of every screen into .screens, which git ignores: starts the product with demonstration data in a
// temporary folder, opens it in a browser on a phone and on a desktop, and ends it. The pictures in README.md are
// copied to docs/screens after a successful run.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { buildProduct } from './build-product.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PICTURES = join(ROOT, '.screens');
const SHOWN = join(ROOT, 'docs', 'screens');
const playwright = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
const filter = process.argv.slice(2);

if (!(await buildProduct())) process.exit(1);
mkdirSync(PICTURES, { recursive: true });
if (filter.length === 0) {
  for (const file of readdirSync(PICTURES)) if (file.endsWith('.png')) rmSync(join(PICTURES, file));
}
const { status } = spawnSync(
  process.execPath,
  [playwright, 'test', '--config', 'playwright.screens.config.ts', ...filter],
  { cwd: join(ROOT, 'frontend'), stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: findBrowser() } },
);
if (status === 0) {
  const shown = readFileSync(join(ROOT, 'README.md'), 'utf8').matchAll(/\]\(docs\/screens\/([\w-]+\.png)\)/g);
  for (const [, name] of shown) {
    if (existsSync(join(PICTURES, name))) copyFileSync(join(PICTURES, name), join(SHOWN, name));
  }
}
process.exit(status ?? 1);
