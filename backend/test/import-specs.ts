import { afterAll } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { shareTestApp } from './app.js';
import { NATIVE_SPECS, selectEmbeddedSpecs, shareOfSpecs } from './native-specs.js';
import { callSpecsIn, listCallSpecs } from './suites.js';

const BACKEND = join(import.meta.dirname, '..');
const SELECTION_ENDING = '.selection.ts';

/**
 * Runs the call specs below `folder` as one suite: the modules of the product are loaded once for all of them, and they
 * share an application where they ask for no other (`createTestApp`).
 */
export const importSpecs = (folder: string): Promise<void> => importFiles(callSpecsIn(folder));

/** Runs these call specs as one suite. */
export async function importFiles(paths: readonly string[]): Promise<void> {
  afterAll(shareTestApp());
  for (const path of paths) {
    Object.assign(globalThis, { importedSpec: path }); // for the environment, which distinguishes the specs of a suite
    await import(path);
  }
}

/**
 * Runs, as one suite, the share of call specs that belongs to a selection file `<engine>-<number>.selection.ts`: the files
 * of an engine, counted in their folder, together run each of its specs once.
 */
export function importShare(selectionFile: string): Promise<void> {
  const [engine, number] = basename(selectionFile, SELECTION_ENDING).split('-');
  const files = readdirSync(dirname(selectionFile)).filter((file) => file.startsWith(`${engine}-`));
  const specs = engine === 'native' ? NATIVE_SPECS : selectEmbeddedSpecs(listCallSpecs(BACKEND));
  const share = shareOfSpecs(specs, Number(number) - 1, files.length);
  return importFiles(share.map((path) => join(BACKEND, path)));
}
