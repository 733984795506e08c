import { existsSync, readFileSync } from 'node:fs';
import { formatTable } from '../reports/text-table.js';

/** A figure that a proof measured, beside what it has to reach. */
interface Figure {
  what: string;
  measured: number | string;
  target: string;
  met: boolean;
}

/** The figures of a file of JSON lines. */
export function readFigures(file: string): Figure[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return lines.map((line) => JSON.parse(line) as Figure);
}

/** Figures as a table. A figure that misses its target says so. */
export function describeFigures(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, measured, target, met }) => [
    what,
    String(measured),
    target,
    met ? 'met' : 'MISSED',
  ]);
  return formatTable([['figure', 'measured', 'target', ''], ...rows]);
}

/** True when proofs ran, none failed, and every figure reached its target. */
export const isProven = (passed: number, failed: number, figures: readonly Figure[]): boolean =>
  passed > 0 && failed === 0 && figures.every(({ met }) => met);
