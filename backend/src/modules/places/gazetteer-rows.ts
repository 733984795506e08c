import { distanceKm, type Position } from '@nukkad/contract/places/geo';
import type { Names } from './entities/place.entity.js';
import type { CityRecord, GazetteerFiles, LargeCityFile, LocalityRecord, StateRecord } from './gazetteer-files.js';
import { contextOf, placeId, type PlaceRow, type Spelling, spellingsOf } from './place-row.js';
import { postalCodeRow } from './postal-code-row.js';

/** A town of the list this near to a neighbourhood or city of the same name is the same place. */
const SAME_PLACE_KM = 5;
/** Maximum distance in kilometres between the list's point and the product's point of a large city. */
const SAME_CITY_KM = 30;
const PROMINENCE_MIN = 3;
/** A neighbourhood is as prominent as a town with a three-hundredth of its city's inhabitants. */
const LOCALITY_LESS = 2.5;

const prominenceOf = (population: number): number => Math.max(PROMINENCE_MIN, Math.log10(Math.max(1, population)));
const namesOf = ({ en, hi, kn }: Required<Names>): Names => ({ en, hi, kn });
const spellings = (record: Names & { aliases?: string[] }): Spelling[] =>
  spellingsOf([record.en, record.hi, record.kn, ...(record.aliases ?? [])]);

/** A state with its names made comparable once. */
interface State {
  names: Names;
  spellings: Spelling[];
}

/** A town of the list with its names made comparable once. */
interface Town extends Position {
  record: CityRecord;
  names: Names;
  spellings: Spelling[];
}

const stateFrom = (record: StateRecord): State => ({ names: namesOf(record), spellings: spellings(record) });

function townFrom(record: CityRecord): Town {
  const { name, hi, kn, lat, lng, aliases } = record;
  const names: Names = { en: name, ...(hi ? { hi } : {}), ...(kn ? { kn } : {}) };
  return { record, names, latitude: lat, longitude: lng, spellings: spellings({ ...names, aliases: aliases ?? [] }) };
}

/** Towns of the list by the sound of each of their names. Each is assigned to one place only. */
class Towns {
  private readonly bySound = new Map<string, Town[]>();
  private readonly taken = new Set<Town>();

  constructor(private readonly towns: readonly Town[]) {
    for (const town of towns) {
      for (const sound of new Set(town.spellings.map((spelling) => spelling.sound))) {
        this.bySound.set(sound, [...(this.bySound.get(sound) ?? []), town]);
      }
    }
  }

  /** Removes and returns the towns with one of the names within `kilometres` of `position`, largest first. */
  take(names: readonly Spelling[], position: Position, kilometres: number): Town[] {
    const found = names
      .flatMap(({ sound }) => this.bySound.get(sound) ?? [])
      .filter((town) => distanceKm(position, town) <= kilometres)
      .sort((a, b) => b.record.population - a.record.population);
    for (const town of found) this.taken.add(town);
    return found;
  }

  /** Removes and returns the remaining towns; of several entries for one town the largest. */
  takeRest(): Town[] {
    return [...this.towns]
      .sort((a, b) => b.record.population - a.record.population)
      .filter((town) => !this.taken.has(town) && this.take(town.spellings, town, SAME_PLACE_KM).length > 0);
  }
}

function largeCityRows({ city, localities }: LargeCityFile, state: State, towns: Towns): PlaceRow[] {
  const position = { latitude: city.lat, longitude: city.lng };
  const own = spellings(city);
  const same = towns.take(own, position, SAME_CITY_KM);
  const population = same[0]?.record.population ?? null;
  const prominence = prominenceOf(population ?? 0);
  const id = placeId('city', city.slug);
  const shared = {
    source: 'built_in' as const,
    cityNames: namesOf(city),
    stateNames: state.names,
    context: contextOf(own, state.spellings),
  };
  const localityRow = (locality: LocalityRecord): PlaceRow => {
    const point = { latitude: locality.lat, longitude: locality.lng };
    const names = spellings(locality);
    const same = towns.take(names, point, SAME_PLACE_KM);
    return {
      ...shared,
      id: placeId('locality', `${city.slug}/${locality.slug}`),
      kind: 'locality',
      names: namesOf(locality),
      cityId: id,
      ...point,
      population: same[0]?.record.population ?? null,
      prominence: Math.max(PROMINENCE_MIN, prominence - LOCALITY_LESS),
      spellings: distinct([...names, ...same.flatMap((town) => town.spellings)]),
    };
  };
  const cityRow: PlaceRow = {
    ...shared,
    id,
    kind: 'city',
    names: namesOf(city),
    cityId: null,
    ...position,
    population,
    prominence,
    spellings: distinct([...own, ...same.flatMap((town) => town.spellings)]),
  };
  return [cityRow, ...localities.map(localityRow)];
}

const distinct = (all: readonly Spelling[]): Spelling[] => [
  ...new Map([...all].reverse().map((spelling) => [spelling.normalised, spelling])).values(),
];

function townRow({ record, names, spellings: own, latitude, longitude }: Town, state: State): PlaceRow {
  return {
    id: placeId('city', `geonames/${record.id}`),
    source: 'built_in',
    kind: 'city',
    names,
    cityId: null,
    cityNames: names,
    stateNames: state.names,
    context: contextOf(own, state.spellings),
    latitude,
    longitude,
    population: record.population,
    prominence: prominenceOf(record.population),
    spellings: own,
  };
}

/** Gives the states of the gazetteer by their English names. */
function statesByName(records: readonly StateRecord[]): (name: string) => State {
  const states = new Map(records.map((record) => [record.en, stateFrom(record)]));
  return (name) => {
    const state = states.get(name);
    if (!state) throw new Error(`The gazetteer has no state ${name}.`);
    return state;
  };
}

/**
 * Returns the rows of the product's cities and neighbourhoods: large cities with their neighbourhoods, then all other
 * towns.
 */
export function gazetteerRows(files: GazetteerFiles): PlaceRow[] {
  const stateOf = statesByName(files.states);
  const towns = new Towns(files.cities.map(townFrom));
  return [
    ...files.largeCities.flatMap((file) => largeCityRows(file, stateOf(file.city.state), towns)),
    ...towns.takeRest().map((town) => townRow(town, stateOf(town.record.admin))),
  ];
}

/** Returns the rows of the product's postal codes. They belong to cities of `gazetteerRows`. */
export function postalCodeRows({ states, largeCities, postalCodes }: GazetteerFiles): PlaceRow[] {
  const stateOf = statesByName(states);
  return largeCities.flatMap(({ city }) => {
    const state = stateOf(city.state);
    const surroundings = {
      cityId: placeId('city', city.slug),
      cityNames: namesOf(city),
      stateNames: state.names,
      context: contextOf(spellings(city), state.spellings),
    };
    return postalCodes
      .filter((record) => record.city === city.slug)
      .map(({ code, lat, lng }) => postalCodeRow(code, 'built_in', { latitude: lat, longitude: lng }, surroundings));
  });
}
