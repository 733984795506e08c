import { describe, expect, it } from '@jest/globals';
import { awayFromFallback } from '../../../../test/jobs';
import { FALLBACK_POSITION } from '@nukkad/contract/limits';
import {
  CLUSTER_RADIUS,
  directionOf,
  familyCounts,
  HALF_SIZE,
  labelledMarks,
  localityOf,
  nearbyMarks,
  OUTER_RADIUS,
  radiusOf,
  ringLabels,
  TARGET_RADIUS,
} from './nearby-layout';

const at = (id: string, northKm: number, eastKm: number) => ({ id, ...awayFromFallback(northKm, eastKm) });

describe('marks', () => {
  it.each([
    ['north', 5, 0, 0, -radiusOf(5), 'n'],
    ['east', 0, 5, radiusOf(5), 0, 'e'],
    ['south', -20, 0, 0, OUTER_RADIUS, 's'],
    ['west', 0, -10, -radiusOf(10), 0, 'w'],
  ])('are drawn to the %s', (_name, northKm, eastKm, x, y, direction) => {
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

  it('have targets that never cover each other, however many jobs there are', () => {
    const jobs = Array.from({ length: 300 }, (_, index) =>
      at(`job-${index}`, 19 * Math.sin(index * 7.1) * Math.cos(index), 19 * Math.cos(index * 3.3) * Math.sin(index)),
    );
    const marks = nearbyMarks(FALLBACK_POSITION, jobs);
    expect(marks.flatMap((mark) => mark.jobs)).toHaveLength(300);
    for (const one of marks) {
      for (const other of marks) {
        if (one !== other)
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(2 * TARGET_RADIUS);
      }
    }
  });
});

it('writes the distances on their rings where neither a mark nor another distance is', () => {
  const marks = nearbyMarks(FALLBACK_POSITION, [at('a', 3.5, 3.5), at('b', 0, 5)]);
  const labels = ringLabels([2, 5, 10], marks);
  labels.forEach(({ x, y }, index) => {
    expect(Math.hypot(x, y)).toBeCloseTo(radiusOf([2, 5, 10][index] as number), 5);
    for (const mark of marks) expect(Math.hypot(mark.x - x, mark.y - y)).toBeGreaterThan(CLUSTER_RADIUS);
    for (const other of labels.slice(0, index)) {
      expect(Math.abs(other.x - x) > 52 || Math.abs(other.y - y) > 22).toBe(true);
    }
  });
});

it('names the eight directions', () => {
  expect([0, 22, 23, 90, 180, 269, 337, 338].map(directionOf)).toEqual(['n', 'n', 'ne', 'e', 's', 'w', 'nw', 'n']);
});

it('counts the jobs of each family, in one order', () => {
  const jobs = (['retail', 'delivery', 'driving', 'delivery'] as const).map((category) => ({ category }));
  expect(familyCounts(jobs)).toEqual([
    { family: 'shop', count: 1 },
    { family: 'move', count: 3 },
  ]);
});

describe('the place of a cluster', () => {
  it('is that of most of its jobs, without the city and in the language of the reader', () => {
    const jobs = [
      { location: 'Indiranagar, Bengaluru' },
      { location: 'Jayanagar 4th Block, Bengaluru', place: 'ಜಯನಗರ, ಬೆಂಗಳೂರು' },
      { location: 'Jayanagar, Bengaluru', place: 'ಜಯನಗರ, ಬೆಂಗಳೂರು' },
    ];
    expect(localityOf(jobs)).toBe('ಜಯನಗರ');
    expect(localityOf([{ location: '' }])).toBeUndefined();
  });

  const mark = (key: string, x: number, y: number, jobs = 2) => ({ key, x, y, jobs: Array.from({ length: jobs }) });
  /** All letters have the same width here; in the product the browser measures the letters of each script. */
  const nameOf = ({ key }: { key: string }) => ({ text: key, width: key.length * 7.5 });
  const labelled = (...marks: ReturnType<typeof mark>[]) => [...labelledMarks(marks, nameOf).keys()];

  it('is written below every mark with room for it', () => {
    expect(labelled(mark('Hebbal', 0, -100), mark('Jayanagar', 0, 100))).toEqual(['Hebbal', 'Jayanagar']);
  });

  it('is written above a mark where it would cover another one below', () => {
    const marks = [mark('Hebbal', 0, -35), mark('Jayanagar', 0, 35)];
    expect([...labelledMarks(marks, nameOf).values()]).toEqual([
      { name: 'Hebbal', isAbove: true },
      { name: 'Jayanagar', isAbove: false },
    ]);
  });

  it('is omitted where it would cover another mark on both sides', () => {
    expect(labelled(mark('Hebbal', 0, -70), mark('Ulsoor', 0, 0), mark('Jayanagar', 0, 70))).toEqual([
      'Hebbal',
      'Jayanagar',
    ]);
  });

  it('is omitted in favour of the name of a place with more jobs', () => {
    const marks = [mark('Rajarajeshwari Nagar', 0, 0), mark('Basaveshwara Nagar', 80, 0, 9)];
    expect([...labelledMarks(marks, nameOf).values()]).toEqual([
      { name: 'Basaveshwara Nagar', isAbove: false },
      { name: 'Rajarajeshwari Nagar', isAbove: true },
    ]);
  });

  it('is omitted where it would cover distances on their rings', () => {
    expect([
      ...labelledMarks(
        [mark('Hebbal', 0, 0)],
        nameOf,
        [-45, 45].map((y) => ({ x: 10, y, width: 46 })),
      ).keys(),
    ]).toEqual([]);
  });

  it.each([-1, 1])('is omitted closer than the gap to a distance beside it, on side %d', (side) => {
    const rings = [-45, 45].map((y) => ({ x: 0, y, width: 46 }));
    const namesAt = (x: number) => [...labelledMarks([mark('Hebbal', x, 0)], nameOf, rings).keys()];
    expect([namesAt(56 * side), namesAt(64 * side)]).toEqual([[], ['Hebbal']]);
  });

  it('is omitted where it would cover the letter of the north', () => {
    expect(labelled(mark('Yelahanka', -20, -165), mark('Hebbal', 30, -105, 9))).toEqual(['Hebbal']);
  });

  it('is omitted where its letters are too wide for its room, and written where they are narrow', () => {
    const marks = [mark('Jayanagar', 0, 0), mark('Ulsoor', 110, 46), mark('Hebbal', 110, -46)];
    const ofWidth = (width: number) => [
      ...labelledMarks(marks, ({ key }) => (key === 'Jayanagar' ? { text: key, width } : undefined)).keys(),
    ];
    expect([ofWidth(60), ofWidth(190)]).toEqual([['Jayanagar'], []]);
  });

  // a name of 60 units has a box of 64, whose edge touches the edge of the drawing; above a mark it is 58 units high
  it.each([
    ['left', 32 - HALF_SIZE, 0, -1, 0],
    ['right', HALF_SIZE - 32, 0, 1, 0],
    ['top', 100, 58 - HALF_SIZE, 0, -1],
  ])('is written up to the %s edge of the drawing, and omitted where it would leave it', (_side, x, y, left, up) => {
    const isWritten = (x: number, y: number): boolean => {
      const below = mark('below', x, y + 47);
      const nameOfWidth = ({ key }: { key: string }) => (key === 'Hebbal' ? { text: key, width: 60 } : undefined);
      return labelledMarks(up === 0 ? [mark('Hebbal', x, y)] : [mark('Hebbal', x, y), below], nameOfWidth).has(
        'Hebbal',
      );
    };
    expect([isWritten(x, y), isWritten(x + left / 2, y + up / 2)]).toEqual([true, false]);
  });

  it('is missing for a mark without one', () => {
    expect(labelledMarks([mark('Hebbal', 0, 0)], () => undefined).size).toBe(0);
  });
});
