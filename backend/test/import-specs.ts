import { afterAll } from '@jest/globals';
import { shareTestApp } from './app.js';
import { callSpecsIn } from './suites.js';

/**
 * Runs the call specs below `folder` as one suite: the modules of the product are loaded once for all of them, and they
 * share an application where they ask for no other (`createTestApp`).
 */
export const importSpecs = (folder: string): Promise<void> => importFiles(callSpecsIn(folder));

/** Runs these call specs as one suite. */
export async function importFiles(paths: readonly string[]): Promise<void> {
  afterAll(shareTestApp());
  for (const path of paths) {
    Object.assign(globalThis, { importedSpec: path }); // for the environment, which tells the specs of a suite apart
    await import(path);
  }
}
