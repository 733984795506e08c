import { type CreateJob, CreateJobSchema, HIRE_REQUIRED_FIELDS } from '@nukkad/contract/jobs/jobs';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { isFieldBlank, type JobField, type JobForm, type JobProblem, problemOf, valuesOf } from './job-form';
import { coordinatesOf } from './job-location';

/** Required fields that are blank, in the order in which they are named. */
const missingFields = (request: JobForm): (typeof HIRE_REQUIRED_FIELDS)[number][] =>
  HIRE_REQUIRED_FIELDS.filter((field) => isFieldBlank(request[field]));

/** Returns the request body of the form, before validation. */
const bodyOf = (form: JobForm): unknown => ({
  ...valuesOf(form),
  location: form.location.text,
  ...coordinatesOf(form.location),
});

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
        : (problemOf(field) ?? (code === 'too_big' ? 'tooLong' : 'characters'));
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
