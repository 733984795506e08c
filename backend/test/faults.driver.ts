import { afterAll } from '@jest/globals';
import { shareTestApp } from './app.js';

/** Values provided by the environment of generated faults (`tools/lab/src/mutants/sample/fault-environment.ts`). */
const { faultSpecs, beginSpec } = globalThis as unknown as {
  faultSpecs: string[];
  beginSpec: (spec: string) => void;
};

// loads the specs once; the environment runs each of them for one fault after the other
afterAll(shareTestApp());
for (const spec of faultSpecs) {
  beginSpec(spec);
  try {
    await import(spec);
  } catch (error) {
    // the others can still run; this spec reports no result, so that it is treated as unable to judge
    process.stderr.write(`${spec} does not load: ${String(error)}\n`);
  }
}
