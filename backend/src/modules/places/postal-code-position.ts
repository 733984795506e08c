import { distanceKm, type Position } from '@nukkad/contract/places/geo';
import type { PostOffice } from './postal-code-file.js';

/** Offices of one postal code lie within this distance of its middle; one farther away is an error of the file. */
const REACH_KM = 25;
/** More offices than this are enough to find the middle. */
const SAMPLE = 200;

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Returns one point for the offices of a postal code: the average of the best-known positions around the most central
 * one. Null when most of them lie elsewhere: the position of the code is then unknown.
 */
export function positionOfOffices(offices: readonly PostOffice[]): Position | null {
  const best = Math.max(...offices.map((office) => office.accuracy));
  const known = offices.filter((office) => office.accuracy === best).slice(0, SAMPLE);
  const total = (from: Position): number => known.reduce((sum, office) => sum + distanceKm(from, office), 0);
  let middle = known[0];
  let least = Infinity;
  for (const office of known) {
    const sum = total(office);
    if (sum < least) [middle, least] = [office, sum];
  }
  if (!middle) return null;
  const centre = middle;
  const around = known.filter((office) => distanceKm(centre, office) <= REACH_KM);
  if (around.length * 2 <= known.length) return null;
  return {
    latitude: average(around.map((office) => office.latitude)),
    longitude: average(around.map((office) => office.longitude)),
  };
}
