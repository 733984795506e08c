import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Point {
  latitude: number;
  longitude: number;
}

const EARTH_KM = 6371.0088;
const LOCALITIES = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  'backend',
  'src',
  'modules',
  'places',
  'data',
  'localities',
);
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two points on a sphere, which is within 0.5 % of the true distance. */
export function kilometresBetween(a: Point, b: Point): number {
  const half = (from: number, to: number): number => Math.sin(radians(to - from) / 2) ** 2;
  const across =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(across));
}

/** Point of the middle of a neighbourhood in the gazetteer. */
export function localityPoint(city: string, slug: string): Point {
  const { localities } = JSON.parse(readFileSync(join(LOCALITIES, `${city}.json`), 'utf8')) as {
    localities: { slug: string; lat: number; lng: number }[];
  };
  const found = localities.find((locality) => locality.slug === slug);
  if (!found) throw new Error(`The gazetteer has no ${slug} in ${city}.`);
  return { latitude: found.lat, longitude: found.lng };
}
