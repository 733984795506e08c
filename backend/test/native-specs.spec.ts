import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { NATIVE_SPECS, READ_MODEL_SPECS, shareOfNativeSpecs } from './native-specs.js';

const BACKEND = join(import.meta.dirname, '..');
const MODULES = join(BACKEND, 'src/modules');

describe('the specs that run on native engines', () => {
  it('are files that exist', () => {
    expect(NATIVE_SPECS.length).toBeGreaterThan(50);
    expect(NATIVE_SPECS.filter((path) => !existsSync(join(BACKEND, path)))).toEqual([]);
  });

  it('include one for each read model', () => {
    const files = readdirSync(MODULES, { recursive: true, encoding: 'utf8' });
    const readModels = files
      .filter((file) => file.endsWith('.read-model.ts'))
      .map((file) => file.replace('.read-model.ts', ''));
    expect(Object.keys(READ_MODEL_SPECS).sort()).toEqual(readModels.sort());
  });

  it('are shared out so that each runs once', () => {
    const shares = [0, 1].flatMap((first) => shareOfNativeSpecs(first, 2, '/root'));
    expect(shares.sort()).toEqual(NATIVE_SPECS.map((path) => `/root/${path}`));
  });
});
