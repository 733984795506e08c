import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
    [{}, { passed: 5, failed: 0 }],
    [
      { numFailedTests: 2, numFailedTestSuites: 1 },
      { passed: 5, failed: 2 },
    ],
    [{ numFailedTestSuites: 1 }, { passed: 5, failed: 1 }],
    [
      { numPendingTests: 1, numTodoTests: 1 },
      { passed: 5, failed: 2 },
    ],
  ])('counts %j', (counts, expected) => {
    expect(countJest(jestReport(counts))).toEqual(expected);
  });
});

describe('countPlaywright', () => {
  it('takes what was skipped or passed at the second try as failed', () => {
    expect(countPlaywright({ stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 3 } })).toEqual({
      passed: 7,
      failed: 6,
    });
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

  it('counts as its report says when it ended well', () => {
    expect(countPart(report('good.json'), 0)).toEqual({ passed: 5, failed: 0 });
  });

  it('failed once when it ended badly without a failed test', () => {
    expect(countPart(report('good.json'), 1)).toEqual({ passed: 5, failed: 1 });
    expect(countPart(report('good.json'), null)).toEqual({ passed: 5, failed: 1 });
  });

  it.each(['absent.json', 'cut.json'])('failed once when its report is %s', (name) => {
    expect(countPart(report(name), 0)).toEqual({ passed: 0, failed: 1 });
  });

  it('leaves the parts of its lane to run, beside those of the other lanes', async () => {
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
    const results = await runLanes([[broken, program('after', '')], [program('beside', 'process.exitCode = 1')]], {
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
  });
});
