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

/** The places that come with the product. */
export interface GazetteerFiles {
  states: StateRecord[];
  largeCities: LargeCityFile[];
  cities: CityRecord[];
}

const DATA = new URL('./data/', import.meta.url);
const LOCALITIES = new URL('./localities/', DATA);
const read = <T>(file: URL): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Reads the states and union territories. */
export const readStates = (): StateRecord[] =>
  Object.values(read<Record<string, StateRecord>>(new URL('./states.json', DATA)));

/** Reads the places that come with the product. */
export function readGazetteerFiles(): GazetteerFiles {
  return {
    states: readStates(),
    cities: read(new URL('./cities-india.json', DATA)),
    largeCities: readdirSync(LOCALITIES)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => read<LargeCityFile>(new URL(name, LOCALITIES))),
  };
}

/** Every name of every state, in all languages. */
export const stateNames = (): string[] =>
  readStates().flatMap((state) => [state.en, state.hi, state.kn, ...(state.aliases ?? [])]);
