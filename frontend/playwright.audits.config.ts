import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** Judges every public page in every language, of a product of its own; see tools/bin/audit.mjs. */
export default defineConfig({
  ...journeys,
  timeout: 3_600_000,
  workers: 1,
  reporter: [['./e2e/audits/table-reporter.ts']],
  projects: [{ name: 'audits', testMatch: 'audits/*.audit.ts' }],
});
