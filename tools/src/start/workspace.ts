import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** Absolute path of the workspace. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Folder for files that can be recreated at any time. */
export const CACHE = join(ROOT, 'node_modules', '.cache', 'nukkad');
