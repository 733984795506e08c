import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'bundle-size-'));
  mkdirSync(join(dist, '.vite'));
});
afterEach(() => rmSync(dist, { recursive: true }));

type Limits = Record<string, { kB: number; files: number; nodes?: number }>;
const limitsFile = () => join(dist, 'limits.json');
const writeLimits = (limits: Limits) => writeFileSync(limitsFile(), JSON.stringify(limits));

/**
 * Writes a build with scripts of these sizes in bytes (random data, so gzip does not shrink them) and the scripts of
 * its routes.
 */
function build(
  files: Record<string, number>,
  routes: Record<string, Record<string, string[]>>,
  limits: Limits,
  workerBytes = 9900,
): void {
  for (const [file, bytes] of Object.entries(files)) writeFileSync(join(dist, file), randomBytes(bytes));
  const { [FRAMED]: framed, ...others } = routes;
  writeFileSync(join(dist, '.vite/routes.json'), JSON.stringify(others));
  writeFileSync(join(dist, '.vite/framed-pages.json'), JSON.stringify(framed ? { [FRAMED]: framed } : {}));
  writeFileSync(join(dist, '.vite/service-worker.json'), JSON.stringify({ ownBytes: workerBytes }));
  writeLimits(limits);
}
function measure(...options: string[]) {
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(__dirname, 'bundle-size.mjs'), ...options, dist, limitsFile()],
    { encoding: 'utf8' },
  );
  return { status, stdout };
}

/** The first page with what it fetches once it is drawn, which the build lists apart from the routes. */
const FRAMED = '/ with the parts of its frame';
const FILES = { 'base.js': 100_000, 'list.js': 20_000, 'en.js': 1000, 'hi.js': 3000 };
const ROUTES = {
  '/': { en: ['base.js', 'en.js'], hi: ['base.js', 'hi.js', 'en.js'] },
  '/jobs': { en: ['base.js', 'list.js', 'en.js'], hi: ['base.js', 'list.js', 'hi.js'] },
};
const LIMITS = { '/': { kB: 105, files: 3 }, '/jobs': { kB: 124, files: 3 } };

it('prints the weight of each route in its heaviest language, and passes routes within their limits', () => {
  build(FILES, ROUTES, LIMITS);
  const { status, stdout } = measure();
  expect(stdout).toMatch(/104\.\d kB {3}3 files {2}\/\n/);
  expect(stdout).toMatch(/123\.\d kB {3}3 files {2}\/jobs\n/);
  expect(status).toBe(0);
});

it.each([
  ['has more bytes than its limit', { ...FILES, 'list.js': 22_000 }, ROUTES, LIMITS, '/jobs  FAIL: is above 124 kB'],
  ['has more files than its limit', FILES, ROUTES, { ...LIMITS, '/': { kB: 105, files: 2 } }, '/  FAIL: is above'],
  ['is far below its limit', { ...FILES, 'list.js': 10_000 }, ROUTES, LIMITS, '/jobs  FAIL: has a limit of 124 kB'],
  ['has no limit', FILES, ROUTES, { '/': LIMITS['/'] }, '/jobs  FAIL: has no limit'],
  ['has a limit and does not exist', FILES, { '/': ROUTES['/'] }, LIMITS, 'FAIL: the build has no route /jobs'],
])('fails when a route %s', (_case, files, routes, limits, fault) => {
  build(files, routes, limits as Limits);
  const { status, stdout } = measure();
  expect(stdout).toContain(fault);
  expect(status).toBe(1);
});

it('fails when the first page loads more with the parts of its frame than it may', () => {
  const files = { ...FILES, 'frame.js': 8000, 'sheets.js': 50_000 };
  const limits = { ...LIMITS, [FRAMED]: { kB: 110, files: 3 } };
  const framed = (...parts: string[]) => ({ ...ROUTES, [FRAMED]: { en: ['base.js', 'en.js', ...parts] } });
  build(files, framed('frame.js'), limits);
  expect(measure().status).toBe(0);
  build(files, framed('frame.js', 'sheets.js'), limits);
  const { status, stdout } = measure();
  expect(stdout).toContain(`${FRAMED}  FAIL: is above 110 kB`);
  expect(status).toBe(1);
});

it.each([10_100, 0])('fails when our own part of the service worker has %i bytes', (bytes) => {
  build(FILES, ROUTES, LIMITS, bytes);
  const { status, stdout } = measure();
  expect(stdout).toContain('own part of the service worker  FAIL: is above 10 kB');
  expect(status).toBe(1);
});

it('lowers limits and adds those of new routes with --write, raises none, and leaves those of elements unchanged', () => {
  build(FILES, ROUTES, { '/': { kB: 90, files: 2 } });
  expect(measure('--write').status).toBe(1);
  writeLimits({ '/': { kB: 300, files: 9, nodes: 700 }, '/gone': { kB: 1, files: 1 } });
  expect(measure('--write').status).toBe(0);
  expect(JSON.parse(readFileSync(limitsFile(), 'utf8'))).toEqual({
    '/': { kB: 105, files: 3, nodes: 700 },
    '/jobs': { kB: 124, files: 3 },
  });
});

it('fails if the build is missing', () => {
  writeLimits(LIMITS);
  expect(measure().status).not.toBe(0);
});
