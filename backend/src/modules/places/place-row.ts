import { createHash } from 'node:crypto';
import type { Language } from '@nukkad/contract/languages';
import { phoneticKeyOf } from '@nukkad/language/phonetics';
import type { PlaceKind } from '@nukkad/contract/places/places';
import type { Names, PlaceSource } from './entities/place.entity.js';
import { languageOf, normalisePlaceName } from './place-text.js';

/** One way to write a place's name, ready to be found by. */
export interface Spelling {
  name: string;
  language: Language;
  normalised: string;
  sound: string;
}

/** A place as it is written to the database. Degrees, WGS 84. */
export interface PlaceRow {
  id: string;
  source: PlaceSource;
  kind: PlaceKind;
  names: Names;
  cityId: string | null;
  cityNames: Names;
  stateNames: Names;
  context: string;
  latitude: number;
  longitude: number;
  population: number | null;
  prominence: number;
  spellings: Spelling[];
}

const CUSTOM_UUID_VERSION = '8';

/** Returns the id of the place with `key`: the same for every load and installation. */
export function placeId(kind: PlaceKind, key: string): string {
  const hex = createHash('sha256').update(`${kind}:${key}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `${CUSTOM_UUID_VERSION}${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** Returns the spellings of a place, each normalised form once. */
export function spellingsOf(names: readonly (string | undefined)[]): Spelling[] {
  const spellings = new Map<string, Spelling>();
  for (const name of names) {
    const normalised = normalisePlaceName(name ?? '');
    if (!name || !normalised || spellings.has(normalised)) continue;
    spellings.set(normalised, { name, language: languageOf(name), normalised, sound: phoneticKeyOf(normalised) });
  }
  return [...spellings.values()];
}

/** Returns the value of `PlaceEntity.context`: the names of the city, then those of the state. */
export const contextOf = (city: readonly Spelling[], state: readonly Spelling[]): string =>
  [...new Set([...city, ...state].map(({ normalised }) => `|${normalised}`))].join('');
