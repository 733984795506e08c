/**
 * Measures the JavaScript that each route loads before its content is drawn, and the first page with the parts of its
 * frame, in the heaviest language, each file gzipped as a server sends it. `node scripts/bundle-size.mjs [--write]
 * [dist] [limits]` prints bytes and files of each route and exits with 1 if a route has no limit in
 * `route-weights.json`, is above its limit, or is so far below it that the limit is useless, or if our own part of the
 * service worker is above its limit. The limits of elements (`nodes`) belong to `npm run audit:weight` and stay
 * unchanged. `--write` lowers limits to the measured values and adds limits for new routes; raise a limit by hand, with
 * the reason in the commit.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

/** How far below its limit a route may be, in kB. */
const SLACK_KB = 2;
const BYTES_PER_KB = 1000;
/** Limit of our own part of the service worker, minified, in kB: browsers start it for each push and each navigation. */
const WORKER_KB = 10;

const isWriting = process.argv.includes('--write');
const [distFolder, limitsFile] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const dist = resolve(distFolder ?? join(import.meta.dirname, '..', 'dist'));
const limitsPath = resolve(limitsFile ?? join(import.meta.dirname, '..', 'route-weights.json'));
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

const sizes = new Map();
/** The bytes of a script, gzipped. */
function measureScript(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length);
  return sizes.get(file);
}
const measureScripts = (files) => files.reduce((sum, file) => sum + measureScript(file), 0);

/** Returns the weight of a route in its heaviest language. */
function measureRoute(languages) {
  const lists = Object.values(languages);
  return {
    kB: Math.max(...lists.map(measureScripts)) / BYTES_PER_KB,
    files: Math.max(...lists.map(({ length }) => length)),
  };
}

/** Returns the reason why the weight of a route does not match its limit; nothing if it matches. */
function judge({ kB, files }, limit) {
  if (!limit) return 'has no limit';
  if (kB > limit.kB || files > limit.files) return `is above ${limit.kB} kB, ${limit.files} files`;
  if (kB < limit.kB - SLACK_KB || files < limit.files) return `has a limit of ${limit.kB} kB, ${limit.files} files`;
  return undefined;
}

const routes = { ...read(join(dist, '.vite', 'routes.json')), ...read(join(dist, '.vite', 'framed-pages.json')) };
const limits = read(limitsPath);
const measured = Object.fromEntries(
  Object.entries(routes).map(([route, languages]) => [route, measureRoute(languages)]),
);

if (isWriting) {
  const lower = (known, now) => Math.min(known ?? Infinity, now);
  const written = Object.entries(measured).map(([route, { kB, files }]) => [
    route,
    { ...limits[route], kB: lower(limits[route]?.kB, Math.ceil(kB)), files: lower(limits[route]?.files, files) },
  ]);
  writeFileSync(limitsPath, `${JSON.stringify(Object.fromEntries(written), null, 2)}\n`);
}

const now = isWriting ? read(limitsPath) : limits;
let failed = 0;
for (const [route, weight] of Object.entries(measured)) {
  const fault = judge(weight, now[route]);
  if (fault) failed++;
  const line = `${weight.kB.toFixed(1).padStart(7)} kB ${String(weight.files).padStart(3)} files  ${route}`;
  console.log(fault ? `${line}  FAIL: ${fault}` : line);
}
for (const route of Object.keys(now).filter((known) => !measured[known])) {
  failed++;
  console.log(`FAIL: the build has no route ${route}`);
}
const workerKB = read(join(dist, '.vite', 'service-worker.json')).ownBytes / BYTES_PER_KB;
const isWorkerLight = workerKB > 0 && workerKB <= WORKER_KB;
if (!isWorkerLight) failed++;
const workerLine = `${workerKB.toFixed(1).padStart(7)} kB          own part of the service worker`;
console.log(isWorkerLight ? workerLine : `${workerLine}  FAIL: is above ${WORKER_KB} kB, or was not measured`);
if (failed > 0) process.exitCode = 1;
