import type { NearCell } from '@nukkad/contract/places/geo';

/** Cells with consecutive numbers: neighbours from west to east, which one index scan reads. */
export interface CellRun {
  first: number;
  last: number;
  /** Of the nearest of them, in kilometres. */
  nearestKm: number;
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
