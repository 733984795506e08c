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

/** Numbers of passed tests, and of all others: failed, skipped, or passed at the second attempt. */
export interface Counts {
  passed: number;
  failed: number;
  /** File, title and first lines of the error of each failed test, as far as the report contains them. */
  failures: string[];
}

/** Lines of an error that are repeated at the end of a run. */
const ERROR_LINES = 25;

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
  numTodoTests?: number;
  testResults?: {
    name: string;
    /** The error that prevented the file from running. */
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: { projectName: string; status: string; results: { errors?: { message?: string }[] }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: PlaywrightSuite[];
  /** The error that prevented the run from starting. */
  errors?: { message?: string }[];
}

/** Counts of a Jest report. A spec file that could not be run at all counts as one failure. */
export function countJest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, numTodoTests } = report as JestReport;
  const broken = numFailedTests === 0 ? numFailedTestSuites : 0;
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken + numPendingTests + (numTodoTests ?? 0),
    failures: listJestFailures(report as JestReport),
  };
}

function listJestFailures({ testResults = [] }: JestReport): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    if (assertionResults.length === 0 && message) return [describeFailure(name, '(the file did not run)', [message])];
    return assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName, status, failureMessages }) =>
        describeFailure(name, fullName, failureMessages?.length ? failureMessages : [status]),
      );
  });
}

/** Counts of a Playwright report. */
export function countPlaywright(report: unknown): Counts {
  const { expected, unexpected, flaky, skipped } = (report as PlaywrightReport).stats;
  const { errors = [], suites = [] } = report as PlaywrightReport;
  const broken = errors.map(({ message = '' }) => describeFailure('browser', '(the run)', [message]));
  return {
    passed: expected,
    failed: unexpected + flaky + skipped,
    failures: [...broken, ...suites.flatMap(listPlaywrightFailures)],
  };
}

function listPlaywrightFailures({ file, suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName, status, results }) => {
        const messages = results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message));
        return describeFailure(file, `${title} [${projectName}]`, messages.length ? messages : [status]);
      }),
  );
  return [...own, ...suites.flatMap(listPlaywrightFailures)];
}

function describeFailure(file: string, title: string, messages: string[]): string {
  const error = messages.join('\n').split('\n').slice(0, ERROR_LINES);
  return [`${file} › ${title}`, ...error.map((line) => `    ${line}`)].join('\n');
}

/**
 * Returns the counts of an ended part; a part without a report, or with an error exit but without a failed test, failed
 * once.
 */
export function countPart(part: Pick<TestPart, 'report' | 'count'>, exitCode: number | null): Counts {
  const report = readReport(part.report);
  if (report === null) return { passed: 0, failed: 1, failures: [`no report, exit code ${String(exitCode)}`] };
  const counts = part.count(report);
  if (exitCode === 0 || counts.failed > 0) return counts;
  return {
    ...counts,
    failed: 1,
    failures: [...counts.failures, `exit code ${String(exitCode)} without a failed test`],
  };
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch {
    return null;
  }
}
