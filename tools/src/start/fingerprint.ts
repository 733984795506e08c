import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns a hash over name, size and modification time of every file under the given paths, except files and folders
 * with a name that matches `ignored`; a missing path is part of the hash.
 */
export function fingerprint(root: string, paths: readonly string[], ignored = /^node_modules$/): string {
  const hash = createHash('sha256');
  for (const path of paths) add(root, path, ignored, hash);
  return hash.digest('hex');
}

function add(root: string, path: string, ignored: RegExp, hash: ReturnType<typeof createHash>): void {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found?.isDirectory()) {
    hash.update(`${path}\0${found ? `${found.size} ${found.mtimeMs}` : 'missing'}\n`);
    return;
  }
  for (const name of readdirSync(join(root, path)).sort()) {
    if (!ignored.test(name)) add(root, join(path, name), ignored, hash);
  }
}
