import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { FaultySource } from './code-operators.js';
import { readEquivalents, staleEquivalents } from './equivalents.js';
import { type Fault, faultsOf } from './fault.js';
import { faultsIn } from './fault-scope.js';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
const SOURCE = 'const run = (a, b) => a < b;';
const inSource = (file: string): Fault[] => faultsOf(file, 'jobs', SOURCE, new FaultySource(file, SOURCE).list());
const ENTRY = '- { file: a.ts, operator: bound-moved, change: a <= b, reason: The two are never equal. }';

describe('list of equivalent faults', () => {
  it('means one fault of the source', () => {
    expect(staleEquivalents(readEquivalents(ENTRY), inSource)).toEqual([]);
  });

  it.each([
    [
      'a change that is gone',
      ENTRY.replace('a <= b', 'a <= c'),
      'a.ts, bound-moved, "a <= c" means 0 faults instead of one',
    ],
    [
      'an operator that makes no such change',
      ENTRY.replace('bound-moved', 'sort-swapped'),
      'a.ts, sort-swapped, "a <= b" means 0 faults instead of one',
    ],
  ])('is stale with %s', (_name, yaml, line) => {
    expect(staleEquivalents(readEquivalents(yaml), inSource)).toEqual([line]);
  });

  it('needs a reason for each', () => {
    expect(() => readEquivalents(ENTRY.replace(/reason: .*\. /, ''))).toThrow('equivalent fault 1 says no reason');
  });

  it('fits the sources of the product', () => {
    const yaml = readFileSync(`${ROOT}tools/lab/equivalent-faults.yaml`, 'utf8');
    expect(staleEquivalents(readEquivalents(yaml), (file) => faultsIn(ROOT, file))).toEqual([]);
  });
});
