import type { NearCell } from '@nukkad/contract/places/geo';

/** Cells with consecutive numbers: neighbours from west to east, which one index scan reads. */
export interface CellRun {
  first: number;
  last: number;
  /** Of the nearest of them, in kilometres. */
  nearestKm: number;
}

/** The runs of the cells of a search: those of cells completely within its radius, then those of the others. */
interface SplitRuns {
  inside: readonly CellRun[];
  across: readonly CellRun[];
}

const splitRuns = new WeakMap<readonly NearCell[], SplitRuns & { radiusKm: number }>();

/** Returns the runs of the cells of a search, which several of its statements use. */
export function splitRunsOf(cells: readonly NearCell[], radiusKm: number): SplitRuns {
  const known = splitRuns.get(cells);
  if (known?.radiusKm === radiusKm) return known;
  const isInside = (cell: NearCell): boolean => cell.farthestKm <= radiusKm;
  const inside = runsOf(cells.filter(isInside));
  const across = runsOf(cells.filter((cell) => !isInside(cell)));
  splitRuns.set(cells, { inside, across, radiusKm });
  return { inside, across };
}

/** Returns the runs of these cells, in the order of their numbers; no run crosses one of the `rings`, in kilometres. */
export function runsOf(cells: readonly NearCell[], rings: readonly number[] = []): CellRun[] {
  const ringOf = (km: number): number => rings.filter((ring) => ring <= km).length;
  const runs: CellRun[] = [];
  for (const { cell, nearestKm } of [...cells].sort((a, b) => a.cell - b.cell)) {
    const run = runs.at(-1);
    if (run?.last === cell - 1 && ringOf(run.nearestKm) === ringOf(nearestKm)) {
      run.last = cell;
      run.nearestKm = Math.min(run.nearestKm, nearestKm);
    } else {
      runs.push({ first: cell, last: cell, nearestKm });
    }
  }
  return runs;
}
