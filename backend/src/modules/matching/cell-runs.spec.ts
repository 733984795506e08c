import { describe, expect, it } from '@jest/globals';
import { cellsWithin } from '@nukkad/contract/places/geo';
import { runsOf, splitRunsOf } from './cell-runs.js';

const cell = (number: number, nearestKm = 0) => ({ cell: number, nearestKm, farthestKm: nearestKm + 1 });

describe('runsOf', () => {
  it('joins cells with consecutive numbers, in any order of the input', () => {
    expect(runsOf([cell(12, 3), cell(10, 1), cell(11, 2), cell(20, 4)])).toEqual([
      { first: 10, last: 12, nearestKm: 1 },
      { first: 20, last: 20, nearestKm: 4 },
    ]);
  });

  it('ends a run at a ring', () => {
    expect(runsOf([cell(10, 9), cell(11, 4), cell(12, 1), cell(13, 3), cell(14, 5)], [2, 5])).toEqual([
      { first: 10, last: 10, nearestKm: 9 },
      { first: 11, last: 11, nearestKm: 4 },
      { first: 12, last: 12, nearestKm: 1 },
      { first: 13, last: 13, nearestKm: 3 },
      { first: 14, last: 14, nearestKm: 5 },
    ]);
    expect(runsOf([cell(10, 4), cell(11, 3), cell(12, 1)], [2, 5]).map(({ first }) => first)).toEqual([10, 12]);
  });

  it('contains every cell of a circle once, in one run for each row', () => {
    const cells = cellsWithin({ latitude: 12.97, longitude: 77.6 }, 20);
    const runs = runsOf(cells);
    const numbers = runs.flatMap(({ first, last }) =>
      Array.from({ length: last - first + 1 }, (_, step) => first + step),
    );
    expect(numbers).toEqual(cells.map((each) => each.cell).sort((a, b) => a - b));
    expect(runs.length).toBeLessThan(20);
  });

  it('splits a circle at the date line, where numbers start again', () => {
    const runs = runsOf(cellsWithin({ latitude: 0.5, longitude: 180 }, 5));
    expect(runs.length).toBeGreaterThan(1);
    expect(Math.min(...runs.map(({ nearestKm }) => nearestKm))).toBe(0);
  });
});

describe('splitRunsOf', () => {
  const cells = cellsWithin({ latitude: 12.97, longitude: 77.6 }, 20);
  const inside = (radiusKm: number) => cells.filter(({ farthestKm }) => farthestKm <= radiusKm);

  it('separates the cells completely within the radius from the others', () => {
    expect(splitRunsOf(cells, 20)).toMatchObject({
      inside: runsOf(inside(20)),
      across: runsOf(cells.filter((each) => !inside(20).includes(each))),
    });
  });

  it('returns the runs of another radius for the same cells', () => {
    splitRunsOf(cells, 20);
    expect(splitRunsOf(cells, 10).inside).toEqual(runsOf(inside(10)));
    expect(splitRunsOf(cells, 20).inside).toEqual(runsOf(inside(20)));
  });
});
