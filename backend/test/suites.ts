import { readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const CALL_SPEC = '.e2e-spec.ts';
const UNIT_SPEC = '.spec.ts';

const filesEndingOn = (ending: string, folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => join(folder, file));

/** Paths of the call specs below a folder, in alphabetical order. */
export const callSpecsIn = (folder: string): string[] => filesEndingOn(CALL_SPEC, folder);

/** Paths of the suites below a folder; a suite runs the call specs below its own folder. */
export const suitesIn = (folder: string): string[] => filesEndingOn('.suite.ts', folder);

/** Returns one line for each spec that does not run in exactly one of the suites. */
export function uncoveredSpecs(specs: string[], suites: string[]): string[] {
  return specs.flatMap((spec) => {
    const count = suites.filter((suite) => spec.startsWith(dirname(suite) + sep)).length;
    return count === 1 ? [] : [`${spec} is in ${count} suites`];
  });
}

const listFiles = (backend: string, ending: string): string[] =>
  ['src', 'test'].flatMap((folder) =>
    filesEndingOn(ending, join(backend, folder)).map((path) => relative(backend, path)),
  );

/** Paths of every call spec, relative to the folder of the backend. */
export const listCallSpecs = (backend: string): string[] => listFiles(backend, CALL_SPEC);

/** Paths of every unit spec, relative to the folder of the backend. */
export const listUnitSpecs = (backend: string): string[] => listFiles(backend, UNIT_SPEC);
