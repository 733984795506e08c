import { fileURLToPath } from 'node:url';

/**
 * Node options of processes that run an engine: PostgreSQL's recursion needs a deep stack, the small amount of
 * JavaScript needs only a small space for young objects, garbage of the start is collected once the engine is open, and
 * the engine is validated function by function on first use.
 */
export const ENGINE_FLAGS = ['--stack-size=3900', '--max-semi-space-size=2', '--expose-gc', '--wasm-lazy-validation'];

/** Further options where most code runs for seconds only: compiling it well costs more than it saves. */
export const SHORT_LIVED_FLAGS = ['--liftoff-only'];

/**
 * Settings of the C library for such processes: memory used for compiling WebAssembly returns to the system instead of
 * staying free in an arena per thread, which is a fifth of the memory of an idle process.
 */
export const ENGINE_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * Returns the path of a compiled file of this folder: processes are forked from the build even if the caller runs from
 * source.
 */
export function compiledEntry(file: string): string {
  return fileURLToPath(new URL(`../../dist/embedded/${file}`, import.meta.url));
}
