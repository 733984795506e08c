import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { describeFigures, isProven, readFigures } from './figures.js';

const MET = { what: 'guesses', measured: 0, target: '0', met: true };
const MISSED = { what: 'forged requests', measured: 3, target: '0', met: false };

describe('the figures of the proofs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nukkad-figures-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are read from lines of JSON, and name those that miss their target', () => {
    const file = join(folder, 'figures.jsonl');
    expect(readFigures(file)).toEqual([]);
    writeFileSync(file, `${JSON.stringify(MET)}\n${JSON.stringify(MISSED)}\n`);
    const figures = readFigures(file);
    expect(figures).toEqual([MET, MISSED]);
    expect(describeFigures(figures)).toMatch(/forged requests .*MISSED/);
  });

  it.each([
    ['pass when all proofs pass and all targets are reached', 2, 0, [MET], true],
    ['fail when a target is missed', 2, 0, [MET, MISSED], false],
    ['fail when a proof fails', 2, 1, [MET], false],
    ['fail when no proof ran', 0, 0, [], false],
  ])('%s', (_name, passed, failed, figures, proven) => {
    expect(isProven(passed, failed, figures)).toBe(proven);
  });
});
