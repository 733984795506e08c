import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bearingDegrees, cellsWithin, destination, distanceKm, searchCell, snapToGrid } from './geo.js';

const BENGALURU = { latitude: 12.9716, longitude: 77.5946 };
const anywhere = fc.record({
  latitude: fc.double({ min: -84, max: 84, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const india = fc.record({
  latitude: fc.double({ min: 6, max: 37, noNaN: true }),
  longitude: fc.double({ min: 68, max: 98, noNaN: true }),
});

describe('destination', () => {
  it('lies as far away, and in that direction, as was asked for', () => {
    fc.assert(
      fc.property(
        india,
        fc.double({ min: 0.1, max: 50, noNaN: true }),
        fc.double({ min: 1, max: 359, noNaN: true }),
        (from, km, bearing) => {
          const reached = destination(from, km, bearing);
          expect(distanceKm(from, reached)).toBeCloseTo(km, 6);
          expect(bearingDegrees(from, reached)).toBeCloseTo(bearing, 6);
        },
      ),
    );
  });
});

describe('distanceKm', () => {
  it.each([
    ['Bengaluru to Mysuru', BENGALURU, { latitude: 12.2958, longitude: 76.6394 }, 128.4],
    ['Delhi to Mumbai', { latitude: 28.6139, longitude: 77.209 }, { latitude: 19.076, longitude: 72.8777 }, 1148],
    ['a degree of latitude', { latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 }, 111.195],
    ['over the date line', { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111.195],
  ])('measures the distance %s', (_name, from, to, km) => {
    expect(Math.abs(distanceKm(from, to) - km)).toBeLessThan(km * 0.005);
  });

  it('is symmetric, zero for equal points, and never more than half around the earth', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (from, to) => {
        expect(distanceKm(from, to)).toBeCloseTo(distanceKm(to, from), 9);
        expect(distanceKm(from, from)).toBe(0);
        expect(distanceKm(from, to)).toBeLessThanOrEqual(20_016);
      }),
    );
  });
});

describe('bearingDegrees', () => {
  it.each([
    ['north', { latitude: 13, longitude: 77.5946 }, 0],
    ['east', { latitude: 12.9716, longitude: 77.6 }, 90],
    ['south', { latitude: 12, longitude: 77.5946 }, 180],
    ['west', { latitude: 12.9716, longitude: 77.5 }, 270],
  ])('returns the bearing to the %s', (_name, to, degrees) => {
    const off = Math.abs(bearingDegrees(BENGALURU, to) - degrees);
    expect(Math.min(off, 360 - off)).toBeLessThan(0.1);
  });

  it('leads to where one set out for', () => {
    fc.assert(
      fc.property(india, fc.double({ min: 0, max: 359.9, noNaN: true }), (from, bearing) => {
        const off = Math.abs(bearingDegrees(from, destination(from, 10, bearing)) - bearing);
        expect(Math.min(off, 360 - off)).toBeLessThan(1e-6);
      }),
    );
  });
});

describe('snapToGrid', () => {
  it('returns the centre of the cell of a hundredth of a degree', () => {
    expect(snapToGrid(BENGALURU)).toEqual({ latitude: 12.975, longitude: 77.595 });
    expect(snapToGrid({ latitude: 12.97, longitude: 77.5999 })).toEqual({ latitude: 12.975, longitude: 77.595 });
    expect(snapToGrid({ latitude: -0.001, longitude: -0.001 })).toEqual({ latitude: -0.005, longitude: -0.005 });
    expect(snapToGrid({ latitude: 90, longitude: 180 })).toEqual({ latitude: 89.995, longitude: -179.995 });
  });

  it('moves no position by more than half a diagonal, and a snapped position no further', () => {
    fc.assert(
      fc.property(india, (position) => {
        const snapped = snapToGrid(position);
        expect(distanceKm(position, snapped)).toBeLessThan(0.79);
        expect(snapToGrid(snapped)).toEqual(snapped);
      }),
    );
  });
});

describe('search cells', () => {
  it('number the earth without gaps', () => {
    expect(searchCell({ latitude: -90, longitude: -180 })).toBe(0);
    expect(searchCell({ latitude: 90, longitude: 179.999 })).toBe(7200 * 14_400 - 1);
    expect(searchCell({ latitude: 0, longitude: 180 })).toBe(searchCell({ latitude: 0, longitude: -180 }));
    expect(searchCell(BENGALURU)).toBe(4118 * 14_400 + 10_303);
  });

  it('returns some 200 cells for 20 km, nearest first', () => {
    const cells = cellsWithin(BENGALURU, 20);
    expect(cells[0]).toMatchObject({ cell: searchCell(BENGALURU), nearestKm: 0 });
    expect(cells.length).toBeGreaterThan(170);
    expect(cells.length).toBeLessThan(260);
    expect(cells.map((near) => near.nearestKm)).toEqual(cells.map((near) => near.nearestKm).sort((a, b) => a - b));
    expect(new Set(cells.map((near) => near.cell)).size).toBe(cells.length);
  });

  it('covers every point of the circle, at a distance between the bounds of its cell', () => {
    const circle = fc.tuple(
      fc.oneof(anywhere, india),
      fc.double({ min: 0.1, max: 20, noNaN: true }),
      fc.double({ min: 0, max: 360, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    );
    fc.assert(
      fc.property(circle, ([centre, radius, bearing, part]) => {
        const point = destination(centre, radius * part * 0.999_999, bearing);
        const near = cellsWithin(centre, radius).find(({ cell }) => cell === searchCell(point));
        expect(near).toBeDefined();
        expect(near!.nearestKm).toBeLessThanOrEqual(radius * part + 1e-6);
        expect(near!.farthestKm).toBeGreaterThanOrEqual(radius * part - 1e-4);
      }),
      { numRuns: 200 },
    );
  });

  it('reach over the date line', () => {
    const cells = cellsWithin({ latitude: 0, longitude: 179.99 }, 20).map(({ cell }) => cell);
    expect(cells).toContain(searchCell({ latitude: 0, longitude: -179.9 }));
    // in the southernmost row of the circle
    expect(cells).toContain(searchCell({ latitude: -0.177, longitude: -179.985 }));
  });

  it.each([
    ['east', 0.0225, 90],
    ['west', 0.0025, 270],
  ])('includes the last cell to the %s, from beside the edge of a cell', (_name, inCell, bearing) => {
    const centre = { latitude: 12.9716, longitude: 77.575 + inCell };
    const cells = cellsWithin(centre, 20).map(({ cell }) => cell);
    expect(cells).toContain(searchCell(destination(centre, 19.95, bearing)));
  });

  it('are few at the poles', () => {
    expect(cellsWithin({ latitude: 90, longitude: 10 }, 20).length).toBeLessThan(3000);
    expect(cellsWithin({ latitude: -90, longitude: 10 }, 20).length).toBeGreaterThan(0);
  });
});
