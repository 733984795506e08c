import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCE, specsIn, SUITES, uncoveredSpecs } from './suites';

describe('the suites', () => {
  it('run each spec of the front end exactly once', () => {
    const specs = specsIn('');
    expect(specs.length).toBeGreaterThan(100);
    expect(uncoveredSpecs(specs, SUITES)).toEqual([]);
  });

  it('contain no spec that replaces a module, because it would be replaced in the whole suite', () => {
    const replacing = specsIn('').filter((spec) => readFileSync(join(SOURCE, spec), 'utf8').includes('jest.mock('));
    expect(replacing).toEqual([]);
  });

  it('have a file each', () => {
    const missing = Object.keys(SUITES).filter((name) => !existsSync(join(__dirname, 'suites', `${name}.suite.ts`)));
    expect(missing).toEqual([]);
  });
});

describe('uncoveredSpecs', () => {
  it('reports a spec without a suite', () => {
    expect(uncoveredSpecs(['a/x.spec.ts', 'b/y.spec.ts'], { first: ['a'] })).toEqual(['b/y.spec.ts is in 0 suites']);
  });

  it('reports a spec in two suites', () => {
    expect(uncoveredSpecs(['a/x.spec.ts'], { first: ['a'], second: ['a'] })).toEqual(['a/x.spec.ts is in 2 suites']);
  });

  it('distinguishes a folder from another with the same prefix', () => {
    expect(uncoveredSpecs(['ab/x.spec.ts'], { first: ['a'] })).toEqual(['ab/x.spec.ts is in 0 suites']);
  });
});
