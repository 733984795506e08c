import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** Attacks of other origins and the content policy, in a real browser; see tools/bin/test-security.mjs. */
export default defineConfig({
  ...journeys,
  workers: 1,
  projects: [
    { name: 'market', testMatch: 'market.setup.ts' },
    { name: 'security', testMatch: 'security/*.proof.ts', dependencies: ['market'] },
  ],
});
