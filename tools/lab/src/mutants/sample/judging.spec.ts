import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { batchesOf, type Pending, workOf } from './batches.js';
import type { Fault } from './fault.js';
import { outcomeOfBatch } from './judging.js';
import type { PlanEvent } from './plan.js';
import { type Judgement, needlessSpecs, ReportFile, shareLine, shareTable, survivorLines } from './sample-report.js';

const faultAt = (start: number, values: Partial<Fault> = {}): Fault => ({
  ...{ operator: 'bound-moved', start, end: start + 5, replacement: 'a <= b', at: start, kind: 'expression' },
  ...{
    isStatic: false,
    constant: null,
    owner: 'Jobs.open',
    id: `x:${start}`,
    file: 'backend/src/modules/jobs/a.ts',
    module: 'jobs',
  },
  ...{ line: 3, original: 'a < b', diff: ['- a < b', '+ a <= b'] },
  ...values,
});

const pendingOf = (number: number, values: Partial<Pending> = {}): Pending => ({
  ...{ number, fault: faultAt(number * 10), specs: ['s1', 's2'], start: 'warm' },
  ...values,
});

const endOf = (fault: number, spec: string, values: Partial<PlanEvent & { at: 'end' }> = {}): PlanEvent[] => [
  { at: 'begin', fault, spec: `/w/${spec}` },
  {
    ...{
      at: 'end',
      fault,
      spec: `/w/${spec}`,
      failed: null,
      passed: 3,
      wasReached: true,
      evaluated: [1],
      seconds: 1,
      left: [],
      reached: [],
    },
    ...values,
  },
];
const LATE = { failed: { test: 'refuses', message: 'Exceeded timeout of 30000 ms', isHook: false } };
const UNREACHED = { wasReached: false, evaluated: [] };
const CONSTANT = { name: 'MAX', start: 0, valueStart: 12, valueEnd: 13, end: 14 };
const RED = { failed: { test: 'refuses', message: 'expected 403', isHook: false } };

describe('batches of faults', () => {
  it('puts faults with other places into one process, and overlapping and cold ones into others', () => {
    const overlapping = pendingOf(3, { fault: faultAt(12) });
    const cold = pendingOf(4, { start: 'cold' });
    const page = pendingOf(5, { fault: faultAt(1, { file: 'frontend/src/features/a/model/a.ts' }) });
    const fresh = [pendingOf(6, { start: 'fresh' }), pendingOf(7, { start: 'fresh' })];
    const batches = batchesOf([pendingOf(1), pendingOf(2), overlapping, cold, page, ...fresh]);
    expect(batches.map(({ project, pending }) => [project, pending.map(({ number }) => number)])).toEqual([
      ['backend', [1, 2]],
      ['backend', [3]],
      ['backend', [4]],
      ['backend', [6, 7]],
      ['frontend', [5]],
    ]);
  });

  it('divides few faults among the lanes', () => {
    const batches = batchesOf(
      [1, 2, 3].map((number) => pendingOf(number)),
      2,
    );
    expect(batches.map(({ pending }) => pending.map(({ number }) => number))).toEqual([[1, 2], [3]]);
  });

  it('runs the specs of each fault, and each spec once more without any', () => {
    const [batch] = batchesOf([pendingOf(1), pendingOf(2, { specs: ['s2'] })]);
    const { entries, initial } = workOf(batch ?? { project: 'backend', pending: [] }, '/w', false);
    expect(entries.map(({ fault, spec }) => `${fault} ${spec}`)).toEqual([
      '1 /w/s1',
      '1 /w/s2',
      '2 /w/s2',
      '0 /w/s1',
      '0 /w/s2',
    ]);
    expect(initial).toBe(0);
  });

  it('starts the application again with each fresh fault, and without it for the runs that confirm', () => {
    const [batch] = batchesOf([pendingOf(1, { start: 'fresh', specs: ['s1'] })]);
    const { entries } = workOf(batch ?? { project: 'backend', pending: [] }, '/w', false);
    expect(entries).toEqual([
      { fault: 1, spec: '/w/s1', isFresh: true },
      { fault: 0, spec: '/w/s1', isFresh: false },
    ]);
  });

  it('activates a cold fault before the modules are loaded', () => {
    const [batch] = batchesOf([pendingOf(7, { start: 'cold' })]);
    expect(workOf(batch ?? { project: 'backend', pending: [] }, '/w', false).initial).toBe(7);
  });
});

