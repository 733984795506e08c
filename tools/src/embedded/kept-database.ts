import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';

/** A database that is made once and then copied, as long as the files that decide its contents are the same. */
export interface KeptDatabaseOptions {
  /** Directory of all stored databases; created if absent. */
  cache: string;
  /** Paths of the files and folders that decide its contents, relative to `root`. */
  sources: readonly string[];
  root: string;
  /** Makes the database in a new data directory, and stops it. */
  make: (dataDir: string) => Promise<void>;
}

const PREFIX = 'test-database-';
/** A database that no run has begun with for so long is not being copied. */
const UNUSED_MS = 600_000;
/** Declarations and maps decide nothing. */
const DECIDES = /(?<!\.d)\.(?:[cm]?[jt]s|json)$/;

/** Returns the data directory of the stored database for these sources, which is created if absent; for `copyOf`. */
export async function keptDatabase({ cache, sources, root, make }: KeptDatabaseOptions): Promise<string> {
  mkdirSync(cache, { recursive: true });
  const kept = join(cache, PREFIX + hashFiles(root, sources));
  if (!existsSync(kept)) await keep(cache, kept, make);
  const now = new Date();
  utimesSync(kept, now, now);
  removeUnused(cache);
  return kept;
}

/** Creates it under another name first, so that a killed process leaves nothing incomplete. */
async function keep(cache: string, kept: string, make: KeptDatabaseOptions['make']): Promise<void> {
  const draft = mkdtempSync(join(cache, `${PREFIX}draft-`));
  try {
    await make(draft);
    renameSync(draft, kept);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // another run was faster
    if (!existsSync(kept)) throw error;
  }
}

function removeUnused(cache: string): void {
  for (const name of readdirSync(cache).filter((entry) => entry.startsWith(PREFIX))) {
    const path = join(cache, name);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > UNUSED_MS) rmSync(path, { recursive: true, force: true });
  }
}

/** Returns a hash over the names and contents of all files under the given paths that programs read. */
function hashFiles(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    const full = join(root, path);
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) add(join(path, name));
    } else if (DECIDES.test(path)) hash.update(`${path}\0`).update(readFileSync(full));
  };
  paths.forEach(add);
  return hash.digest('hex').slice(0, 32);
}
