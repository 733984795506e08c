import { z } from 'zod';
import { JOB_TYPES } from '../jobs/jobs.js';
import { latitude, longitude, queryNumber, requireWholePosition, searchText } from '../primitives.js';

/** Periods of a rate in a text. */
export const PAY_PERIODS = ['hour', 'day', 'week', 'month'] as const;
export type PayPeriod = (typeof PAY_PERIODS)[number];

/**
 * Conditions of work that a text can request beside its kind, place, pay and type: its time, its requirements, and its
 * benefits.
 */
export const SEARCH_CONDITIONS = [
  'urgent',
  'work_from_home',
  'no_experience',
  'night',
  'early_morning',
  'evening',
  'weekend',
  'part_day',
  'food_included',
  'room_included',
  'two_wheeler',
  'daily_pay',
] as const;
export type SearchCondition = (typeof SEARCH_CONDITIONS)[number];

/** Position of a part in the text: characters (UTF-16) from `start` to before `end`. */
const spans = z.array(z.object({ start: z.int32().min(0), end: z.int32().min(1) })).min(1);

/**
 * A part of a search text that does not name work. The results are ordered by all parts, and a job that does not meet
 * one is not hidden. `isExcluded`: the text excludes it, as in "no night shift". A rate is in rupees. The place is
 * where jobs are searched for; its label is in the reader's language.
 */
export const SearchPartSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('place'), spans, label: z.string(), latitude: z.number(), longitude: z.number() }),
    z.object({ kind: z.literal('pay'), spans, rate: z.number(), per: z.enum(PAY_PERIODS) }),
    z.object({ kind: z.literal('job_type'), spans, jobType: z.enum(JOB_TYPES) }),
    z.object({
      kind: z.literal('condition'),
      spans,
      condition: z.enum(SEARCH_CONDITIONS),
      isExcluded: z.boolean(),
    }),
    z.object({ kind: z.literal('excluded_work'), spans, words: z.string() }),
  ])
  .meta({ id: 'SearchPart' });
export type SearchPart = z.infer<typeof SearchPartSchema>;

/**
 * Interpretation of a search text: its parts in order, and the remaining words, which name the wanted work. Removing
 * the spans of a part from the text yields the same search without that part.
 */
export const SearchReadingSchema = z
  .object({ parts: z.array(SearchPartSchema), work: z.string() })
  .meta({ id: 'SearchReading' });
export type SearchReading = z.infer<typeof SearchReadingSchema>;

/**
 * Query of an interpretation. The position (latitude and longitude together) selects one of several places of the same
 * name.
 */
export const SearchReadingQuerySchema = z
  .strictObject({
    search: searchText,
    latitude: queryNumber(latitude).optional(),
    longitude: queryNumber(longitude).optional(),
  })
  .superRefine(requireWholePosition);
export type SearchReadingQuery = z.infer<typeof SearchReadingQuerySchema>;

/** Returns the text without `part`, with one space between the remaining words. */
export function textWithout(text: string, { spans: cut }: Pick<SearchPart, 'spans'>): string {
  const inside = (index: number): boolean => cut.some(({ start, end }) => index >= start && index < end);
  return [...Array(text.length).keys()]
    .map((index) => (inside(index) ? ' ' : text[index]))
    .join('')
    .replace(/\s+/gu, ' ')
    .trim();
}
