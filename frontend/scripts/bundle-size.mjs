/**
 * Measures the JavaScript that the first visit needs: the entry, the landing page and their English texts, each file
 * gzipped as a server sends it. `node scripts/bundle-size.mjs [dist]` prints them and exits with 1 above the limit.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT_BYTES = 200_000;
const FIRST_VISIT = ['index.html', 'src/app/vendor.ts', 'src/app/start.tsx'];
/** Files of the first visit by their name in `script-files.ts`. */
const FILES_OF_FIRST_VISIT = ['home', 'first-en'];

/** The key of a file in the manifest. */
function findKey(manifest, name) {
  const [key] = Object.entries(manifest).find(([, chunk]) => chunk.name === name) ?? [];
  if (!key) throw new Error(`the manifest knows no file ${name}: build the frontend first`);
  return key;
}

/** Every script that the named sources load at once; what they import later is not counted. */
function scriptsOf(manifest, sources) {
  const files = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the manifest knows no ${key}: build the frontend first`);
    if (files.has(chunk.file)) return;
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  sources.forEach(visit);
  return [...files];
}

const dist = resolve(process.argv[2] ?? join(import.meta.dirname, '..', 'dist'));
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
const files = FILES_OF_FIRST_VISIT.map((name) => findKey(manifest, name));
const sizes = scriptsOf(manifest, [...FIRST_VISIT, ...files])
  .map((file) => ({ file, bytes: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length }))
  .sort((a, b) => b.bytes - a.bytes);
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);

const line = (bytes, name) => console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${name}`);
for (const { file, bytes } of sizes) line(bytes, file);
line(total, `first visit, limit ${LIMIT_BYTES / 1000} kB`);
if (total > LIMIT_BYTES) process.exitCode = 1;
