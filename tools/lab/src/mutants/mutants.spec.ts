import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { plant, readMutants, repeatedIds, staleReason } from './mutant.js';
import {
  faultOf,
  isGoodEnough,
  type JestReport,
  killedShare,
  outcomeOf,
  type Result,
  summaryOf,
  tableOf,
} from './outcome.js';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const LISTS = join(ROOT, 'tools/lab/mutants');

const LIST = `
area: jobs
folder: backend/src/modules/jobs
mutants:
  - name: list-closed
    file: job-list.read-model.ts
    find: 'conditions = [IS_OPEN]'
    replace: 'conditions = []'
    wrong: Closed jobs are listed.
    specs: [tests/list-jobs.e2e-spec.ts, /backend/test/contract.e2e-spec.ts]
`;

const failure = (message: string, details: unknown[] = []) => ({
  status: 'failed',
  failureMessages: [message],
  failureDetails: details,
});
const passed = { status: 'passed', failureMessages: [], failureDetails: [] };

const reportOf = (
  assertionResults: JestReport['testResults'][number]['assertionResults'],
  message = '',
): JestReport => ({
  numTotalTests: assertionResults.length,
  numPendingTests: 0,
  testResults: [
    {
      name: '/x/a.spec.ts',
      status:
        assertionResults.length > 0 && assertionResults.every(({ status }) => status === 'passed')
          ? 'passed'
          : 'failed',
      message,
      startTime: 0,
      endTime: 2000,
      assertionResults,
    },
  ],
});

const resultOf = (outcome: Result['outcome'], area = 'jobs'): Result => ({
  id: 'x',
  area,
  outcome,
  seconds: 1.4,
  note: '',
});

describe('list of mutants', () => {
  it('resolves paths from the folder of the list, and those with a slash from the root', () => {
    const [mutant] = readMutants(LIST, 'jobs.yaml');
    expect(mutant).toEqual({
      id: 'jobs/list-closed',
      area: 'jobs',
      file: 'backend/src/modules/jobs/job-list.read-model.ts',
      find: 'conditions = [IS_OPEN]',
      replace: 'conditions = []',
      wrong: 'Closed jobs are listed.',
      specs: ['backend/src/modules/jobs/tests/list-jobs.e2e-spec.ts', 'backend/test/contract.e2e-spec.ts'],
      isCompiled: false,
    });
  });

  it.each([
    ['a mutant without its sentence', LIST.replace(/ +wrong.*\n/, ''), 'jobs/list-closed says no wrong'],
    ['an unknown field', `${LIST}    spec: x\n`, 'jobs/list-closed has unknown fields: spec'],
    ['a mutant without specs', LIST.replace(/specs: .*/, 'specs: []'), 'jobs/list-closed names no spec'],
    ['a list without an area', LIST.replace('area: jobs', ''), 'jobs.yaml needs an area, a folder and mutants'],
    ['what is no YAML', 'area: [', 'jobs.yaml: '],
    ['an empty file', '', 'jobs.yaml is no list of mutants'],
  ])('rejects %s', (_name, yaml, message) => {
    expect(() => readMutants(yaml, 'jobs.yaml')).toThrow(message);
  });

  it('finds ids that occur twice', () => {
    const mutants = [...readMutants(LIST, 'a'), ...readMutants(LIST, 'b')];
    expect(repeatedIds(mutants)).toEqual(['jobs/list-closed']);
    expect(repeatedIds(mutants.slice(1))).toEqual([]);
  });
});

describe('the lists of the product', () => {
  const sourceOf = (file: string): string | null =>
    existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : null;

  it('have ids that occur once in all lists together', () => {
    const lists = readdirSync(LISTS).map((name) => readMutants(readFileSync(join(LISTS, name), 'utf8'), name));
    expect(repeatedIds(lists.flat())).toEqual([]);
  });

  it.each(readdirSync(LISTS))('fit the sources and the specs that there are: %s', (name) => {
    const mutants = readMutants(readFileSync(join(LISTS, name), 'utf8'), name);
    const faults = mutants.flatMap((mutant) => {
      const reason = staleReason(sourceOf(mutant.file), mutant);
      const gone = mutant.specs.filter((spec) => !existsSync(join(ROOT, spec)));
      return [...(reason ? [reason] : []), ...gone.map((spec) => `there is no ${spec}`)].map(
        (fault) => `${mutant.id}: ${fault}`,
      );
    });
    expect(faults).toEqual([]);
    expect(mutants.length).toBeGreaterThan(0);
  });
});

