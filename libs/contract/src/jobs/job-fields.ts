import { z } from 'zod';
import {
  COMPANY_MAX,
  DESCRIPTION_MAX,
  HOURS_PER_WEEK_MAX,
  RATE_MAX,
  SKILL_MAX,
  SKILLS_MAX_COUNT,
  TITLE_MAX,
} from '../limits.js';
import { requiredLine, requiredText } from '../primitives.js';
import { JOB_CATEGORY_IDS } from './job-categories.js';

export const JOB_TYPES = ['part_time', 'gig_work', 'contract', 'temporary'] as const;
export type JobType = (typeof JOB_TYPES)[number];
export const RATE_TYPES = ['hourly', 'monthly'] as const;
export type RateType = (typeof RATE_TYPES)[number];
export const CURRENCIES = ['USD', 'INR'] as const;
export type Currency = (typeof CURRENCIES)[number];

const rate = z.number().min(0).max(RATE_MAX).multipleOf(0.01);

/** A field without which no job is posted: its type in a response, and its rule in a request. */
const required = <Stated extends z.ZodType, Written extends z.ZodType>(stated: Stated, written: Written) => ({
  stated,
  posted: written,
  edited: written.optional(),
  isNullable: false,
});
/** A field that an employer can leave unstated: null in a response, null or absent in a request. */
const optional = <Stated extends z.ZodType, Written extends z.ZodType>(stated: Stated, written: Written) => ({
  stated: stated.nullable(),
  posted: written.nullish(),
  edited: written.nullable().optional(),
  isNullable: true,
});
const skills = z.array(requiredLine(SKILL_MAX)).max(SKILLS_MAX_COUNT);

interface FieldRules {
  /** Type in a response. */
  stated: z.ZodType;
  /** Rule in the request that posts a job. */
  posted: z.ZodType;
  /** Rule in the request that edits a job. */
  edited: z.ZodType;
  isNullable: boolean;
  compared: 'words' | 'value' | null;
}

/**
 * The fields of a job that its employer fills in, beside its place. A row adds its field to the requests and responses
 * of the contract; the server derives its columns, inserts, edits and comparisons from this list. `compared` states
 * whether two jobs are the same advertisement only if they agree in the field: in its words, or in its value.
 */
export const JOB_FIELDS = {
  title: { ...required(z.string(), requiredLine(TITLE_MAX)), compared: 'words' },
  company: { ...required(z.string(), requiredLine(COMPANY_MAX)), compared: 'words' },
  description: { ...required(z.string(), requiredText(DESCRIPTION_MAX)), compared: 'words' },
  jobType: { ...required(z.enum(JOB_TYPES), z.enum(JOB_TYPES)), compared: 'value' },
  category: { ...required(z.enum(JOB_CATEGORY_IDS), z.enum(JOB_CATEGORY_IDS)), compared: 'value' },
  minRate: { ...optional(z.number(), rate), compared: 'value' },
  maxRate: { ...optional(z.number(), rate), compared: 'value' },
  rateType: {
    ...required(z.enum(RATE_TYPES), z.enum(RATE_TYPES)),
    posted: z.enum(RATE_TYPES).default('hourly'),
    compared: 'value',
  },
  currency: {
    ...required(z.enum(CURRENCIES), z.enum(CURRENCIES)),
    posted: z.enum(CURRENCIES).default('INR'),
    compared: 'value',
  },
  requiredSkills: { ...required(z.array(z.string()), skills), posted: skills.default([]), compared: null },
  hoursPerWeek: { ...optional(z.int32(), z.int32().min(1).max(HOURS_PER_WEEK_MAX)), compared: 'value' },
} as const satisfies Record<string, FieldRules>;

type Fields = typeof JOB_FIELDS;
export type JobFieldName = keyof Fields;
/** Values of fields, as a response states them. */
export type StatedFields<Name extends JobFieldName = JobFieldName> = {
  [Field in Name]: z.output<Fields[Field]['stated']>;
};

export const JOB_FIELD_NAMES = Object.keys(JOB_FIELDS) as JobFieldName[];

const shapeOf = <Part extends 'stated' | 'posted' | 'edited'>(part: Part) =>
  Object.fromEntries(JOB_FIELD_NAMES.map((name) => [name, JOB_FIELDS[name][part]])) as {
    [Field in JobFieldName]: Fields[Field][Part];
  };

/** The fields in a response. */
export const statedFields = shapeOf('stated');
/** The fields in the request that posts a job. */
export const postedFields = shapeOf('posted');
/** The fields in the request that edits a job. */
export const editedFields = shapeOf('edited');

/** Returns the fields of a posted job; null for each that is not stated. */
export const fieldsOf = (posted: {
  [Field in JobFieldName]?: z.output<Fields[Field]['posted']> | undefined;
}): StatedFields =>
  Object.fromEntries(JOB_FIELD_NAMES.map((name) => [name, posted[name] ?? null])) as unknown as StatedFields;
