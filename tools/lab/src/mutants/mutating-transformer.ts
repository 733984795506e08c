import { createRequire } from 'node:module';
import { plant } from './mutant.js';

/** Environment variable with the bug to plant: JSON of `{ file, find, replace }`, with an absolute path. */
export const MUTANT_VARIABLE = 'PLANTED_MUTANT';

interface Transformer {
  canInstrument?: boolean;
  process(source: string, path: string, options: unknown): unknown;
  processAsync(source: string, path: string, options: unknown): Promise<unknown>;
  getCacheKey(source: string, path: string, options: unknown): string;
}

interface Options {
  /** Absolute path of the transformer that the project uses, and its configuration. */
  path: string;
  config: unknown;
}

/**
 * Creates a Jest transformer that plants a bug into one file before the project's own transformer receives it: no file
 * changes.
 */
export function createTransformer({ path: inner, config }: Options): Transformer {
  const require = createRequire(import.meta.url);
  const transformer = (require(inner) as { createTransformer(config: unknown): Transformer }).createTransformer(config);
  const mutant = JSON.parse(process.env[MUTANT_VARIABLE] ?? 'null') as {
    file: string;
    find: string;
    replace: string;
  } | null;
  const planted = (source: string, path: string): string => (path === mutant?.file ? plant(source, mutant) : source);
  return {
    canInstrument: false,
    process: (source, path, options) => transformer.process(planted(source, path), path, options),
    processAsync: (source, path, options) => transformer.processAsync(planted(source, path), path, options),
    getCacheKey: (source, path, options) => transformer.getCacheKey(planted(source, path), path, options),
  };
}

export default { createTransformer };
