import type { Place, PlaceKind } from '@nukkad/contract/places/places';
import { currentLanguage } from '../../common/context/request-context.js';
import type { Names } from './entities/place.entity.js';

/** A place as `PLACE_COLUMNS` select it. */
export interface PlaceRow {
  id: string;
  kind: PlaceKind;
  names: Names;
  city_names: Names;
  state_names: Names;
  latitude: number;
  longitude: number;
}

/** Columns of a place, which the query names `p`. */
export const PLACE_COLUMNS = 'p.id, p.kind, p.names, p.city_names, p.state_names, p.latitude, p.longitude';

/** A place with its names in the language of the request. */
export function placeOf(row: PlaceRow): Place {
  const language = currentLanguage();
  const inLanguage = (names: Names): string => names[language] ?? names.en;
  return {
    id: row.id,
    name: inLanguage(row.names),
    kind: row.kind,
    city: inLanguage(row.city_names),
    state: inLanguage(row.state_names),
    latitude: row.latitude,
    longitude: row.longitude,
  };
}
