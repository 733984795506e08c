import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildProduct } from './build-product.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Updates the build, then runs a compiled program with the arguments of this one, and exits with its code. With
 * `startsServers` the whole product is built: servers are started from the bundle and serve the front end.
 */
export async function runBuilt(program, { startsServers = false, folder = 'tools', project = '@nukkad/tools' } = {}) {
  const node = (args) => spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
  const buildParts = () =>
    node([
      ...['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'build', '-p', `${project},@nukkad/backend`],
      '--output-style=static-failures-only',
    ]) === 0;
  const isBuilt = startsServers ? await buildProduct() : buildParts();
  process.exit(isBuilt ? node([join(ROOT, folder, 'dist', program), ...process.argv.slice(2)]) : 1);
}
