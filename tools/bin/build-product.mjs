import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Builds the whole product with its compressed pages and records the build, so that a start of the product during the
 * command neither replaces files of the build nor compresses pages. Returns whether the build succeeded.
 */
export async function buildProduct() {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'build,bundle', '--output-style=static-failures-only'],
    { cwd: ROOT, stdio: 'inherit' },
  );
  if (status !== 0) return false;
  const { recordBuild } = await import('../dist/start/build.js');
  recordBuild();
  return true;
}
