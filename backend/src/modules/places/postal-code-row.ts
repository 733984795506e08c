import type { Position } from '@nukkad/contract/places/geo';
import type { PlaceSource } from './entities/place.entity.js';
import { placeId, type PlaceRow } from './place-row.js';

const PROMINENCE = 2;

/** Returns the row of a postal code. Its id is independent of the source, so that each code is stored once. */
export const postalCodeRow = (
  code: string,
  source: PlaceSource,
  { latitude, longitude }: Position,
  surroundings: Pick<PlaceRow, 'cityId' | 'cityNames' | 'stateNames' | 'context'>,
): PlaceRow => ({
  id: placeId('postal_code', code),
  source,
  kind: 'postal_code',
  names: { en: code },
  ...surroundings,
  latitude,
  longitude,
  population: null,
  prominence: PROMINENCE,
  // digits have no sound, and would only make the search for misspelt names slower
  spellings: [{ name: code, language: 'en', normalised: code, sound: '' }],
});
