import { afterAll } from '@jest/globals';
import { shareTestApp } from './app.js';
import { callSpecsIn } from './suites.js';

/**
 * Runs the call specs below `folder` as one suite: the modules of the product are loaded once for all of them, and they
 * share an application where they ask for no other (`createTestApp`).
 */
export async function importSpecs(folder: string): Promise<void> {
  afterAll(shareTestApp());
  for (const file of callSpecsIn(folder)) await import(file);
}
