import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'bundle-size-'));
  mkdirSync(join(dist, '.vite'));
});
afterEach(() => rmSync(dist, { recursive: true }));

/** A build whose files have these sizes in bytes (noise, so gzip leaves them as they are). */
function build(files: Record<string, number>): void {
  for (const [file, bytes] of Object.entries(files)) writeFileSync(join(dist, file), randomBytes(bytes));
  const manifest = {
    'index.html': { file: 'entry.js', isEntry: true, imports: ['_base.js'], dynamicImports: ['src/later.tsx'] },
    '_base.js': { file: 'base.js' },
    'src/app/vendor.ts': { file: 'vendor.js', imports: ['_base.js'] },
    'src/app/start.tsx': { file: 'start.js', imports: ['_base.js'] },
    '_home.js': { file: 'home.js', name: 'home', imports: ['index.html', '_base.js'], css: ['home.css'] },
    '_first-en.js': { file: 'first-en.js', name: 'first-en' },
    'src/later.tsx': { file: 'later.js' },
  };
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
}
const measure = () => spawnSync(process.execPath, [join(__dirname, 'bundle-size.mjs'), dist], { encoding: 'utf8' });
const small = { 'first-en.js': 2000, 'vendor.js': 100, 'start.js': 1000 };

it('sums what the first visit loads, each file once, and nothing that comes later', () => {
  build({ 'entry.js': 10_000, 'base.js': 150_000, 'home.js': 20_000, 'later.js': 90_000, ...small });
  const { status, stdout } = measure();
  expect(status).toBe(0);
  expect(stdout).toMatch(/183\.\d kB {2}first visit, limit 200 kB/);
  expect(stdout.match(/base\.js/g)).toHaveLength(1);
  expect(stdout).not.toContain('later.js');
});

it('fails above 200 kB', () => {
  build({ 'entry.js': 10_000, 'base.js': 170_000, 'home.js': 20_000, 'later.js': 1, ...small });
  expect(measure().status).toBe(1);
});

it('fails without a build, or when a part of it is not where it was', () => {
  expect(measure().status).not.toBe(0);
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify({ 'index.html': { file: 'entry.js' } }));
  const { status, stderr } = measure();
  expect(status).not.toBe(0);
  expect(stderr).toContain('the manifest knows no file home');
});
