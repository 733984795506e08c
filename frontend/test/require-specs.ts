import { beforeAll, describe } from '@jest/globals';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { resetTexts } from './reset-texts';
import { SOURCE, specsIn, SUITES, workspacePath } from './suites';

// a spec that is imported would add its tests after Jest has counted them
const loadSpec = createRequire(__filename);

/**
 * Runs the specs of a suite in one environment. Each is a `describe` of its own, which keeps its hooks to itself, and starts
 * with the texts that every page has: a page that does not load its texts fails although another spec loaded them.
 */
export function requireSpecs(suite: keyof typeof SUITES): void {
  for (const spec of SUITES[suite].flatMap(specsIn)) {
    describe(workspacePath(spec), () => {
      beforeAll(resetTexts);
      loadSpec(join(SOURCE, spec));
    });
  }
}
