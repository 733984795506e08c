import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { removeFrameworkParts } from './production-router';

const folder = join(
  dirname(createRequire(require.resolve('react-router-dom')).resolve('react-router')),
  '..',
  'production',
);
const ROUTER = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .find((code) => code.includes('function createRouter('));

describe('removeFrameworkParts', () => {
  it('replaces the parts for frameworks of the installed router', () => {
    const code = removeFrameworkParts(ROUTER ?? '');
    expect(code).toContain('function usePrefetchBehavior() { return [false, null, {}]; }');
    expect(code).toContain('var NavLink = /* @__PURE__ */ React');
    expect(code).not.toMatch(/^\w+\.displayName = /m);
  });

  it('refuses a router without such a part', () => {
    expect(() => removeFrameworkParts('function createRouter() {}')).toThrow('The router has no usePrefetchBehavior');
  });

  it('leaves other files unchanged', () => {
    expect(removeFrameworkParts('Link.displayName = "Link";')).toBe('Link.displayName = "Link";');
  });
});
