/** The used part of Jest's JSON report. */
export interface JestReport {
  numTotalTests: number;
  numPendingTests: number;
  testResults: {
    /** Absolute path of the spec. */
    name: string;
    status: string;
    /** The error that prevented the file from running. */
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: {
      status: string;
      failureMessages?: string[] | null;
      failureDetails?: unknown[] | null;
    }[];
  }[];
}

/**
 * `killed`: a test failed. `survived`: all passed. `broken`: the mutant prevents its specs from running, which proves
 * nothing. `stale`: the list does not fit the sources. `unusable`: its spec fails without any mutant.
 */
export const OUTCOMES = ['killed', 'survived', 'broken', 'stale', 'unusable'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Result {
  id: string;
  area: string;
  outcome: Outcome;
  seconds: number;
  /** Remark on the outcome. */
  note: string;
}

/** First words of failed expectations of Jest and of supertest, and of a test that timed out. */
const EXPECTATION = /^(?:\w*Error: )?(?:expect\(|expected |Exceeded timeout)/m;

/** The driver's messages when other load on the machine prevented the database from working. */
const TOO_SLOW = /Query read timeout|timeout exceeded when trying to connect/;

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

/** Returns whether a test's failure is that of an expectation, and not of a precondition of the test. */
function isExpectation(test: JestReport['testResults'][number]['assertionResults'][number]): boolean {
  const details = (test.failureDetails ?? []) as ({ matcherResult?: unknown } | null)[];
  if (details.some((detail) => detail?.matcherResult !== undefined)) return true;
  return (test.failureMessages ?? []).some((message) => EXPECTATION.test(message));
}

/**
 * Returns the outcome of a run with a mutant. A file that cannot be loaded, and a hook that throws so that every test
 * fails with the same message, indicate a mutant that breaks the program and not a test that detected it.
 */
export function outcomeOf(report: JestReport | null): { outcome: 'killed' | 'survived' | 'broken'; note: string } {
  if (!report) return { outcome: 'broken', note: 'Jest gave no report' };
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const failed = tests.filter(({ status }) => status === 'failed');
  const slow = failed.flatMap(({ failureMessages }) => failureMessages ?? []).find((text) => TOO_SLOW.test(text));
  if (slow !== undefined) return { outcome: 'broken', note: firstLine(slow) };
  if (failed.some(isExpectation)) return { outcome: 'killed', note: '' };
  const unloaded = report.testResults.find((file) => file.status === 'failed' && file.assertionResults.length === 0);
  if (unloaded) return { outcome: 'broken', note: firstLine(unloaded.message.trim()) };
  if (failed.length === 0) {
    return tests.length > 0 ? { outcome: 'survived', note: '' } : { outcome: 'broken', note: 'no test ran' };
  }
  const messages = new Set(failed.map(({ failureMessages }) => firstLine(failureMessages?.[0] ?? '')));
  const isHook = failed.length === tests.length && messages.size === 1;
  return isHook ? { outcome: 'broken', note: [...messages][0] ?? '' } : { outcome: 'killed', note: '' };
}

/**
 * Returns why a spec that ran without a mutant cannot judge any; null if it passed, with tests and without skipping
 * any.
 */
export function faultOf(report: JestReport): string | null {
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const bad = tests.find(({ status }) => status !== 'passed');
  if (bad)
    return bad.status === 'failed' ? `fails without it: ${firstLine(bad.failureMessages?.[0] ?? '')}` : 'skips tests';
  const unloaded = report.testResults.find(({ status }) => status !== 'passed');
  if (unloaded) return `fails without it: ${firstLine(unloaded.message.trim())}`;
  return tests.length > 0 ? null : 'has no tests';
}

/** Returns the part of all mutants that were killed, from 0 to 1; 0 without mutants. */
export const killedShare = (results: readonly Result[]): number =>
  results.length === 0 ? 0 : results.filter(({ outcome }) => outcome === 'killed').length / results.length;

/** Returns whether the tests are good enough: at least `threshold` killed, and every mutant could be judged. */
export const isGoodEnough = (results: readonly Result[], threshold: number): boolean =>
  results.every(({ outcome }) => outcome === 'killed' || outcome === 'survived') && killedShare(results) >= threshold;

const percent = (share: number): string => `${Math.floor(share * 1000) / 10} %`;

/** Returns a line for each area and one for all. */
export function tableOf(results: readonly Result[]): string[] {
  const line = (name: string, of: readonly Result[]): string => {
    const counts = OUTCOMES.map((outcome) => of.filter((result) => result.outcome === outcome).length);
    const seconds = of.reduce((sum, result) => sum + result.seconds, 0);
    const cells = [...counts.map(String), percent(killedShare(of)), `${Math.round(seconds)} s`];
    return `${name.padEnd(16)}${cells.map((cell) => cell.padStart(10)).join('')}`;
  };
  const areas = [...new Set(results.map(({ area }) => area))].sort();
  const head = `${'area'.padEnd(16)}${[...OUTCOMES, 'share', 'time'].map((title) => title.padStart(10)).join('')}`;
  return [
    head,
    ...areas.map((area) =>
      line(
        area,
        results.filter((each) => each.area === area),
      ),
    ),
    line('all', results),
  ];
}

/** Returns "128 killed, 3 survived", with the number of mutants that could not be judged, if any. */
export function summaryOf(results: readonly Result[]): string {
  const count = (...of: Outcome[]): number => results.filter(({ outcome }) => of.includes(outcome)).length;
  const unjudged = count('broken', 'stale', 'unusable');
  return `${count('killed')} killed, ${count('survived')} survived${unjudged > 0 ? `, ${unjudged} not judged` : ''}`;
}
