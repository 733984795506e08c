import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureClockSlowness } from '../test-run/cpu-time.js';
import { runLanes } from '../test-run/run-lanes.js';
import { countJest, countPlaywright, type TestPart } from '../test-run/test-part.js';
import { describeFigures, isProven, readFigures } from './figures.js';
import { readSecurityOptions, type Part } from './security-options.js';

interface Surroundings {
  /** Root of the workspace. */
  root: string;
  /** Path of a Chromium; asked for when the browser is due. */
  findBrowser: () => string;
}

function serverPart(scratch: string): TestPart {
  const report = join(scratch, 'server.json');
  return {
    name: 'server',
    report,
    count: countJest,
    args: [
      ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'],
      ...[
        '--rootDir',
        'backend',
        '-c',
        'backend/jest.config.mjs',
        '--json',
        `--outputFile=${report}`,
        '--maxWorkers=2',
      ],
    ],
    env: { NX_TASK_TARGET_TARGET: 'test', TEST_SELECTION: 'security' },
  };
}

function browserPart(scratch: string, browser: string): TestPart {
  const report = join(scratch, 'browser.json');
  return {
    name: 'browser',
    report,
    count: countPlaywright,
    folder: 'frontend',
    args: [
      ...['../node_modules/@playwright/test/cli.js', 'test', '--config', 'playwright.security.config.ts'],
      ...['--reporter=line,json', '--workers=1'],
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, CHROMIUM_PATH: browser },
  };
}

/** Runs the proofs one part after the other, and prints figures and counts. Returns true when every proof passed and every figure reached its target. */
export async function testSecurity(args: readonly string[], { root, findBrowser }: Surroundings): Promise<boolean> {
  const { parts, requests, seed } = readSecurityOptions(args);
  const scratch = mkdtempSync(join(tmpdir(), 'nukkad-security-'));
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  const figuresFile = join(scratch, 'figures.jsonl');
  Object.assign(process.env, {
    SECURITY_FIGURES: figuresFile,
    SECURITY_REQUESTS: String(requests),
    SECURITY_SEED: String(seed),
    TEST_SLOWNESS: measureClockSlowness().toFixed(2),
  });
  const made: Record<Part, () => TestPart> = {
    server: () => serverPart(scratch),
    browser: () => browserPart(scratch, findBrowser()),
  };
  try {
    const lane = { parts: parts.map((part) => made[part]()), niceness: 0 };
    const results = await runLanes([lane], { root, scratch, print });
    for (const { name, failures } of results) for (const failure of failures) print(`${name} | ${failure}`);
    const figures = readFigures(figuresFile);
    print(`\n${describeFigures(figures)}`);
    const passed = results.reduce((sum, part) => sum + part.passed, 0);
    const failed = results.reduce((sum, part) => sum + part.failed, 0);
    print(`\n${passed} passed, ${failed} failed`);
    return isProven(passed, failed, figures);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
