import { bearingDegrees, distanceKm, type Position } from '@nukkad/contract/places/geo';
import { FAMILIES, type Family, familyOf, type JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import { SEARCH_RADIUS_KM } from '@nukkad/contract/limits';

/** Rings of the view, in kilometres. */
export const RINGS_KM = [2, 5, 10, SEARCH_RADIUS_KM] as const;
/** Radius of the outer ring, in units of the drawing. */
export const OUTER_RADIUS = 200;
/** Radius of a cluster: 49 px across on a phone of 360 px. */
export const CLUSTER_RADIUS = 36;
/** Radius of the touch target: 48 px across on a phone of 320 px. */
export const TARGET_RADIUS = 40;
/** Half the size of the drawing, which contains the whole target of a mark on the outer ring. */
export const HALF_SIZE = OUTER_RADIUS + TARGET_RADIUS;
/** Distance below which marks are merged, so that no target covers another. */
const MERGE_WITHIN = 2 * TARGET_RADIUS;

export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** An object with a position and an id. */
export interface Placed extends Position {
  id: string;
}

/** One mark of the view: a job, or several jobs at one spot. `x` grows to the east, `y` to the south. */
export interface NearbyMark<J extends Placed> {
  /** Key that stays the same as long as its jobs do. */
  key: string;
  /** The nearest first. */
  jobs: readonly J[];
  x: number;
  y: number;
  /** Distance of the nearest of its jobs, in kilometres. */
  km: number;
  direction: Direction;
}

/** Returns the radius at which a distance is drawn: short distances get more space, because most dots are near. */
export const radiusOf = (km: number): number =>
  OUTER_RADIUS * Math.sqrt(Math.min(km, SEARCH_RADIUS_KM) / SEARCH_RADIUS_KM);

/** Returns the word for a bearing in degrees clockwise from north. */
export const directionOf = (bearing: number): Direction => DIRECTIONS[Math.round(bearing / 45) % 8] ?? 'n';

interface Pile<J> {
  jobs: { job: J; km: number; bearing: number }[];
  x: number;
  y: number;
}

/** Merges two piles; the new one is at the average position of their jobs. */
function join<J>(one: Pile<J>, other: Pile<J>): Pile<J> {
  const [a, b] = [one.jobs.length, other.jobs.length];
  return {
    jobs: [...one.jobs, ...other.jobs],
    x: (one.x * a + other.x * b) / (a + b),
    y: (one.y * a + other.y * b) / (a + b),
  };
}

/** Returns the marks of the jobs around `from`, nearest first; jobs that would cover each other are merged. */
export function nearbyMarks<J extends Placed>(from: Position, jobs: readonly J[]): NearbyMark<J>[] {
  const piles: Pile<J>[] = [];
  const add = (pile: Pile<J>): void => {
    const near = piles.findIndex((other) => Math.hypot(other.x - pile.x, other.y - pile.y) < MERGE_WITHIN);
    if (near < 0) {
      piles.push(pile);
      return;
    }
    // the merged pile may have moved towards a third one
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
/** Ratio of the width to the height of a distance label. */
const LABEL_ASPECT = 2;

/**
 * Returns the best positions of the distance labels on their rings, in the order of the rings: each at the spot
 * farthest from all marks, from the middle and from earlier labels. `x` and `y` as in the marks.
 */
export function ringLabels(
  kilometres: readonly number[],
  marks: readonly { x: number; y: number }[],
): { x: number; y: number }[] {
  const labels: { x: number; y: number }[] = [];
  const apart = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
    Math.hypot((a.x - b.x) / LABEL_ASPECT, a.y - b.y);
  for (const km of kilometres) {
    const radius = radiusOf(km);
    const spots = Array.from({ length: LABEL_ANGLES }, (_, index) => {
      // the top, with the letter of the north, comes last
      const angle = ((index + 0.5) / LABEL_ANGLES) * 2 * Math.PI + Math.PI / 4;
      const spot = { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
      const fromMarks = [...marks, { x: 0, y: 0 }].map((mark) => Math.hypot(mark.x - spot.x, mark.y - spot.y));
      // the distance to another label may be half that to a mark
      const fromLabels = labels.map((label) => 2 * apart(label, spot));
      return { spot, free: Math.min(...fromMarks, ...fromLabels, OUTER_RADIUS) };
    });
    labels.push(spots.reduce((best, other) => (other.free > best.free ? other : best)).spot);
  }
  return labels;
}

/** Returns the number of jobs of each family, in the order of the families. */
export function familyCounts(jobs: readonly { category: JobCategoryId }[]): { family: Family; count: number }[] {
  const counts = new Map<Family, number>();
  for (const { category } of jobs) counts.set(familyOf(category), (counts.get(familyOf(category)) ?? 0) + 1);
  return (Object.keys(FAMILIES) as Family[]).flatMap((family) => {
    const count = counts.get(family);
    return count === undefined ? [] : [{ family, count }];
  });
}

/** Returns the place of most jobs of a mark, without its city; undefined if none is stated. */
export function localityOf(jobs: readonly { location: string; place?: string | undefined }[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { location, place } of jobs) {
    const name = (place ?? location).split(',', 1)[0]?.trim();
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

const LABEL_HEIGHT = 22;
/** Gap that separates the name of a place from the distance of a ring on the same line. */
const LABEL_GAP = 12;
/** Box of the letter of the north, above the outer ring. */
const NORTH = { left: -9, right: 9, top: -OUTER_RADIUS - 26, bottom: -OUTER_RADIUS - 9 };

/** A text and its drawn width, in units of the drawing. */
export interface MeasuredText {
  text: string;
  width: number;
}

/** The name of the place of a mark, and whether it is above the mark because there is no room below. */
export interface MarkLabel {
  name: string;
  isAbove: boolean;
}

/**
 * Places the name of each mark below it, or above it if there is no room. A name that would overlap a mark, a ring
 * distance, the north letter or another name is left out; marks with many jobs get their name first.
 */
export function labelledMarks<M extends { key: string; x: number; y: number; jobs: readonly unknown[] }>(
  marks: readonly M[],
  nameOf: (mark: M) => MeasuredText | undefined,
  distances: readonly { x: number; y: number; width: number }[] = [],
): Map<string, MarkLabel> {
  const onRings = distances.map(({ x, y, width }) => ({
    ...{ left: x - width / 2 - LABEL_GAP, right: x + width / 2 + LABEL_GAP },
    ...{ top: y - 12, bottom: y + 10 },
  }));
  const boxes = [NORTH, ...onRings];
  const names = new Map<string, MarkLabel>();
  for (const mark of marks.toSorted((a, b) => b.jobs.length - a.jobs.length)) {
    const name = nameOf(mark);
    if (!name) continue;
    const half = name.width / 2 + 2;
    const boxAt = (top: number) => ({ left: mark.x - half, right: mark.x + half, top, bottom: top + LABEL_HEIGHT });
    const isFree = (box: ReturnType<typeof boxAt>): boolean => {
      if (box.left < -HALF_SIZE || box.right > HALF_SIZE || box.top < -HALF_SIZE) return false;
      const coversMark = marks.some((other) => {
        const x = Math.max(box.left, Math.min(other.x, box.right));
        const y = Math.max(box.top, Math.min(other.y, box.bottom));
        return other !== mark && Math.hypot(other.x - x, other.y - y) < CLUSTER_RADIUS;
      });
      const coversLabel = boxes.some(
        (other) => box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
      );
      return !coversMark && !coversLabel;
    };
    const [below, above] = [boxAt(mark.y + CLUSTER_RADIUS), boxAt(mark.y - CLUSTER_RADIUS - LABEL_HEIGHT)];
    const box = [below, above].find(isFree);
    if (!box) continue;
    boxes.push(box);
    names.set(mark.key, { name: name.text, isAbove: box === above });
  }
  return names;
}
