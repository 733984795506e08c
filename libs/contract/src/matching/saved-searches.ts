import { z } from 'zod';
import { JOB_CATEGORY_IDS } from '../jobs/job-categories.js';
import { JOB_TYPES } from '../jobs/jobs.js';
import { RATE_MAX, SEARCH_RADIUS_KM, SEARCH_RADIUS_MIN_KM } from '../limits.js';
import { latitude, longitude, optionalLine, searchText } from '../primitives.js';
import { SAVED_SEARCH_NAME_MAX, SAVED_SEARCH_STATES } from './saved-search-rules.js';

/**
 * A search of AI Jobs with notifications. Latitude and longitude (degrees, WGS 84) are given together; the server
 * stores the centre of their 0.01° cell. `placeId`: the place of the gazetteer that was chosen for them; `radius` in
 * kilometres, `minPay` in rupees an hour.
 */
export const SaveSearchSchema = z
  .strictObject({
    search: searchText.default(''),
    category: z.enum(JOB_CATEGORY_IDS).optional(),
    jobType: z.enum(JOB_TYPES).optional(),
    minPay: z.int32().min(1).max(RATE_MAX).optional(),
    latitude: latitude.optional(),
    longitude: longitude.optional(),
    radius: z.number().min(SEARCH_RADIUS_MIN_KM).max(SEARCH_RADIUS_KM).default(SEARCH_RADIUS_KM),
    placeId: z.uuid().optional(),
  })
  .refine((asked) => (asked.latitude === undefined) === (asked.longitude === undefined), {
    path: ['latitude'],
    message: 'rule:saved-searches:position',
  })
  .refine(
    ({ search, category, jobType, minPay, latitude: at }) =>
      search !== '' || [category, jobType, minPay, at].some((given) => given !== undefined),
    { path: ['search'], message: 'rule:saved-searches:everything' },
  )
  .meta({ id: 'SaveSearch' });
export type SaveSearch = z.infer<typeof SaveSearchSchema>;

/**
 * `name`: '' removes it. `opened`: its owner looks at the results, which extends the search. Absent fields stay
 * unchanged.
 */
export const UpdateSavedSearchSchema = z
  .strictObject({
    name: optionalLine(SAVED_SEARCH_NAME_MAX).optional(),
    paused: z.boolean().optional(),
    opened: z.literal(true).optional(),
  })
  .meta({ id: 'UpdateSavedSearch' });
export type UpdateSavedSearch = z.infer<typeof UpdateSavedSearchSchema>;

/** A saved search as its owner sees it. `link` is the front end's path to its results. */
export const SavedSearchSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    search: z.string(),
    category: z.literal([...JOB_CATEGORY_IDS, null]),
    jobType: z.literal([...JOB_TYPES, null]),
    minPay: z.int32().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    radius: z.number(),
    placeId: z.uuid().nullable(),
    state: z.enum(SAVED_SEARCH_STATES),
    link: z.string(),
    createdAt: z.string(),
    openedAt: z.string(),
  })
  .meta({ id: 'SavedSearch' });
export type SavedSearch = z.infer<typeof SavedSearchSchema>;
