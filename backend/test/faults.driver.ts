import { afterAll } from '@jest/globals';
import { shareTestApp } from './app.js';

/** What the environment of generated faults provides (`tools/src/mutants/sample/fault-environment.ts`). */
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
    // the others can still run; nothing is told of this one, which is taken as one that cannot judge
    process.stderr.write(`${spec} does not load: ${String(error)}\n`);
  }
}
