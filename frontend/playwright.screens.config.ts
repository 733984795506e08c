import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** Makes the pictures in .screens from a product of its own; see tools/bin/screens.mjs. */
export default defineConfig({
  ...journeys,
  timeout: 600_000,
  projects: [
    { name: 'market', testMatch: 'market.setup.ts' },
    { name: 'pictures', testMatch: 'screens/*.shots.ts', dependencies: ['market'] },
  ],
});
