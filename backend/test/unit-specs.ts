import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listUnitSpecs } from './suites.js';
import { isPageSpec } from './native-specs.js';

/**
 * Unit specs that run as separate Jest files, because they replace modules. Jest reads the list as well
 * (`jest.config.mjs`).
 */
export const ALONE_SPECS = JSON.parse(
  readFileSync(new URL('./alone-specs.json', import.meta.url), 'utf8'),
) as readonly string[];

/** Returns whether the source of a spec replaces a module, which would be replaced in all specs of a suite. */
export const replacesModule = (source: string): boolean =>
  /\bjest\s*\.\s*(unstable_mockModule|mock|resetModules)\(/.test(source);

/** Returns the unit specs of the backend that run in suites, as paths relative to its folder. */
export const selectUnitSpecs = (backend: string): string[] =>
  listUnitSpecs(backend).filter((path) => !ALONE_SPECS.includes(path) && !isPageSpec(path));

/** Returns the unit specs of `paths` that replace a module. */
export const listReplacingSpecs = (backend: string, paths: readonly string[]): string[] =>
  paths.filter((path) => replacesModule(readFileSync(join(backend, path), 'utf8')));
