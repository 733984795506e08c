import { expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { BUDGETS } from '../test-run/budgets.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

it('the budgets of spec files name files that exist', () => {
  const files = Object.keys(BUDGETS.specFiles);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
