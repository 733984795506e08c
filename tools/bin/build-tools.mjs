import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const COMPILER = join(ROOT, 'tools', 'bin', 'compile.mjs');
const STAMP = join(ROOT, 'node_modules', '.cache', 'nukkad', 'tools-stamp');
const COVERED = ['tools/src', 'tools/package.json', 'tools/tsconfig.lib.json', 'tsconfig.base.json', 'tools/dist'];

/** Compiles tools/ if something in it changed since the last time. Throws one sentence. */
export async function buildTools() {
  if (!existsSync(join(ROOT, 'node_modules', 'typescript-7')))
    throw new Error('The packages are not installed: run npm ci first.');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === (await stamp())) return;
  const started = performance.now();
  const result = spawnSync(process.execPath, [COMPILER, 'tools/tsconfig.lib.json', '--noCheck'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (result.status !== 0) {
    throw new Error(`${result.stdout}${result.stderr}\nThe launcher does not compile: put right what it says above.`);
  }
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, (await stamp()) ?? '');
  process.stdout.write(`  launcher  ${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s\n`);
}

/** Returns the stamp of the sources; null while the function that computes it is not compiled itself. */
async function stamp() {
  if (!existsSync(join(ROOT, 'tools', 'dist', 'start', 'fingerprint.js'))) return null;
  const { fingerprint } = await import('../dist/start/fingerprint.js');
  return fingerprint(ROOT, COVERED);
}
