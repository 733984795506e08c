import { readFileSync } from 'node:fs';

/** One runner with its report: a Jest project, or the journeys in a browser. */
export interface TestPart {
  name: string;
  /** Arguments for Node. */
  args: string[];
  /** Folder to run in, from the root of the workspace. */
  folder?: string;
  env?: Record<string, string>;
  /** File of the runner's report in JSON. */
  report: string;
  /** Reads the report. */
  count: (report: unknown) => Counts;
}

/** How many tests passed, and how many did anything else: failed, were skipped, or passed at the second try. */
export interface Counts {
  passed: number;
  failed: number;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
  numTodoTests?: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Counts of a Jest report. A spec file that could not be run at all counts as one failure. */
export function countJest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, numTodoTests } = report as JestReport;
  const broken = numFailedTests === 0 ? numFailedTestSuites : 0;
  return { passed: numPassedTests, failed: numFailedTests + broken + numPendingTests + (numTodoTests ?? 0) };
}

/** Counts of a Playwright report. */
export function countPlaywright(report: unknown): Counts {
  const { expected, unexpected, flaky, skipped } = (report as PlaywrightReport).stats;
  return { passed: expected, failed: unexpected + flaky + skipped };
}

/** Counts of a part that has ended; a part that left no report, or ended badly without a failed test, failed once. */
export function countPart(part: Pick<TestPart, 'report' | 'count'>, exitCode: number | null): Counts {
  const report = readReport(part.report);
  if (report === null) return { passed: 0, failed: 1 };
  const counts = part.count(report);
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch {
    return null;
  }
}
