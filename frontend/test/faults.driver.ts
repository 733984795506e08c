import { beforeAll } from '@jest/globals';
import { configure } from '@testing-library/react';
import { createRequire } from 'node:module';
import { resetTexts } from './reset-texts';

/** Values that the environment of generated faults provides (`tools/lab/src/mutants/sample/fault-environment.ts`). */
const { faultSpecs, beginSpec } = globalThis as unknown as {
  faultSpecs: string[];
  beginSpec: (spec: string) => void;
};

/**
 * Milliseconds that a page has to show the content that a test waits for: shorter than normal, so that a fault is
 * noticed soon, even if a busy machine causes a false alarm.
 */
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
    // the other specs can still run; without results this spec counts as unable to judge
    process.stderr.write(`${spec} does not load: ${String(error)}\n`);
  }
}
