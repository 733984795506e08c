import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** Makes the pictures in docs/screens from a product of its own; see tools/bin/screens.mjs. */
export default defineConfig(journeys, {
  testDir: 'e2e/screens',
  testMatch: '**/*.shots.ts',
  timeout: 600_000,
});
