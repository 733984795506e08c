import type { Place } from '@nukkad/api-client/generated/api.gen';

/** Returns the name of a place: "Koramangala, Bengaluru"; a city without a second part. */
export const placeName = (place: Pick<Place, 'name' | 'city' | 'kind'>): string =>
  place.kind === 'city' || place.name === place.city ? place.name : `${place.name}, ${place.city}`;
