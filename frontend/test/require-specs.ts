import { beforeAll, describe } from '@jest/globals';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { forgetParts } from '../src/shared/rendering/lazy-part';
import { resetTexts } from './reset-texts';
import { SOURCE, specsIn, SUITES, workspacePath } from './suites';

// a spec that is imported would add its tests after Jest has counted them
const loadSpec = createRequire(__filename);

/**
 * Runs the specs of a suite in one environment. Each is a `describe` of its own, which keeps its hooks to itself, and starts
 * with the texts that every page has: a page that does not load its texts fails although another spec loaded them. The parts of pages
 * are forgotten as well: a part is drawn at once when it was fetched before, and its texts, which came with it, would be missing.
 */
export function requireSpecs(suite: keyof typeof SUITES): void {
  for (const spec of SUITES[suite].flatMap(specsIn)) {
    describe(workspacePath(spec), () => {
      beforeAll(() => {
        resetTexts();
        forgetParts();
      });
      loadSpec(join(SOURCE, spec));
    });
  }
}
