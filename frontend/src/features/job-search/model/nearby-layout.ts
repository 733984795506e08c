import { bearingDegrees, distanceKm, type Position } from '@nukkad/domain/geo';
import { SEARCH_RADIUS_KM } from '@nukkad/domain/limits';

/** Rings of the view, in kilometres. */
export const RINGS_KM = [2, 5, 10, SEARCH_RADIUS_KM] as const;
/** Radius of the outer ring, in units of the drawing. */
export const OUTER_RADIUS = 200;
/** Dots nearer to each other than this are drawn as one; wide enough for a fingertip on the smallest phone. */
const MERGE_WITHIN = 44;

export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Anything with a place on the earth and an id. */
export interface Placed extends Position {
  id: string;
}

/** One mark of the view: a job, or several that lie together. `x` grows to the east, `y` to the south. */
export interface NearbyMark<J extends Placed> {
  /** Stays the same while its jobs do. */
  key: string;
  /** The nearest first. */
  jobs: readonly J[];
  x: number;
  y: number;
  /** Distance of the nearest of its jobs, in kilometres. */
  km: number;
  direction: Direction;
}

/** How far from the middle a distance is drawn: near places get more room, as they have more dots. */
export const radiusOf = (km: number): number =>
  OUTER_RADIUS * Math.sqrt(Math.min(km, SEARCH_RADIUS_KM) / SEARCH_RADIUS_KM);

/** The word for a bearing in degrees clockwise from north. */
export const directionOf = (bearing: number): Direction => DIRECTIONS[Math.round(bearing / 45) % 8] ?? 'n';

interface Pile<J> {
  jobs: { job: J; km: number; bearing: number }[];
  x: number;
  y: number;
}

/** Puts two piles together; the new one lies where their jobs lie on the average. */
function join<J>(one: Pile<J>, other: Pile<J>): Pile<J> {
  const [a, b] = [one.jobs.length, other.jobs.length];
  return {
    jobs: [...one.jobs, ...other.jobs],
    x: (one.x * a + other.x * b) / (a + b),
    y: (one.y * a + other.y * b) / (a + b),
  };
}

/** Where the jobs lie around `from`, those that would cover each other put together; the nearest first. */
export function nearbyMarks<J extends Placed>(from: Position, jobs: readonly J[]): NearbyMark<J>[] {
  const piles: Pile<J>[] = [];
  const add = (pile: Pile<J>): void => {
    const near = piles.findIndex((other) => Math.hypot(other.x - pile.x, other.y - pile.y) < MERGE_WITHIN);
    if (near < 0) {
      piles.push(pile);
      return;
    }
    // the joined pile may have moved towards a third one
    const [other] = piles.splice(near, 1);
    if (other) add(join(other, pile));
  };
  for (const job of jobs) {
    const [km, bearing] = [distanceKm(from, job), bearingDegrees(from, job)];
    const [radius, angle] = [radiusOf(km), (bearing * Math.PI) / 180];
    add({ jobs: [{ job, km, bearing }], x: radius * Math.sin(angle), y: -radius * Math.cos(angle) });
  }
  return piles
    .map(({ jobs: pile, x, y }) => {
      const sorted = pile.toSorted((a, b) => a.km - b.km);
      const [nearest] = sorted;
      return {
        key: sorted.map(({ job }) => job.id).join(' '),
        jobs: sorted.map(({ job }) => job),
        x,
        y,
        km: nearest?.km ?? 0,
        direction: directionOf(nearest?.bearing ?? 0),
      };
    })
    .sort((a, b) => a.km - b.km);
}

const LABEL_ANGLES = 24;

/** Where on its ring a distance is best written: the spot that is farthest from all marks. `x` and `y` as of the marks. */
export function ringLabel(km: number, marks: readonly { x: number; y: number }[]): { x: number; y: number } {
  const radius = radiusOf(km);
  const spots = Array.from({ length: LABEL_ANGLES }, (_, index) => {
    // the north, where the letter stands, comes last
    const angle = ((index + 0.5) / LABEL_ANGLES) * 2 * Math.PI + Math.PI / 4;
    const spot = { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
    return { spot, free: Math.min(...marks.map((mark) => Math.hypot(mark.x - spot.x, mark.y - spot.y)), OUTER_RADIUS) };
  });
  return spots.reduce((best, other) => (other.free > best.free ? other : best)).spot;
}

/** How much of a pile each category makes up, the largest first; shares add up to 1. */
export function categoryShares<C extends string>(jobs: readonly { category: C }[]): { category: C; share: number }[] {
  const counts = new Map<C, number>();
  for (const { category } of jobs) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([category, count]) => ({ category, share: count / jobs.length }));
}
