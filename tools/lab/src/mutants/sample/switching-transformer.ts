import { createRequire } from 'node:module';
import { currentPlan } from './plan.js';
import { withNotes, withSwitches } from './switched-source.js';

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
 * Creates a Jest transformer that compiles in the faults of the plan, or records, before it passes a file to the
 * project's own transformer.
 */
export function createTransformer({ path: inner, config }: Options): Transformer {
  const require = createRequire(import.meta.url);
  const transformer = (require(inner) as { createTransformer(config: unknown): Transformer }).createTransformer(config);
  const plan = currentPlan();
  const changed = (source: string, path: string): string => {
    const switches = plan?.switches[path];
    const noted = plan?.noted[path];
    if (switches) return withSwitches(source, switches);
    return noted === undefined ? source : withNotes(noted, source);
  };
  return {
    canInstrument: false,
    process: (source, path, options) => transformer.process(changed(source, path), path, options),
    processAsync: (source, path, options) => transformer.processAsync(changed(source, path), path, options),
    getCacheKey: (source, path, options) => transformer.getCacheKey(changed(source, path), path, options),
  };
}

export default { createTransformer };