describe('outcome of a process', () => {
  const judge = (events: PlanEvent[], pending = [pendingOf(1)], isLate = false) => {
    const { verdicts, again } = outcomeOfBatch({ project: 'backend', pending }, events, isLate, '/w');
    return [
      verdicts.map(({ pending: { number }, verdict }) => `${number} ${verdict}`),
      again.map(({ number, start }) => `${number} ${start}`),
    ];
  };

  it.each([
    ['a spec failed', [...endOf(1, 's1', RED)], ['1 killed'], []],
    ['all specs passed', [...endOf(1, 's1'), ...endOf(1, 's2')], ['1 survived'], []],
    [
      'the place was reached at the start, and not while the fault was active',
      [...endOf(1, 's1', { wasReached: false }), ...endOf(1, 's2', UNREACHED)],
      [],
      ['1 fresh'],
    ],
    [
      'the place was reached only by the first run of a spec',
      [...endOf(2, 's2'), ...endOf(1, 's1'), ...endOf(1, 's2', UNREACHED)],
      [],
      ['1 fresh'],
    ],
    ['the place was never reached', [...endOf(1, 's1', UNREACHED), ...endOf(1, 's2', UNREACHED)], ['1 survived'], []],
    [
      'one of its specs never reaches the place',
      [...endOf(1, 's1'), ...endOf(1, 's2', UNREACHED), ...endOf(0, 's1')],
      ['1 survived'],
      [],
    ],
    [
      'the spec that failed fails without the fault too',
      [...endOf(1, 's1', RED), ...endOf(0, 's1', RED)],
      [],
      ['1 cold'],
    ],
    ['a test waited in vain', [...endOf(1, 's1', LATE)], [], ['1 cold']],
    ['the process stopped after a spec', [...endOf(1, 's1')], [], ['1 warm']],
    ['the process ended in the midst of a spec', [{ at: 'begin', fault: 1, spec: '/w/s1' } as const], [], ['1 cold']],
    ['the process reported nothing', [], [], ['1 cold']],
  ])('returns the verdict if %s', (_name, events, verdicts, again) => {
    expect(judge(events)).toEqual([verdicts, again]);
  });

  it.each([
    ['the application started with it', pendingOf(1, { start: 'fresh' }), 'cold'],
    ['it is a fault of a constant', pendingOf(1, { fault: faultAt(10, { constant: CONSTANT }) }), 'cold'],
    ['it is in the front end', pendingOf(1, { fault: faultAt(10, { file: 'frontend/src/a/model/a.ts' }) }), 'cold'],
  ])('loads the modules with a fault that was not active where it acts, if %s', (_name, pending, start) => {
    const events = [...endOf(1, 's1', { wasReached: false }), ...endOf(1, 's2', { wasReached: false })];
    const project = pending.fault.file.startsWith('front') ? 'frontend' : 'backend';
    const { again, verdicts } = outcomeOfBatch({ project, pending: [pending] }, events, false, '/w');
    expect([verdicts, again]).toEqual([[], [{ ...pending, start }]]);
  });

  it('treats a hanging process as a detection, and runs the remaining faults again', () => {
    const events: PlanEvent[] = [{ at: 'begin', fault: 1, spec: '/w/s1' }];
    expect(judge(events, [pendingOf(1), pendingOf(2)], true)).toEqual([['1 killed'], ['2 warm']]);
  });

  it('treats a timeout as a detection if the fault is alone in its process', () => {
    expect(judge(endOf(1, 's1', LATE), [pendingOf(1, { start: 'cold' })])).toEqual([['1 killed'], []]);
  });

  it('judges nothing by a process of its own in which nothing runs', () => {
    expect(judge([], [pendingOf(1, { start: 'cold' })])).toEqual([['1 broken'], []]);
  });
});

const judgementOf = (values: Partial<Judgement>): Judgement => ({
  ...{ id: 'x', module: 'jobs', operator: 'bound-moved', file: 'a.ts', line: 3, diff: ['- a', '+ b'] },
  ...{ verdict: 'killed', specs: ['s1'], seconds: 1, reaching: 2, killers: [], digest: '' },
  ...values,
});

describe('report', () => {
  const folders: string[] = [];
  afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

  it('stores judgements for a later run', () => {
    const folder = mkdtempSync(join(tmpdir(), 'nukkad-report-'));
    folders.push(folder);
    new ReportFile(join(folder, 'r.json')).add(judgementOf({ id: 'y' }));
    expect(new ReportFile(join(folder, 'r.json')).get('y')).toEqual(judgementOf({ id: 'y' }));
    expect(new ReportFile(join(folder, 'r.json')).get('z')).toBeUndefined();
  });

  it('counts the judged faults, with the interval', () => {
    const all = [judgementOf({}), judgementOf({ verdict: 'survived' }), judgementOf({ verdict: 'broken' })];
    expect(shareLine(all)).toBe('1 of 2 killed, 50 % (9 % to 91 %)');
    expect(shareLine([])).toBe('0 of 0 killed, none (0 % to 100 %)');
  });

  it('contains a line for each module, with the features of the front end combined', () => {
    const all = [judgementOf({ module: 'frontend/a' }), judgementOf({ module: 'frontend/b' }), judgementOf({})];
    expect(shareTable(all, 'module').map((line) => line.split(/ {2,}/)[0])).toEqual(['frontend', 'jobs', 'all']);
  });

  it('names survivors with place, operator and diff', () => {
    expect(survivorLines([judgementOf({ verdict: 'survived' }), judgementOf({})])).toEqual([
      'a.ts:3  bound-moved  (1 of 2 specs)',
      '    - a',
      '    + b',
    ]);
  });

  it('names specs that ran with several faults and detected none alone', () => {
    const killer = (spec: string) => ({ spec, test: 't', message: 'm' });
    const all = [1, 2, 3].map(() => judgementOf({ specs: ['s1', 's2', 's3'], killers: [killer('s1')] }));
    const both = judgementOf({ specs: ['s3'], killers: [killer('s1'), killer('s3')] });
    expect(needlessSpecs([...all, both])).toEqual(['s2: 3 faults', 's3: 4 faults']);
    expect(needlessSpecs(all.slice(1))).toEqual([]);
  });
});
