import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runLanes } from './run-lanes.js';
import { countJest, countPart, countPlaywright, type TestPart } from './test-part.js';

const jestReport = (counts: object) => ({
  numPassedTests: 5,
  numFailedTests: 0,
  numFailedTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  ...counts,
});

describe('countJest', () => {
  it.each([
    [{}, { passed: 5, failed: 0, failures: [] }],
    [
      { numFailedTests: 2, numFailedTestSuites: 1 },
      { passed: 5, failed: 2, failures: [] },
    ],
    [{ numFailedTestSuites: 1 }, { passed: 5, failed: 1, failures: [] }],
    [
      { numPendingTests: 1, numTodoTests: 1 },
      { passed: 5, failed: 2, failures: [] },
    ],
  ])('counts the tests of the report %j', (counts, expected) => {
    expect(countJest(jestReport(counts))).toEqual(expected);
  });

  it('names each test that did not pass, and each file that did not run, with the first lines of the error', () => {
    const manyLines = Array.from({ length: 80 }, (_, line) => `line ${line}`).join('\n');
    const { failures } = countJest(
      jestReport({
        testResults: [
          {
            name: 'a.spec.ts',
            assertionResults: [
              { fullName: 'a door opens', status: 'passed', failureMessages: [] },
              { fullName: 'a door closes', status: 'failed', failureMessages: [manyLines] },
              { fullName: 'a door locks', status: 'todo', failureMessages: [] },
            ],
          },
          { name: 'b.spec.ts', message: 'Cannot find module', assertionResults: [] },
        ],
      }),
    );
    expect(failures).toHaveLength(3);
    expect(failures[0]).toMatch(/^a\.spec\.ts › a door closes\n {4}line 0\n/);
    expect(failures[0]).not.toContain('line 40');
    expect(failures.slice(1)).toEqual([
      'a.spec.ts › a door locks\n    todo',
      'b.spec.ts › (the file did not run)\n    Cannot find module',
    ]);
  });
});

describe('countPlaywright', () => {
  it('counts skipped and retried tests as failed', () => {
    expect(countPlaywright({ stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 3 } })).toEqual({
      passed: 7,
      failed: 6,
      failures: [],
    });
  });

  it('names each journey that did not pass, however deep its group, with its error', () => {
    const journey = (title: string, status: string, message?: string) => ({
      title,
      tests: [{ projectName: 'journeys', status, results: [{ errors: message ? [{ message }] : [] }] }],
    });
    const { failures } = countPlaywright({
      stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 1 },
      suites: [
        {
          file: 'apply.spec.ts',
          specs: [journey('applies', 'expected'), journey('withdraws', 'skipped')],
          suites: [{ file: 'apply.spec.ts', specs: [journey('applies twice', 'unexpected', 'Timed out')] }],
        },
      ],
      errors: [{ message: 'no browser' }],
    });
    expect(failures).toEqual([
      'browser › (the run)\n    no browser',
      'apply.spec.ts › withdraws [journeys]\n    skipped',
      'apply.spec.ts › applies twice [journeys]\n    Timed out',
    ]);
  });
});

describe('a part that has ended', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'nukkad-parts-'));
    writeFileSync(join(folder, 'good.json'), JSON.stringify(jestReport({})));
    writeFileSync(join(folder, 'cut.json'), '{"numPassedTests": 5');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const report = (name: string) => ({ report: join(folder, name), count: countJest });

  it('is counted by its report after a successful end', () => {
    expect(countPart(report('good.json'), 0)).toEqual({ passed: 5, failed: 0, failures: [] });
  });

  it('failed once when it ended badly without a failed test', () => {
    const failures = (code: string) => [`exit code ${code} without a failed test`];
    expect(countPart(report('good.json'), 1)).toEqual({ passed: 5, failed: 1, failures: failures('1') });
    expect(countPart(report('good.json'), null)).toEqual({ passed: 5, failed: 1, failures: failures('null') });
  });

  it.each(['absent.json', 'cut.json'])('failed once when its report is %s', (name) => {
    expect(countPart(report(name), 0)).toEqual({ passed: 0, failed: 1, failures: ['no report, exit code 0'] });
  });

  it('does not stop later parts of its lane or other lanes, and runs with the added niceness of its lane', async () => {
    const printed: string[] = [];
    const program = (name: string, code: string): TestPart => ({
      name,
      args: [
        '-e',
        `${code}; console.log('here'); require('fs').copyFileSync('${join(folder, 'good.json')}', '${join(folder, `${name}.json`)}')`,
      ],
      report: join(folder, `${name}.json`),
      count: countJest,
    });
    const broken: TestPart = { ...program('broken', ''), args: ['-e', 'process.exit(3)'] };
    const priority = "console.log('niceness', require('os').getPriority())";
    const lanes = [
      { parts: [broken, program('after', '')], niceness: 0 },
      { parts: [program('beside', `process.exitCode = 1; ${priority}`)], niceness: 1 },
    ];
    const results = await runLanes(lanes, {
      root: folder,
      scratch: folder,
      print: (line) => printed.push(line),
    });
    expect(results.map(({ name, passed, failed }) => ({ name, passed, failed }))).toEqual([
      { name: 'broken', passed: 0, failed: 1 },
      { name: 'after', passed: 5, failed: 0 },
      { name: 'beside', passed: 5, failed: 1 },
    ]);
    expect(printed).toEqual(expect.arrayContaining(['--- broken', 'after | here', 'beside | here']));
    expect(printed).toContain(`beside | niceness ${Math.min(19, getPriority() + 1)}`);
  });
});
