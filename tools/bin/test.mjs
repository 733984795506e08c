// Builds, then runs every test of the product: Jest in each project, then Playwright in a real browser (one is installed
// when the machine has none). The last line counts all of them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const ESM = '--experimental-vm-modules --disable-warning=ExperimentalWarning';
const scratch = mkdtempSync(join(tmpdir(), 'nukkad-tests-'));
const native = process.argv.includes('--native');
let passed = 0;
let failed = 0;

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

function run(name, args, { cwd = ROOT, env = {} } = {}) {
  const started = performance.now();
  process.stdout.write(`\n--- ${name}\n`);
  const result = spawnSync(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  process.stdout.write(`--- ${name}: ${result.status === 0 ? 'ok' : 'failed'} (${seconds(started)})\n`);
  return result.status === 0;
}

function jest(project, folder, args = []) {
  const report = join(scratch, `${project}.json`);
  const options = [
    'node_modules/jest/bin/jest.js',
    '--rootDir',
    folder,
    '-c',
    `${folder}/jest.config.${project === 'frontend' ? 'cjs' : 'mjs'}`,
  ];
  const ok = run(project, [
    ...(project === 'frontend' ? [] : ESM.split(' ')),
    ...options,
    '--json',
    `--outputFile=${report}`,
    '--silent=false',
    ...args,
  ]);
  if (!existsSync(report)) {
    failed++;
    return;
  }
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  passed += numPassedTests;
  failed += numFailedTests + (numFailedTests === 0 ? numFailedTestSuites : 0) + numPendingTests;
  if (!ok && numFailedTests === 0 && numFailedTestSuites === 0) failed++;
}

function playwright() {
  const report = join(scratch, 'e2e.json');
  const ok = run('browser', [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=line,json'], {
    cwd: join(ROOT, 'frontend'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, CHROMIUM_PATH: findBrowser() },
  });
  if (!existsSync(report)) {
    failed++;
    return;
  }
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  passed += stats.expected;
  failed += stats.unexpected + stats.flaky + stats.skipped;
  if (!ok && stats.unexpected === 0) failed++;
}

try {
  if (!run('build', ['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'build,bundle'])) failed++;
  else if (native) {
    jest('backend', 'backend');
  } else {
    jest('domain', 'libs/domain');
    jest('api-client', 'libs/api-client');
    jest('tools', 'tools', ['-i']);
    jest('frontend', 'frontend');
    jest('backend', 'backend');
    playwright();
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
