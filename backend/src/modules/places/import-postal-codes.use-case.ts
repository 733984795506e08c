import type { DataSource, EntityManager } from 'typeorm';
import { distanceKm, type Position } from '@nukkad/contract/places/geo';
import type { Names } from './entities/place.entity.js';
import { readGazetteerFiles, readStates, type StateRecord } from './gazetteer-files.js';
import { postalCodeRows } from './gazetteer-rows.js';
import { addMissingPlaces, lockGazetteer, replacePlaces } from './gazetteer.repository.js';
import { contextOf, type PlaceRow, spellingsOf } from './place-row.js';
import { normalisePlaceName } from './place-text.js';
import { positionOfOffices } from './postal-code-position.js';
import { postalCodeRow } from './postal-code-row.js';
import { type PostalCode, readPostalCodeFile } from './postal-code-file.js';

/** Result of an import. `scattered` are codes excluded because their offices are too far apart. */
export interface PostalCodeImport {
  postalCodes: number;
  offices: number;
  skipped: number;
  scattered: string[];
}

interface City extends Position {
  id: string;
  names: Names;
  context: string;
  normalised: string;
}

/** Maximum distance in kilometres of the main town that a district is named after. */
const DISTRICT_REACH_KM = 80;

/**
 * Replaces the imported postal codes by those of a GeoNames file, all or none. The product's codes remain where the
 * file has no place for them. Throws PostalCodeFileError, with the numbers of the invalid lines, before any row is
 * written.
 */
export async function importPostalCodes(dataSource: DataSource, path: string): Promise<PostalCodeImport> {
  const file = await readPostalCodeFile(path);
  const codes = [...file.codes.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
  const positions = new Map(codes.map(({ code, offices }) => [code, positionOfOffices(offices)]));
  const states = statesByName();
  await dataSource.transaction(async (tx) => {
    await lockGazetteer(tx);
    const cities = await citiesByName(tx);
    const rows = codes.flatMap((code) => {
      const position = positions.get(code.code);
      return position ? [rowOf(code, position, cities, states)] : [];
    });
    await replacePlaces(tx, 'postal_codes', rows, file.hash);
    await addMissingPlaces(tx, postalCodeRows(readGazetteerFiles()));
  });
  const scattered = codes.map(({ code }) => code).filter((code) => !positions.get(code));
  return {
    postalCodes: codes.length - scattered.length,
    offices: file.offices,
    skipped: file.skipped,
    scattered,
  };
}

function statesByName(): Map<string, StateRecord> {
  return new Map(
    readStates().flatMap((state) =>
      [state.en, ...(state.aliases ?? [])].map((name): [string, StateRecord] => [normalisePlaceName(name), state]),
    ),
  );
}

async function citiesByName(tx: EntityManager): Promise<Map<string, City[]>> {
  const rows: City[] = await tx.query(
    `SELECT p.id, p.names, p.context, p.latitude, p.longitude, n.normalised
     FROM places p JOIN place_names n ON n.place_id = p.id
     WHERE p.kind = 'city' AND p.source = 'built_in'`,
  );
  const byName = new Map<string, City[]>();
  for (const row of rows) byName.set(row.normalised, [...(byName.get(row.normalised) ?? []), row]);
  return byName;
}

function rowOf(
  { code, state, district }: PostalCode,
  position: Position,
  cities: ReadonlyMap<string, City[]>,
  states: ReadonlyMap<string, StateRecord>,
): PlaceRow {
  const known = states.get(normalisePlaceName(state));
  const stateNames: Names = known ? { en: known.en, hi: known.hi, kn: known.kn } : { en: state };
  const city = (cities.get(normalisePlaceName(district)) ?? [])
    .filter((candidate) => distanceKm(candidate, position) <= DISTRICT_REACH_KM)
    .sort((a, b) => distanceKm(a, position) - distanceKm(b, position))[0];
  const cityNames = city?.names ?? { en: district || state };
  return postalCodeRow(code, 'postal_codes', position, {
    cityId: city?.id ?? null,
    cityNames,
    stateNames,
    context: city?.context ?? contextOf(spellingsOf([cityNames.en]), spellingsOf(Object.values(stateNames))),
  });
}