describe('planting a mutant', () => {
  it.each([
    ['the file is gone', null, 'the file is gone'],
    ['the text is gone', 'c', 'the text occurs 0 times instead of once'],
    ['the text stands twice', 'a < b; a < b', 'the text occurs 2 times instead of once'],
    ['the text stands once', 'if (a < b)', null],
  ])('reports a stale list: %s', (_name, source, reason) => {
    expect(staleReason(source, { find: 'a < b', replace: 'a <= b' })).toBe(reason);
  });

  it('refuses a replacement that changes nothing, and to replace nothing', () => {
    expect(staleReason('a < b', { find: 'a', replace: 'a' })).toBe('the replacement changes nothing');
    expect(staleReason('a < b', { find: '', replace: 'a' })).toBe('the text occurs 0 times instead of once');
  });

  it('inserts the replacement unchanged, including special characters of replace()', () => {
    expect(plant('id = $1', { find: '$1', replace: "$2 OR '$&' = $1" })).toBe("id = $2 OR '$&' = $1");
  });
});

describe('outcome of a run', () => {
  it.each([
    ['all tests pass', reportOf([passed, passed]), 'survived'],
    ['an expectation of Jest fails', reportOf([failure('Error: x', [{ matcherResult: { pass: false } }])]), 'killed'],
    [
      'an expectation of supertest fails',
      reportOf([failure('Error: expected 403 "Forbidden", got 200 "OK"')]),
      'killed',
    ],
    ['a test waits in vain', reportOf([failure('Exceeded timeout of 60000 ms for a test.')]), 'killed'],
    ['one test of several throws', reportOf([passed, failure('TypeError: x is undefined')]), 'killed'],
    ['tests throw with different words', reportOf([failure('Error: 1'), failure('Error: 2')]), 'killed'],
    ['a hook throws', reportOf([failure('Error: no database'), failure('Error: no database')]), 'broken'],
    ['the machine is too slow', reportOf([passed, failure('QueryFailedError: Query read timeout')]), 'broken'],
    ['the file cannot be loaded', reportOf([], 'SyntaxError: Unexpected token\n  at x'), 'broken'],
    ['no test runs', { ...reportOf([passed]), testResults: [] }, 'broken'],
    ['there is no report', null, 'broken'],
  ])('returns the outcome if %s: %#', (_name, report, outcome) => {
    expect(outcomeOf(report).outcome).toBe(outcome);
  });

  it('names the error of a broken run', () => {
    expect(outcomeOf(reportOf([], 'SyntaxError: Unexpected token\n  at x')).note).toBe('SyntaxError: Unexpected token');
    expect(outcomeOf(reportOf([failure('Error: no database')])).note).toBe('Error: no database');
  });

  it.each([
    ['passes', reportOf([passed]), null],
    ['fails', reportOf([passed, failure('Error: x\n  at y')]), 'fails without it: Error: x'],
    ['cannot be loaded', reportOf([], 'SyntaxError: x\n at y'), 'fails without it: SyntaxError: x'],
    ['skips a test', reportOf([passed, { status: 'pending' }]), 'skips tests'],
    ['has no tests', { ...reportOf([passed]), testResults: [] }, 'has no tests'],
  ])('judges by a spec only if it passes as it is: one that %s', (_name, report, fault) => {
    expect(faultOf(report)).toBe(fault);
  });
});

describe('verdict', () => {
  const nineteen = Array.from({ length: 19 }, () => resultOf('killed'));

  it('is good from the threshold on', () => {
    expect(killedShare([...nineteen, resultOf('survived')])).toBe(0.95);
    expect(isGoodEnough([...nineteen, resultOf('survived')], 0.95)).toBe(true);
    expect(isGoodEnough([...nineteen.slice(1), resultOf('survived')], 0.95)).toBe(false);
  });

  it.each(['stale', 'broken', 'unusable'] as const)(
    'is bad if one mutant is %s, however many were killed',
    (outcome) => {
      expect(isGoodEnough([...nineteen, ...nineteen, resultOf(outcome)], 0.95)).toBe(false);
    },
  );

  it('is bad without any mutant', () => {
    expect(isGoodEnough([], 0.95)).toBe(false);
  });

  it('lists each area and the total', () => {
    const lines = tableOf([resultOf('killed', 'users'), resultOf('survived'), resultOf('killed'), resultOf('killed')]);
    expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
      ['area', 'killed', 'survived', 'broken', 'stale', 'unusable', 'share', 'time'],
      ['jobs', '2', '1', '0', '0', '0', '66.6 %', '4 s'],
      ['users', '1', '0', '0', '0', '0', '100 %', '1 s'],
      ['all', '3', '1', '0', '0', '0', '75 %', '6 s'],
    ]);
  });

  it('ends with one line', () => {
    expect(summaryOf([...nineteen, resultOf('survived')])).toBe('19 killed, 1 survived');
    expect(summaryOf([resultOf('killed'), resultOf('stale'), resultOf('broken'), resultOf('unusable')])).toBe(
      '1 killed, 0 survived, 3 not judged',
    );
  });
});
