import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { listOverspending, listSpecSpending, listSpending, type SpecCost, type Spending, sumCosts } from './budgets.js';
import { measureClockSlowness, sampleSlowness } from './cpu-time.js';
import { arrangeLanes, countWorkers, hasBackgroundLane, type Lane } from './lane-plan.js';
import { type PartResult, runLanes } from './run-lanes.js';
import { countJest, countPlaywright, type TestPart } from './test-part.js';

const ESM = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
const LISTED_SPECS = 10;
/** Specs of the tools and of the laboratory that do more where TEST_SERVER_URL names a native server. */
const NATIVE_TOOLS_SPECS = ['src/transfer/transfer.spec.ts', 'src/transfer/backup.spec.ts'];
const NATIVE_LAB_SPECS = ['src/bench/run-search.spec.ts', 'src/cluster/point-in-time-recovery.spec.ts'];

/** Settings of a run of the tests. */
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
    process.env['TEST_SLOWNESS'] = measureClockSlowness().toFixed(2);
    const lanes = scope === 'all' ? embeddedLanes(scratch, findBrowser()) : nativeLanes(scratch, scope);
    const sampling = sampleSlowness();
    const parts = await runLanes(lanes, { root, scratch, print });
    const slowness = sampling.end();
    const costs = sumCosts(readCosts(scratch));
    const spending = listSpending(scope === 'all' ? 'npm test' : null, parts, slowness);
    // every spec on native engines is a run without a budget
    const overspending =
      scope === 'native' ? [] : listOverspending([...spending, ...listSpecSpending(costs, slowness)]);
    printParts(parts, print);
    printSpending(spending, slowness, print);
    printCosts(costs, print);
    printFailures(parts, overspending, print);
    const passed = parts.reduce((sum, part) => sum + part.passed, 0);
    const failed = parts.reduce((sum, part) => sum + part.failed, 0) + overspending.length;
    print(`\n${passed} passed, ${failed} failed`);
    return failed === 0 && passed > 0;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Returns every part of the run. */
function embeddedLanes(scratch: string, browser: string): Lane<TestPart>[] {
  const machine = { cores: availableParallelism(), bytes: totalmem() };
  const workers = countWorkers(machine);
  // pages wait for answers and timers, and tools for processes, up to a third of the time, in which one more worker runs
  const waiting = workers + 1;
  const inBackground = hasBackgroundLane(machine);
  const option = [`--maxWorkers=${inBackground ? 1 : workers}`];
  const large = [
    jestPart('backend', 'backend', scratch, [`--maxWorkers=${workers}`]),
    playwrightPart(scratch, browser, waiting),
    jestPart('frontend', 'frontend', scratch, [`--maxWorkers=${waiting}`]),
  ];
  const small = [
    jestPart('tools', 'tools', scratch, [`--maxWorkers=${inBackground ? 1 : waiting}`]),
    jestPart('lab', 'tools/lab', scratch, option),
    jestPart('contract', 'libs/contract', scratch, option),
    jestPart('screening', 'libs/screening', scratch, option),
    jestPart('language', 'libs/language', scratch, option),
    jestPart('api-client', 'libs/api-client', scratch, option),
  ];
  return arrangeLanes(large, small, machine);
}

/** Returns the server's specs, and the specs of the tools and of the laboratory that use a native server. */
function nativeLanes(scratch: string, scope: TestRun['scope']): Lane<TestPart>[] {
  const machine = { cores: availableParallelism(), bytes: totalmem() };
  const backend = jestPart('backend', 'backend', scratch, [`--maxWorkers=${countWorkers(machine)}`]);
  const selection = { ...backend, name: 'native', env: { ...backend.env, TEST_SELECTION: 'native' } };
  const everything = { ...backend, env: { ...backend.env, TEST_SELECTION: 'all' } };
  const tools = { ...jestPart('tools', 'tools', scratch, NATIVE_TOOLS_SPECS), name: 'native tools' };
  const lab = { ...jestPart('lab', 'tools/lab', scratch, NATIVE_LAB_SPECS), name: 'native lab' };
  return arrangeLanes([scope === 'native' ? everything : selection], [tools, lab], machine);
}

function jestPart(name: string, folder: string, scratch: string, options: string[] = []): TestPart {
  const report = join(scratch, `${name}.json`);
  const isCommonJs = name === 'frontend';
  // rendered pages produce much garbage: fewer, larger collections cost a twentieth less
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
    // everything is built
    env: { NX_TASK_TARGET_TARGET: 'test' },
  };
}

function playwrightPart(scratch: string, browser: string, workers: number): TestPart {
  const report = join(scratch, 'browser.json');
  return {
    name: 'browser',
    report,
    count: countPlaywright,
    folder: 'frontend',
    args: ['../node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json', `--workers=${workers}`],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, CHROMIUM_PATH: browser },
  };
}

function readCosts(scratch: string): SpecCost[] {
  const file = join(scratch, 'costs.jsonl');
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as SpecCost);
}

/** Repeats each failure at the end of the output. */
function printFailures(parts: PartResult[], overspending: string[], print: (line: string) => void): void {
  const failures = parts.flatMap((part) => part.failures.map((failure) => `${part.name} | ${failure}`));
  if (failures.length + overspending.length === 0) return;
  print('\nFailed:');
  [...failures, ...overspending].forEach(print);
}

function printRow(print: (line: string) => void, ...cells: string[]): void {
  print(cells.map((cell, index) => (index ? cell.padStart(9) : cell.padEnd(13))).join(''));
}

function printParts(parts: PartResult[], print: (line: string) => void): void {
  print('');
  printRow(print, 'part', 'passed', 'failed', 'seconds', 'CPU s');
  for (const { name, passed, failed, seconds, cpuSeconds } of parts) {
    printRow(print, name, String(passed), String(failed), seconds.toFixed(0), cpuSeconds?.toFixed(0) ?? 'unknown');
  }
}

function printSpending(spending: Spending[], slowness: number, print: (line: string) => void): void {
  print(`\nBudgets in CPU seconds of this machine, which is ${slowness.toFixed(2)} times slower than the reference:`);
  printRow(print, '', 'CPU s', 'budget', 'left');
  for (const { name, seconds, budget } of spending) {
    const left = budget > 0 ? `${(100 * (1 - seconds / budget)).toFixed(0)} %` : 'none';
    printRow(print, name, seconds.toFixed(0), budget.toFixed(0), left);
  }
}

function printCosts(costs: SpecCost[], print: (line: string) => void): void {
  print(`\nMost expensive spec files, in CPU seconds of their worker:`);
  for (const { file, seconds } of costs.slice(0, LISTED_SPECS)) print(`${seconds.toFixed(1).padStart(9)}  ${file}`);
}
