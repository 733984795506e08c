import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { LIMITS } from './e2e/support/limits';

/** Asks the system for a port that nobody uses. Workers inherit it, so all talk to the same product. */
function freePort(): string {
  const ask =
    "const s=require('net').createServer().listen(0,'127.0.0.1',()=>{console.log(s.address().port);s.close()})";
  return execFileSync(process.execPath, ['-e', ask], { encoding: 'utf8' }).trim();
}

/** A data directory that goes when the run ends. Workers inherit it. */
function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'nukkad-e2e-'));
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** A product that runs already; without it one is started for the run. */
const running = process.env['E2E_BASE_URL'];
const port = running ? '' : (process.env['E2E_PORT'] ??= freePort());
const dataDir = running ? '' : (process.env['E2E_DATA_DIR'] ??= temporaryDirectory());
const origin = running ?? `http://127.0.0.1:${port}`;
// the rule of `npm test`; workers inherit the answer
const chromium = (process.env['CHROMIUM_PATH'] ??= execFileSync(process.execPath, ['bin/browser.mjs'], {
  ...{ cwd: join(import.meta.dirname, '../tools'), encoding: 'utf8' },
}).trim());

/** What looks at the screens of the demonstration seeker and employer, which must have met. */
const SCREEN_SPECS = ['accessibility.spec.ts', 'reflow.spec.ts', 'sheets.spec.ts', 'visibility.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  timeout: LIMITS.test,
  expect: { timeout: LIMITS.condition },
  retries: 0,
  // no test leans on another: each has its own people, and what all look at is made once, before
  workers: 2,
  fullyParallel: true,
  projects: [
    { name: 'market', testMatch: 'market.setup.ts' },
    {
      name: 'screens',
      testMatch: SCREEN_SPECS,
      dependencies: ['market'],
    },
    { name: 'journeys', testMatch: '*.spec.ts', testIgnore: SCREEN_SPECS },
  ],
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    baseURL: origin,
    actionTimeout: LIMITS.action,
    navigationTimeout: LIMITS.action,
    // phones first; a journey that needs a wide screen sets its own size
    viewport: { width: 360, height: 740 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    geolocation: { latitude: 12.9716, longitude: 77.5946 },
    permissions: ['geolocation'],
    // a test of motion asks for it; all others do not wait for it
    contextOptions: { reducedMotion: 'reduce' },
    // a worker would hide requests from the routes of a test
    serviceWorkers: 'block',
    // recording every step costs a third more; E2E_TRACE=1 does, for a journey that fails
    trace: process.env['E2E_TRACE'] ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  ...(running
    ? {}
    : {
        webServer: {
          command: 'npm start',
          cwd: '..',
          url: `${origin}/api/health/ready`,
          timeout: LIMITS.start,
          env: {
            PORT: port,
            PUBLIC_URL: origin,
            DATA_DIR: dataDir,
            NODE_ENV: 'development',
            // how fast the machine is decides nothing
            DB_STATEMENT_TIMEOUT_MS: '60000',
            DB_QUERY_TIMEOUT_MS: '60000',
            DB_POOL_WAIT_MS: '60000',
            OVERLOAD_WAIT_MS: '60000',
          },
          gracefulShutdown: { signal: 'SIGTERM', timeout: LIMITS.action },
          stdout: 'pipe',
        },
      }),
});
