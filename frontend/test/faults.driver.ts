import { beforeAll } from '@jest/globals';
import { configure } from '@testing-library/react';
import { createRequire } from 'node:module';
import { resetTexts } from './reset-texts';

/** What the environment of generated faults provides (`tools/src/mutants/sample/fault-environment.ts`). */
const { faultSpecs, beginSpec } = globalThis as unknown as {
  faultSpecs: string[];
  beginSpec: (spec: string) => void;
};

/** Milliseconds that a page has to show what a test waits for: a fault is noticed sooner than a busy machine is forgiven. */
const WAIT_MS = 6_000;

const loadSpec = createRequire(__filename);

// loads the specs once; the environment runs each of them for one fault after the other
configure({ asyncUtilTimeout: WAIT_MS });
for (const spec of faultSpecs) {
  beginSpec(spec);
  beforeAll(resetTexts);
  try {
    loadSpec(spec);
  } catch (error) {
    // the others can still run; nothing is told of this one, which is taken as one that cannot judge
    process.stderr.write(`${spec} does not load: ${String(error)}\n`);
  }
}
