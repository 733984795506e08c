import { fileURLToPath } from 'node:url';

/**
 * Node options of processes that hold an engine: PostgreSQL's recursion needs a deep stack, the little that is
 * JavaScript makes do with a small space for young objects, what opening it took is collected once it is open, and the engine
 * is validated function by function, where it is used.
 */
export const ENGINE_FLAGS = ['--stack-size=3900', '--max-semi-space-size=2', '--expose-gc', '--wasm-lazy-validation'];

/** Further options where most code runs for seconds only: compiling it well costs more than it saves. */
export const SHORT_LIVED_FLAGS = ['--liftoff-only'];

/**
 * For the C library of such processes: what compiling WebAssembly took goes back to the system instead of lying free in
 * an arena for each thread, which is a fifth of the memory of a process at rest.
 */
export const ENGINE_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Path of a compiled file of this folder: processes are forked from the build even when the caller runs from source. */
export function compiledEntry(file: string): string {
  return fileURLToPath(new URL(`../../dist/embedded/${file}`, import.meta.url));
}
