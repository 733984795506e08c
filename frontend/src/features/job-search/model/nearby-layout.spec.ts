import { describe, expect, it } from '@jest/globals';
import { awayFromFallback } from '../../../../test/jobs';
import { FALLBACK_POSITION } from '@nukkad/domain/limits';
import { categoryColour } from './category-colour';
import { JOB_CATEGORY_IDS } from '@nukkad/domain/job-categories';
import { categoryShares, directionOf, nearbyMarks, OUTER_RADIUS, radiusOf, ringLabel } from './nearby-layout';

const at = (id: string, northKm: number, eastKm: number) => ({ id, ...awayFromFallback(northKm, eastKm) });

describe('marks', () => {
  it.each([
    ['north', 5, 0, 0, -radiusOf(5), 'n'],
    ['east', 0, 5, radiusOf(5), 0, 'e'],
    ['south', -20, 0, 0, OUTER_RADIUS, 's'],
    ['west', 0, -10, -radiusOf(10), 0, 'w'],
  ])('lie to the %s', (_name, northKm, eastKm, x, y, direction) => {
    const [mark] = nearbyMarks(FALLBACK_POSITION, [at('a', northKm, eastKm)]);
    expect(mark?.x).toBeCloseTo(x, 0);
    expect(mark?.y).toBeCloseTo(y, 0);
    expect(mark?.direction).toBe(direction);
    expect(mark?.km).toBeCloseTo(Math.hypot(northKm, eastKm), 1);
  });

  it('come in order of distance, also inside a pile', () => {
    const marks = nearbyMarks(FALLBACK_POSITION, [
      at('far', -12, 0),
      at('pile-2', 3.2, 0.1),
      at('pile-1', 3, 0),
      at('near', 0, -1),
    ]);
    expect(marks.map((mark) => mark.jobs.map((job) => job.id))).toEqual([['near'], ['pile-1', 'pile-2'], ['far']]);
  });

  it('never cover each other, however many jobs there are', () => {
    const jobs = Array.from({ length: 300 }, (_, index) =>
      at(`job-${index}`, 19 * Math.sin(index * 7.1) * Math.cos(index), 19 * Math.cos(index * 3.3) * Math.sin(index)),
    );
    const marks = nearbyMarks(FALLBACK_POSITION, jobs);
    expect(marks.flatMap((mark) => mark.jobs)).toHaveLength(300);
    for (const one of marks) {
      for (const other of marks) {
        if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(44);
      }
    }
  });
});

it('writes the rings where no mark lies', () => {
  const marks = nearbyMarks(FALLBACK_POSITION, [at('a', 3.5, 3.5), at('b', 0, 5)]);
  const { x, y } = ringLabel(5, marks);
  expect(Math.hypot(x, y)).toBeCloseTo(radiusOf(5), 5);
  for (const mark of marks) expect(Math.hypot(mark.x - x, mark.y - y)).toBeGreaterThan(44);
});

it('names the eight directions', () => {
  expect([0, 22, 23, 90, 180, 269, 337, 338].map(directionOf)).toEqual(['n', 'n', 'ne', 'e', 's', 'w', 'nw', 'n']);
});

it('divides a pile among its categories', () => {
  const jobs = ['retail', 'delivery', 'delivery', 'delivery'].map((category) => ({ category }));
  expect(categoryShares(jobs)).toEqual([
    { category: 'delivery', share: 0.75 },
    { category: 'retail', share: 0.25 },
  ]);
});

it('gives every category a colour of its own', () => {
  expect(new Set(JOB_CATEGORY_IDS.map(categoryColour)).size).toBe(JOB_CATEGORY_IDS.length);
});
