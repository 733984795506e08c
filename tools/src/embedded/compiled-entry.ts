import { fileURLToPath } from 'node:url';

/** Node options of processes that hold an engine: PostgreSQL's recursion needs a deep stack. */
export const ENGINE_FLAGS = ['--stack-size=3900'];

/** Path of a compiled file of this folder: processes are forked from the build even when the caller runs from source. */
export function compiledEntry(file: string): string {
  return fileURLToPath(new URL(`../../dist/embedded/${file}`, import.meta.url));
}
