import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Fault } from './fault.js';
import { SpecCoverage } from './spec-coverage.js';

const JOBS = 'backend/src/modules/jobs';
const SPECS = ['close-job', 'list-jobs', 'broken'].map((name) => `${JOBS}/tests/${name}.e2e-spec.ts`);
const [CLOSE = '', LIST = '', BROKEN = ''] = SPECS;
const OTHER = 'backend/src/modules/users/tests/sign-up.e2e-spec.ts';

describe('map of specs', () => {
  const root = mkdtempSync(join(tmpdir(), 'nukkad-coverage-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const faultOf = (values: Partial<Fault>): Fault =>
    ({
      file: `${JOBS}/close-job.use-case.ts`,
      module: 'jobs',
      owner: 'CloseJob.execute',
      isStatic: false,
      ...values,
    }) as Fault;
  const map = (): SpecCoverage => {
    const coverage = new SpecCoverage(root);
    const entry = { seconds: 1, isSound: true };
    const closing = `${JOBS}/close-job.use-case.ts#CloseJob.execute`;
    coverage.set(CLOSE, { ...entry, seconds: 9, reached: [closing] });
    coverage.set(LIST, { ...entry, reached: [closing, `${JOBS}/close-job.use-case.ts#CloseJob.other`] });
    coverage.set(OTHER, { ...entry, seconds: 0.1, reached: [closing] });
    coverage.set(BROKEN, { ...entry, isSound: false, reached: [closing] });
    return coverage;
  };

  beforeAll(() => {
    for (const spec of [...SPECS, OTHER]) write(spec, spec);
    for (const folder of ['backend/src/common', 'backend/test', 'frontend/src'])
      mkdirSync(join(root, folder), { recursive: true });
    write(`${JOBS}/limits.ts`, 'export const MAX = 5;');
    write(`${JOBS}/close-job.use-case.ts`, "import { MAX } from './limits.js';");
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('orders the spec of the same name first, then those of the module, then the others, without failing ones', () => {
    expect(map().specsFor(faultOf({}))).toEqual([CLOSE, LIST, OTHER]);
  });

  it('returns all specs of a file for its constants, and those of its importers for a file of constants', () => {
    expect(map().specsFor(faultOf({ owner: 'LIMIT', isStatic: true }))).toEqual([CLOSE, LIST, OTHER]);
    expect(map().specsFor(faultOf({ file: `${JOBS}/limits.ts`, owner: 'MAX', isStatic: true }))).toEqual([
      LIST,
      CLOSE,
      OTHER,
    ]);
  });

  it('returns all specs of the module for an unknown file', () => {
    expect(map().specsFor(faultOf({ file: `${JOBS}/new.use-case.ts` }))).toEqual([LIST, CLOSE]);
  });

  it('is stored, and lists specs that have failed or changed as missing', () => {
    map().save();
    expect(new SpecCoverage(root).missing()).toEqual([BROKEN]);
    write(LIST, 'another text');
    expect(new SpecCoverage(root).missing()).toEqual([BROKEN, LIST]);
    expect(new SpecCoverage(root).get(CLOSE)?.seconds).toBe(9);
  });
});
