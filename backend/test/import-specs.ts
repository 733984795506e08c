import { afterAll } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { shareTestApp } from './app.js';
import { NATIVE_SPECS, selectEmbeddedSpecs, shareOfSpecs } from './native-specs.js';
import { callSpecsIn, listCallSpecs } from './suites.js';
import { selectUnitSpecs } from './unit-specs.js';

const BACKEND = join(import.meta.dirname, '..');
const SELECTION_ENDING = '.selection.ts';

/**
 * Runs the call specs below `folder` as one suite: the modules of the product are loaded once for all of them, and they
 * share an application where they ask for no other (`createTestApp`).
 */
export const importSpecs = (folder: string): Promise<void> => importFiles(callSpecsIn(folder));

/** Runs these specs as one suite. */
export async function importFiles(paths: readonly string[]): Promise<void> {
  afterAll(shareTestApp());
  for (const path of paths) {
    Object.assign(globalThis, { importedSpec: path }); // for the environment, which distinguishes the specs of a suite
    await import(path);
  }
}

/**
 * Returns the specs of a selection: the unit specs, the call specs of native engines, or the specs of the embedded
 * database. The latter include the unit specs, which use the same modules, before the first application starts.
 */
export function listSelection(selection: string): readonly string[] {
  if (selection === 'native') return NATIVE_SPECS;
  const units = selectUnitSpecs(BACKEND);
  return selection === 'unit' ? units : [...units, ...selectEmbeddedSpecs(listCallSpecs(BACKEND))];
}

/**
 * Runs, as one suite, the share of specs that belongs to a selection file `<selection>-<number>.selection.ts`: the files
 * of a selection, counted in their folder, together run each of its specs once.
 */
export function importShare(selectionFile: string): Promise<void> {
  const [selection = '', number] = basename(selectionFile, SELECTION_ENDING).split('-');
  const files = readdirSync(dirname(selectionFile)).filter((file) => file.startsWith(`${selection}-`));
  const share = shareOfSpecs(listSelection(selection), Number(number) - 1, files.length);
  return importFiles(share.map((path) => join(BACKEND, path)));
}
