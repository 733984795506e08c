import { distanceKm, type Position } from '@nukkad/contract/places/geo';
import { wordsOf } from '@nukkad/language/text-normalisation';
import { memoized } from '../../common/concurrency/memoized.js';
import type { Names } from './entities/place.entity.js';
import { type IndexedPlace, type PlaceIndex, placeIndex } from './place-index.js';

/** Maximum distances in kilometres of a neighbourhood and of a city that an address names. */
const LOCALITY_KM = 8;
const CITY_KM = 60;
/** Maximum number of cached parts of addresses: many jobs of a neighbourhood have the same ones. */
const CACHE_MAX = 20_000;
const SEGMENTS_MAX = 8;
const POSTAL_CODE = /\b\d{3} ?\d{3}\b/g;

const isThere = ({ kind, ...place }: IndexedPlace, near: Position | null): boolean =>
  near === null || distanceKm(near, place) <= (kind === 'city' ? CITY_KM : LOCALITY_KM);

function namedIn(words: readonly string[], near: Position | null, index: PlaceIndex): IndexedPlace[] {
  const found = index.find(words, { near, isWork: () => false, isMisspeltWork: () => true, isExact: true });
  if (!found) return [];
  const { place, from, to } = found;
  return [
    ...namedIn(words.slice(0, from), near, index),
    ...(isThere(place, near) ? [place] : []),
    ...namedIn(words.slice(to), near, index),
  ];
}

/**
 * Returns the places named in one part of an address. The position is rounded to a kilometre, which changes no result.
 */
const namedInPart = memoized(
  CACHE_MAX,
  (part: string, near: Position | null) =>
    `${near ? `${near.latitude.toFixed(2)} ${near.longitude.toFixed(2)}` : ''} ${part}`,
  (part, near): readonly Names[] => namedIn(wordsOf(part), near, placeIndex()).map(({ names }) => names),
);

/**
 * Returns the gazetteer's places that an address names explicitly, by the names it uses: "4th Cross, Indiranagar,
 * Bengaluru" names Indiranagar and Bengaluru. `near` is its position, if known; without it only names that are unique
 * everywhere count.
 */
export const placesNamedIn = (address: string, near: Position | null): readonly Names[] =>
  address
    .replace(POSTAL_CODE, ' ')
    .split(/[,;\n]/)
    .slice(0, SEGMENTS_MAX)
    .flatMap((part) => namedInPart(part, near));
