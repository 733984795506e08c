import type { OwnJob, UpdateJob } from '@nukkad/api-client/generated/api.gen';
import type { CreateJob } from '@nukkad/contract/jobs/jobs';
import { formOf, JOB_FORM_FIELDS, type JobField, type JobForm } from '../../../entities/hiring/model/job-form';
import { coordinatesOf } from '../../../entities/hiring/model/job-location';

const textOf = (value: JobForm[JobField]): string => (typeof value === 'string' ? value : value.text).trim();

/** Returns the fields in which two forms differ; a newly pinned place counts as different. */
const differing = (a: JobForm, b: JobForm): JobField[] =>
  JOB_FORM_FIELDS.filter(
    (field) => textOf(a[field]) !== textOf(b[field]) || (field === 'location' && b.location.pin !== null),
  );

/** Returns the update that turns `base` into `form`; `body` is the validated form. Null if nothing changed. */
export function changeOf(base: OwnJob, form: JobForm, body: CreateJob): UpdateJob | null {
  const changed = differing(formOf(base), form);
  if (changed.length === 0) return null;
  const valueOf = (field: JobField): UpdateJob =>
    field === 'location'
      ? { location: body.location, ...coordinatesOf(form.location) }
      : { [field]: body[field] ?? null };
  return Object.assign({ updatedAt: base.updatedAt }, ...changed.map(valueOf)) as UpdateJob;
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
