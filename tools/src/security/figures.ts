import { existsSync, readFileSync } from 'node:fs';
import { table } from '../bench/figures.js';

/** A figure that a proof measured, beside what it has to reach. */
interface Figure {
  what: string;
  measured: number | string;
  target: string;
  met: boolean;
}

/** The figures of a file of JSON lines, as a table. A figure that misses its target says so. */
export function describeFigures(file: string): string {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const figures = lines.map((line) => JSON.parse(line) as Figure);
  const rows = figures.map(({ what, measured, target, met }) => [
    what,
    String(measured),
    target,
    met ? 'met' : 'MISSED',
  ]);
  return table([['figure', 'measured', 'target', ''], ...rows]);
}
