import type { OwnJob } from '@nukkad/api-client/generated/api.gen';
import type { JobFieldName, StatedFields } from '@nukkad/contract/jobs/job-fields';
import type { RateType } from '@nukkad/contract/jobs/jobs';
import { typedAmount, typedHours } from '@nukkad/contract/typing/typed-amount';
import { cleanText, isBlank } from '@nukkad/contract/typing/visible-text';
import { type JobLocation, NO_LOCATION } from './job-location';

/** Parses an optional number; returns NaN, which no rule accepts, for an unreadable one. */
const numberOf = (text: string, read: (text: string) => number | null): number | undefined =>
  isBlank(text) ? undefined : (read(text) ?? NaN);

/** Returns hours as a whole number; decimals are dropped. */
const wholeHours = (text: string): number | null => {
  const hours = typedHours(text);
  return hours === null ? null : Math.trunc(hours);
};

/** Error of a field: the key of its sentence. */
export type JobProblem = 'required' | 'tooLong' | 'characters' | 'rate' | 'rateRange' | 'hours' | 'skills';

/** One text field of the form for a value of a job. */
interface FormField<Value> {
  empty: string;
  textOf: (value: Value) => string;
  /** Returns the value to send; absent if the field is blank and optional. */
  valueOf: (text: string) => unknown;
  /** Error of a wrong value, if it is not about its characters. */
  problem?: JobProblem;
}

const text: FormField<string> = { empty: '', textOf: (value) => value, valueOf: (typed) => typed };
const number = (read: (typed: string) => number | null, problem: JobProblem): FormField<number | null> => ({
  empty: '',
  textOf: (value) => (value === null ? '' : String(value)),
  valueOf: (typed) => numberOf(typed, read),
  problem,
});

type FormFieldName = Exclude<JobFieldName, 'currency'>;

/** The fields of the form, beside its place. */
const FORM_FIELDS: { [Field in FormFieldName]: FormField<StatedFields[Field]> } = {
  title: text,
  company: text,
  description: text,
  jobType: { ...text, problem: 'required' },
  category: { ...text, problem: 'required' },
  rateType: { ...text, empty: 'hourly' },
  minRate: number(typedAmount, 'rate'),
  maxRate: number(typedAmount, 'rate'),
  hoursPerWeek: number(wholeHours, 'hours'),
  requiredSkills: {
    empty: '',
    textOf: (skills) => skills.join(', '),
    valueOf: (typed) => typed.split(',').map(cleanText).filter(Boolean),
    problem: 'skills',
  },
};
const FORM_FIELD_NAMES = Object.keys(FORM_FIELDS) as FormFieldName[];

/** A job as it is filled in: texts as typed, skills separated by commas. */
export type JobForm = Record<Exclude<FormFieldName, 'rateType'>, string> & {
  rateType: RateType;
  location: JobLocation;
};

export type JobField = keyof JobForm;
export const JOB_FORM_FIELDS: readonly JobField[] = [...FORM_FIELD_NAMES, 'location'];

/** Returns the form whose fields have the texts of `textOf`. */
const formWith = (textOf: (field: FormFieldName) => string, location: JobLocation): JobForm => ({
  ...(Object.fromEntries(FORM_FIELD_NAMES.map((field) => [field, textOf(field)])) as Omit<JobForm, 'location'>),
  location,
});

export const EMPTY_JOB_FORM: JobForm = formWith((field) => FORM_FIELDS[field].empty, NO_LOCATION);

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

const textIn = <Field extends FormFieldName>(job: OwnJob, field: Field): string =>
  (FORM_FIELDS[field] as FormField<OwnJob[Field]>).textOf(job[field]);

/** Returns the form with the values of `job`. */
export const formOf = (job: OwnJob): JobForm =>
  formWith((field) => textIn(job, field), { text: job.location, pin: null });

/** Returns the values of the form, before validation. */
export const valuesOf = (form: JobForm): Partial<Record<FormFieldName, unknown>> =>
  Object.fromEntries(FORM_FIELD_NAMES.map((field) => [field, FORM_FIELDS[field].valueOf(form[field])]));

const typedIn = (value: JobForm[JobField]): string => cleanText(typeof value === 'string' ? value : value.text);

/** Returns whether a field is blank. */
export const isFieldBlank = (value: JobForm[JobField]): boolean => typedIn(value) === '';

/** Returns the error of a wrong value, if it is not about the characters. */
export const problemOf = (field: JobField): JobProblem | undefined =>
  field === 'location' ? undefined : FORM_FIELDS[field].problem;
