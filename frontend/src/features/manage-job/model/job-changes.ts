import type { OwnJob, UpdateJob } from '@nukkad/api-client/generated/api.gen';
import type { CreateJob } from '@nukkad/contract/jobs/jobs';
import { formOf, type JobField, type JobForm } from '../../../entities/hiring/model/job-form';
import { coordinatesOf } from '../../../entities/hiring/model/job-location';

const textOf = (value: JobForm[JobField]): string => (typeof value === 'string' ? value : value.text).trim();

const FIELDS = Object.keys({
  ...{ title: 0, company: 0, description: 0, jobType: 0, category: 0, location: 0 },
  ...{ rateType: 0, minRate: 0, maxRate: 0, hoursPerWeek: 0, requiredSkills: 0 },
} satisfies Record<JobField, 0>) as JobField[];

/** Returns the fields in which two forms differ; a newly pinned place counts as different. */
const differing = (a: JobForm, b: JobForm): JobField[] =>
  FIELDS.filter((field) => textOf(a[field]) !== textOf(b[field]) || (field === 'location' && b.location.pin !== null));

/** Returns the update that turns `base` into `form`; `body` is the validated form. Null if nothing changed. */
export function changeOf(base: OwnJob, form: JobForm, body: CreateJob): UpdateJob | null {
  const changed = differing(formOf(base), form);
  if (changed.length === 0) return null;
  const values: Record<JobField, UpdateJob> = {
    title: { title: body.title },
    company: { company: body.company },
    description: { description: body.description },
    jobType: { jobType: body.jobType },
    category: { category: body.category },
    location: { location: body.location, ...coordinatesOf(form.location) },
    rateType: { rateType: body.rateType },
    minRate: { minRate: body.minRate ?? null },
    maxRate: { maxRate: body.maxRate ?? null },
    hoursPerWeek: { hoursPerWeek: body.hoursPerWeek ?? null },
    requiredSkills: { requiredSkills: body.requiredSkills },
  };
  return Object.assign({ updatedAt: base.updatedAt }, ...changed.map((field) => values[field])) as UpdateJob;
}

/**
 * Merges the form with a job that changed on the server: typed fields retain their text, untouched fields get the new
 * value. `contested` are the fields that both sides changed to different values.
 */
export function mergeForm(before: OwnJob, now: OwnJob, typed: JobForm): { form: JobForm; contested: JobField[] } {
  const [was, is] = [formOf(before), formOf(now)];
  const touched = differing(was, typed);
  const contested = differing(was, is).filter(
    (field) => touched.includes(field) && textOf(typed[field]) !== textOf(is[field]),
  );
  const kept = Object.fromEntries(touched.map((field) => [field, typed[field]]));
  return { form: { ...is, ...kept }, contested };
}
