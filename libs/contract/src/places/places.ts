import { z } from 'zod';
import { latitude, longitude, queryNumber, requiredText } from '../primitives.js';

export const PLACE_KINDS = ['locality', 'city', 'postal_code'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

export const PLACE_QUERY_MAX = 100;
export const PLACES_LIMIT_MAX = 20;
export const PLACES_LIMIT_DEFAULT = 8;

/** A place of the gazetteer, named in the asked language. A city is its own `city`. Degrees, WGS 84. */
export const PlaceSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    kind: z.enum(PLACE_KINDS),
    city: z.string(),
    state: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  })
  .meta({ id: 'Place' });
export type Place = z.infer<typeof PlaceSchema>;

/** The text typed so far, the number of suggestions, and the position near which places are ranked higher. */
export const PlacesQuerySchema = z
  .strictObject({
    query: requiredText(PLACE_QUERY_MAX).refine((text) => !/[\t\n\r]/.test(text), 'characters'),
    limit: queryNumber(z.int32().min(1).max(PLACES_LIMIT_MAX)).default(PLACES_LIMIT_DEFAULT),
    latitude: queryNumber(latitude).optional(),
    longitude: queryNumber(longitude).optional(),
  })
  .refine((query) => (query.latitude === undefined) === (query.longitude === undefined), {
    path: ['latitude'],
    message: 'rule:places:position',
  });
export type PlacesQuery = z.infer<typeof PlacesQuerySchema>;

/** The position to name. */
export const NearestPlaceQuerySchema = z.strictObject({
  latitude: queryNumber(latitude),
  longitude: queryNumber(longitude),
});
export type NearestPlaceQuery = z.infer<typeof NearestPlaceQuerySchema>;
