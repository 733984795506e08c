import { readdirSync, readFileSync } from 'node:fs';
import type { Names } from './entities/place.entity.js';

/** A state or union territory. */
export interface StateRecord extends Required<Names> {
  aliases?: string[];
}

/** A neighbourhood of one of the largest cities. */
export interface LocalityRecord extends Required<Names> {
  slug: string;
  lat: number;
  lng: number;
  aliases?: string[];
}

/** A large city and its neighbourhoods. `state` is its English name. */
export interface LargeCityFile {
  city: LocalityRecord & { state: string };
  localities: LocalityRecord[];
}

/** A city or town; `admin` is the English name of its state. */
export interface CityRecord {
  id: number;
  name: string;
  admin: string;
  lat: number;
  lng: number;
  population: number;
  hi?: string;
  kn?: string;
  aliases?: string[];
}

/** A postal code of a large city, at the neighbourhood that it serves most. `city` is the slug of the city. */
export interface PostalCodeRecord {
  code: string;
  city: string;
  lat: number;
  lng: number;
}

/** A place that people go by and no address names: a hospital, a mall, a station. */
export type LandmarkRecord = Omit<LocalityRecord, 'slug'>;

/** The places that are part of the product. */
export interface GazetteerFiles {
  states: StateRecord[];
  largeCities: LargeCityFile[];
  cities: CityRecord[];
  postalCodes: PostalCodeRecord[];
  landmarks: LandmarkRecord[];
}

const DATA = new URL('./data/', import.meta.url);
const LOCALITIES = new URL('./localities/', DATA);
const LANDMARKS = new URL('./landmarks/', DATA);
const read = <T>(file: URL): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Reads the states and union territories. */
export const readStates = (): StateRecord[] =>
  Object.values(read<Record<string, StateRecord>>(new URL('./states.json', DATA)));

const readFolder = <T>(folder: URL): T[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => read<T>(new URL(name, folder)));

const readLargeCities = (): LargeCityFile[] => readFolder(LOCALITIES);

/** Reads the slugs of neighbourhoods by city and postal code, and locates each code at its neighbourhood. */
function readPostalCodes(largeCities: readonly LargeCityFile[]): PostalCodeRecord[] {
  const byCity = read<Record<string, Record<string, string>>>(new URL('./postal-codes.json', DATA));
  return Object.entries(byCity).flatMap(([city, slugs]) => {
    const localities = largeCities.find((file) => file.city.slug === city)?.localities ?? [];
    const bySlug = new Map(localities.map((locality) => [locality.slug, locality]));
    return Object.entries(slugs).map(([code, slug]) => {
      const locality = bySlug.get(slug);
      if (!locality) throw new Error(`The gazetteer has no ${slug} in ${city}, where ${code} should be.`);
      return { code, city, lat: locality.lat, lng: locality.lng };
    });
  });
}

/** Reads the places that come with the product. */
export function readGazetteerFiles(): GazetteerFiles {
  const largeCities = readLargeCities();
  return {
    states: readStates(),
    cities: read(new URL('./cities-india.json', DATA)),
    largeCities,
    postalCodes: readPostalCodes(largeCities),
    landmarks: readFolder<LandmarkRecord[]>(LANDMARKS).flat(),
  };
}

/** Every name of every state, in all languages. */
export const stateNames = (): string[] =>
  readStates().flatMap((state) => [state.en, state.hi, state.kn, ...(state.aliases ?? [])]);
