import { beforeAll, describe } from '@jest/globals';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { forgetParts } from '../src/shared/rendering/lazy-part';
import { resetTexts } from './reset-texts';
import { SOURCE, specsIn, SUITES, workspacePath } from './suites';

// an imported spec would add its tests after Jest has counted them
const loadSpec = createRequire(__filename);

/**
 * Runs the specs of a suite in one environment. Each is a separate `describe`, which isolates its hooks, and starts
 * with the texts of every page: a page that does not load its own texts fails even if another spec loaded them. Fetched
 * parts of pages are reset as well: a part that was fetched before is drawn at once, without the texts that are fetched
 * with it.
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
