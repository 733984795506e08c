import type { OwnJob } from '@nukkad/api-client/generated/api.gen';
import { type CreateJob, CreateJobSchema, HIRE_REQUIRED_FIELDS, type RateType } from '@nukkad/contract/jobs/jobs';
import { typedAmount, typedHours } from '@nukkad/contract/typing/typed-amount';
import { cleanText, isBlank } from '@nukkad/contract/typing/visible-text';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { coordinatesOf, type JobLocation, NO_LOCATION } from './job-location';

/** A job as it is filled in: texts as typed. */
export interface JobForm {
  title: string;
  company: string;
  description: string;
  jobType: string;
  category: string;
  location: JobLocation;
  rateType: RateType;
  minRate: string;
  maxRate: string;
  hoursPerWeek: string;
  /** Separated by commas. */
  requiredSkills: string;
}

export const EMPTY_JOB_FORM: JobForm = {
  title: '',
  company: '',
  description: '',
  jobType: '',
  category: '',
  location: NO_LOCATION,
  rateType: 'hourly',
  minRate: '',
  maxRate: '',
  hoursPerWeek: '',
  requiredSkills: '',
};

/** Returns whether a stored value has the shape of this form. */
export function isJobForm(value: unknown): value is JobForm {
  if (typeof value !== 'object' || value === null) return false;
  const kept = value as Partial<Record<keyof JobForm, unknown>>;
  return Object.entries(EMPTY_JOB_FORM).every(([field, empty]) => {
    const entry = kept[field as keyof JobForm];
    return typeof empty === 'string'
      ? typeof entry === 'string'
      : typeof (entry as Partial<JobLocation> | undefined)?.text === 'string';
  });
}

/** Returns the text if it is one of these. */
export const pickOf = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find((value) => value === text);

const numberText = (value: number | null): string => (value === null ? '' : String(value));

/** Returns the form with the values of `job`. */
export const formOf = (job: OwnJob): JobForm => ({
  title: job.title,
  company: job.company,
  description: job.description,
  jobType: job.jobType,
  category: job.category,
  location: { text: job.location, pin: null },
  rateType: job.rateType,
  minRate: numberText(job.minRate),
  maxRate: numberText(job.maxRate),
  hoursPerWeek: numberText(job.hoursPerWeek),
  requiredSkills: job.requiredSkills.join(', '),
});

export type JobField = keyof JobForm;
/** Error of a field: the key of its sentence. */
export type JobProblem = 'required' | 'tooLong' | 'characters' | 'rate' | 'rateRange' | 'hours' | 'skills';

const textOf = (value: JobForm[JobField]): string => cleanText(typeof value === 'string' ? value : value.text);

/** Returns whether a field is blank. */
export const isFieldBlank = (value: JobForm[JobField]): boolean => textOf(value) === '';

/** Required fields that are blank, in the order in which they are named. */
const missingFields = (request: JobForm): (typeof HIRE_REQUIRED_FIELDS)[number][] =>
  HIRE_REQUIRED_FIELDS.filter((field) => isFieldBlank(request[field]));

/** Parses an optional number; returns NaN, which no rule accepts, for an unreadable one. */
const numberOf = (text: string, read: (text: string) => number | null): number | undefined =>
  isBlank(text) ? undefined : (read(text) ?? NaN);

/** Returns hours as a whole number; decimals are dropped. */
const wholeHours = (text: string): number | null => {
  const hours = typedHours(text);
  return hours === null ? null : Math.trunc(hours);
};

/** Returns the request body of the form, before validation. */
function bodyOf(request: JobForm): unknown {
  return {
    title: request.title,
    company: request.company,
    description: request.description,
    jobType: request.jobType,
    category: request.category,
    location: request.location.text,
    minRate: numberOf(request.minRate, typedAmount),
    maxRate: numberOf(request.maxRate, typedAmount),
    rateType: request.rateType,
    hoursPerWeek: numberOf(request.hoursPerWeek, wholeHours),
    requiredSkills: request.requiredSkills.split(',').map(cleanText).filter(Boolean),
    ...coordinatesOf(request.location),
  };
}

const OF_FIELD: Partial<Record<JobField, JobProblem>> = {
  jobType: 'required',
  category: 'required',
  minRate: 'rate',
  maxRate: 'rate',
  hoursPerWeek: 'hours',
  requiredSkills: 'skills',
};

/** Validates the form by the rules of the server; returns the body to send, or the errors by field. */
export function readJobForm(
  request: JobForm,
): { body: CreateJob } | { problems: Partial<Record<JobField, JobProblem>> } {
  const missing = missingFields(request);
  const read = CreateJobSchema.safeParse(bodyOf(request));
  if (missing.length === 0 && read.success) return { body: read.data };
  const problems: Partial<Record<JobField, JobProblem>> = {};
  for (const { path, code, message } of read.error?.issues ?? []) {
    const field = path[0] as JobField;
    problems[field] ??=
      message === 'rule:jobs:rateRange'
        ? 'rateRange'
        : (OF_FIELD[field] ?? (code === 'too_big' ? 'tooLong' : 'characters'));
  }
  return { problems: { ...problems, ...Object.fromEntries(missing.map((field) => [field, 'required'])) } };
}

/** Validates a form of react-hook-form; the type of an error is the key of its sentence. */
export const checkJobForm: Resolver<JobForm> = (values) => {
  const read = readJobForm(values);
  if ('body' in read) return { values, errors: {} };
  const errors = Object.entries(read.problems).map(([field, type]) => [field, { type }]);
  return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<JobForm> };
};
