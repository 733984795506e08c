import { join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { listSelection } from './import-specs.js';
import { isPageSpec } from './native-specs.js';
import { listUnitSpecs } from './suites.js';
import { ALONE_SPECS, listReplacingSpecs, replacesModule } from './unit-specs.js';

const BACKEND = join(import.meta.dirname, '..');

describe('the suites of unit specs', () => {
  const specs = listUnitSpecs(BACKEND);

  it('contain each unit spec that neither runs alone nor reads the front end', () => {
    const outside = specs.filter((path) => ALONE_SPECS.includes(path) || isPageSpec(path));
    expect(specs.length).toBeGreaterThan(100);
    expect(outside.length).toBeGreaterThan(1);
    expect([...listSelection('unit'), ...outside].sort()).toEqual(specs.sort());
  });

  it('are part of the embedded selection, which contains no spec twice', () => {
    const embedded = listSelection('embedded');
    expect(embedded).toEqual(expect.arrayContaining([...listSelection('unit')]));
    expect(new Set(embedded).size).toBe(embedded.length);
  });

  it('contain no spec that replaces a module, and no other spec runs alone', () => {
    const own = relative(BACKEND, import.meta.filename);
    const replacing = listReplacingSpecs(BACKEND, specs).filter((path) => path !== own);
    expect(replacing).toEqual(ALONE_SPECS);
  });
});

describe('replacesModule', () => {
  it.each([
    ["jest.unstable_mockModule('./x.js', make);", true],
    ["jest.mock('./x.js');", true],
    ['jest.resetModules();', true],
    ["jest.spyOn(object, 'mock');", false],
    ['jest.mocked(object).run()', false],
  ])('reads %s', (source, expected) => {
    expect(replacesModule(source)).toBe(expected);
  });
});
