import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { overBudget, type SpecCost, sumCosts } from './budgets.js';
import { sampleSlowness } from './cpu-time.js';
import { type PartResult, runLanes } from './run-lanes.js';
import { countJest, countPlaywright, type TestPart } from './test-part.js';

const ESM = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
const DEAREST = 10;
/** Specs of the tools that do more where TEST_SERVER_URL names a native server. */
const NATIVE_TOOLS_SPECS = ['src/transfer/transfer.spec.ts', 'src/bench/run-search.spec.ts'];

/** What a run of the tests needs to know. */
export interface TestRun {
  /** Root of the workspace. */
  root: string;
  /** `all` on the embedded default; on native engines (TEST_SERVER_URL) the selection that depends on them, or everything. */
  scope: 'all' | 'native selection' | 'native';
  /** Path of a Chromium; asked for when the browser is due. */
  findBrowser: () => string;
}

/** Runs the tests and prints the counts as last line. Returns true when all passed within their budgets. */
export async function runTests({ root, scope, findBrowser }: TestRun): Promise<boolean> {
  const scratch = mkdtempSync(join(tmpdir(), 'nukkad-tests-'));
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  try {
    process.env['TEST_COSTS'] = join(scratch, 'costs.jsonl');
    const lanes = scope === 'all' ? embeddedLanes(scratch, findBrowser()) : nativeLanes(scratch, scope);
    const sampling = sampleSlowness();
    const parts = await runLanes(lanes, { root, scratch, print });
    const slowness = sampling.end();
    const costs = sumCosts(readCosts(scratch));
    const late = overBudget(parts, costs, slowness);
    printTable(parts, costs, print);
    print(`\nProcessor seconds are worth 1/${slowness.toFixed(2)} of the reference.`);
    printFailures(parts, late, print);
    const passed = parts.reduce((sum, part) => sum + part.passed, 0);
    const failed = parts.reduce((sum, part) => sum + part.failed, 0) + late.length;
    print(`\n${passed} passed, ${failed} failed`);
    return failed === 0 && passed > 0;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Two lanes of about the same length. Specs wait a lot for databases and browsers, so each lane has a worker per processor. */
function embeddedLanes(scratch: string, browser: string): TestPart[][] {
  const workers = `--maxWorkers=${availableParallelism()}`;
  return [
    [jestPart('backend', 'backend', scratch, [workers]), jestPart('tools', 'tools', scratch, [workers])],
    [
      playwrightPart(scratch, browser),
      jestPart('frontend', 'frontend', scratch, [workers]),
      jestPart('domain', 'libs/domain', scratch, [workers]),
      jestPart('api-client', 'libs/api-client', scratch, [workers]),
    ],
  ];
}

/** The server's specs, and those of the tools that ask for a native server. */
function nativeLanes(scratch: string, scope: TestRun['scope']): TestPart[][] {
  const backend = jestPart('backend', 'backend', scratch);
  const selection = { ...backend, name: 'native', env: { ...backend.env, TEST_SELECTION: 'native' } };
  const tools = jestPart('tools', 'tools', scratch, NATIVE_TOOLS_SPECS);
  return [[scope === 'native' ? backend : selection], [tools]];
}

function jestPart(name: string, folder: string, scratch: string, options: string[] = []): TestPart {
  const report = join(scratch, `${name}.json`);
  const isCommonJs = name === 'frontend';
  // pages that are drawn leave much behind: fewer, larger collections take a twentieth less
  const flags = isCommonJs ? ['--max-semi-space-size=64'] : ESM;
  return {
    name,
    report,
    count: countJest,
    args: [
      ...flags,
      'node_modules/jest/bin/jest.js',
      '--rootDir',
      folder,
      '-c',
      `${folder}/jest.config.${isCommonJs ? 'cjs' : 'mjs'}`,
      '--json',
      `--outputFile=${report}`,
      '--silent=false',
      ...options,
    ],
    // the products of the build stand
    env: { NX_TASK_TARGET_TARGET: 'test' },
  };
}

function playwrightPart(scratch: string, browser: string): TestPart {
  const report = join(scratch, 'browser.json');
  return {
    name: 'browser',
    report,
    count: countPlaywright,
    folder: 'frontend',
    args: ['../node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, CHROMIUM_PATH: browser },
  };
}

function readCosts(scratch: string): SpecCost[] {
  const file = join(scratch, 'costs.jsonl');
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as SpecCost);
}

/** Repeats what failed where it is looked for: at the end. */
function printFailures(parts: PartResult[], late: string[], print: (line: string) => void): void {
  const failures = parts.flatMap((part) => part.failures.map((failure) => `${part.name} | ${failure}`));
  if (failures.length + late.length === 0) return;
  print('\nFailed:');
  [...failures, ...late].forEach(print);
}

function printTable(parts: PartResult[], costs: SpecCost[], print: (line: string) => void): void {
  const row = (...cells: string[]): void =>
    print(cells.map((cell, index) => (index ? cell.padStart(9) : cell.padEnd(12))).join(''));
  print('');
  row('part', 'passed', 'failed', 'seconds', 'CPU s');
  for (const { name, passed, failed, seconds, cpuSeconds } of parts) {
    row(name, String(passed), String(failed), seconds.toFixed(0), cpuSeconds?.toFixed(0) ?? 'unknown');
  }
  print(`\nDearest spec files, in CPU seconds of their worker:`);
  for (const { file, seconds } of costs.slice(0, DEAREST)) print(`${seconds.toFixed(1).padStart(9)}  ${file}`);
}
