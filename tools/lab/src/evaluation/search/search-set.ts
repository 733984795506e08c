import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distanceKm, type Position } from '@nukkad/contract/places/geo';
import { JOB_CATEGORY_IDS } from '@nukkad/contract/jobs/job-categories';
import { JOB_TYPES, RATE_TYPES } from '@nukkad/contract/jobs/jobs';
import { FALLBACK_POSITION } from '@nukkad/contract/limits';
import { z } from 'zod';
import { ROOT } from '@nukkad/tools/start/workspace';

const EVALUATION = join(ROOT, 'tools/lab/src/evaluation');
/**
 * Names of the sets' folders: one set with two halves in one market, and one with advertisements that seldom name their
 * work in the words of the taxonomy, only for tuning.
 */
export const SEARCH_SETS = ['search-set', 'search-set-descriptions'] as const;
export type SearchSetName = (typeof SEARCH_SETS)[number];
const CITY_KM = 20;

export const HALVES = ['a', 'b'] as const;
/** `a` is the half for tuning, `b` is held out. */
export type Half = (typeof HALVES)[number];

export const LANGUAGES = ['en', 'hi', 'kn', 'hi-Latn', 'kn-Latn'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Classes of queries for work that employers may offer. */
export const ASKING_CLASSES = [
  'occupation',
  'other_name',
  'skill',
  'compound',
  'place',
  'conditions',
  'multi',
  'misspelt',
  'generic',
  'category',
  'negative',
] as const;
/** Queries to which no job is an answer. */
export const SILENT_CLASSES = ['not_offered', 'ordinary_words', 'nonsense'] as const;
export const QUERY_CLASSES = [...ASKING_CLASSES, ...SILENT_CLASSES, 'hostile'] as const;
export type QueryClass = (typeof QUERY_CLASSES)[number];

export const FACTS = [
  'night',
  'early_morning',
  'weekend',
  'part_day',
  'work_from_home',
  'no_experience',
  'urgent',
  'immediate',
  'food_included',
  'room_included',
  'two_wheeler',
  'daily_pay',
] as const;
export type Fact = (typeof FACTS)[number];

/** Kinds of work that are never offered, on purpose. */
export const NEVER_OFFERED: readonly string[] = [
  'dog_walker',
  'translator',
  'cctv_operator',
  'mehendi_artist',
  'forklift_operator',
  'physiotherapist',
];

/** Kinds of work; `near` ones are no wrong answers. */
export type Works = Readonly<Record<string, { near: readonly string[] }>>;
const WorksSchema = z.record(z.string(), z.strictObject({ near: z.array(z.string()) }));

const at = z
  .tuple([z.number(), z.number()])
  .refine(([latitude, longitude]) => distanceKm({ latitude, longitude }, FALLBACK_POSITION) <= CITY_KM, {
    message: `not within ${CITY_KM} km of the middle of Bengaluru`,
  });
const line = z.string().trim().min(1);
const rate = z.number().positive().nullable();

const advertisement = z.strictObject({
  id: z.string().regex(/^[ab]\d{3,4}$/u),
  title: line,
  company: line,
  description: line,
  jobType: z.enum(JOB_TYPES),
  category: z.enum(JOB_CATEGORY_IDS),
  location: line,
  at,
  minRate: rate,
  maxRate: rate,
  rateType: z.enum(RATE_TYPES),
  hoursPerWeek: z.int().min(1).max(168).nullable(),
  requiredSkills: z.array(line),
  ageDays: z.number().min(0).max(30),
  work: z.string(),
  also: z.array(z.string()),
  facts: z.array(z.enum(FACTS)),
});
/** An employer's advertisement, and the truth about it: `work`, `also`, `facts`. */
export type Advertisement = z.infer<typeof advertisement>;

const query = z.strictObject({
  id: z.string().regex(/^q[ab]\d{3,4}$/u),
  text: z.string().min(1),
  language: z.enum(LANGUAGES),
  class: z.enum(QUERY_CLASSES),
  misspelt: z.boolean(),
  works: z.array(z.string()),
  alsoGood: z.array(z.string()),
  place: z.strictObject({ name: line, at }).nullable(),
  conditions: z.strictObject({
    minRate: z.number().positive().optional(),
    rateType: z.enum(RATE_TYPES).optional(),
    jobType: z.enum(JOB_TYPES).optional(),
    facts: z.array(z.enum(FACTS)).optional(),
  }),
  from: at,
  not: z.array(z.string()).optional(),
});
/**
 * A seeker's query, the seeker's position, and the correct answers. `not` names kinds of work, or facts, that must not
 * be returned.
 */
export type Query = z.infer<typeof query>;

const unique = <T extends { id: string }>(items: readonly T[]): boolean =>
  new Set(items.map(({ id }) => id)).size === items.length;

/** Schemas of the files, with the kinds of work that there are. */
export function schemasFor(works: Works): {
  advertisements: z.ZodType<Advertisement[]>;
  queries: z.ZodType<Query[]>;
} {
  const known = (keys: readonly string[]): boolean => keys.every((key) => Object.hasOwn(works, key));
  return {
    advertisements: z
      .array(
        advertisement
          .refine(({ work, also }) => known([work, ...also]), { message: 'a kind of work that there is not' })
          .refine(({ minRate, maxRate }) => minRate === null || maxRate === null || minRate <= maxRate, {
            message: 'pays less at most than at least',
          }),
      )
      .refine(unique, { message: 'an id twice' }),
    queries: z
      .array(
        query
          .refine(({ works: asked, alsoGood }) => known([...asked, ...alsoGood]), {
            message: 'a kind of work that there is not',
          })
          .refine(({ not = [] }) => not.every((key) => known([key]) || FACTS.some((fact) => fact === key)), {
            message: 'must not come: neither work nor fact',
          }),
      )
      .refine(unique, { message: 'an id twice' }),
  };
}

/** Everything that is searched, and the queries of each half that is there. */
export interface SearchSet {
  works: Works;
  advertisements: Advertisement[];
  queries: Partial<Record<Half, Query[]>>;
}

/** Reads the stored set. Advertisements of both halves are in one market; a half with missing files is omitted. */
export function readSearchSet(name: SearchSetName): SearchSet {
  const pathOf = (file: string): string => join(EVALUATION, name, file);
  const read = (file: string): unknown => JSON.parse(readFileSync(pathOf(file), 'utf8'));
  const works = WorksSchema.parse(read('works.json'));
  const schemas = schemasFor(works);
  const set: SearchSet = { works, advertisements: [], queries: {} };
  for (const half of HALVES) {
    if (existsSync(pathOf(`advertisements-${half}.json`))) {
      set.advertisements.push(...schemas.advertisements.parse(read(`advertisements-${half}.json`)));
    }
    if (existsSync(pathOf(`queries-${half}.json`))) {
      set.queries[half] = schemas.queries.parse(read(`queries-${half}.json`));
    }
  }
  return set;
}

export const positionOf = ([latitude, longitude]: readonly [number, number]): Position => ({ latitude, longitude });
