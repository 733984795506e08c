import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { callSpecsIn, suitesIn, uncoveredSpecs } from './suites.js';

const BACKEND = join(import.meta.dirname, '..');
const FOLDERS = [join(BACKEND, 'src'), join(BACKEND, 'test')];

describe('the suites of call specs', () => {
  it('run each call spec exactly once', () => {
    const specs = FOLDERS.flatMap(callSpecsIn);
    const suites = FOLDERS.flatMap(suitesIn);
    expect(specs.length).toBeGreaterThan(100);
    expect(uncoveredSpecs(specs, suites)).toEqual([]);
  });
});

describe('uncoveredSpecs', () => {
  it('reports a spec without a suite', () => {
    expect(uncoveredSpecs(['/a/x.e2e-spec.ts', '/b/y.e2e-spec.ts'], ['/a/a.suite.ts'])).toEqual([
      '/b/y.e2e-spec.ts is in 0 suites',
    ]);
  });

  it('reports a spec in two suites', () => {
    expect(uncoveredSpecs(['/a/b/x.e2e-spec.ts'], ['/a/a.suite.ts', '/a/b/b.suite.ts'])).toEqual([
      '/a/b/x.e2e-spec.ts is in 2 suites',
    ]);
  });

  it('does not match a folder with a name that begins like another one', () => {
    expect(uncoveredSpecs(['/ab/x.e2e-spec.ts'], ['/a/a.suite.ts'])).toEqual(['/ab/x.e2e-spec.ts is in 0 suites']);
  });
});
