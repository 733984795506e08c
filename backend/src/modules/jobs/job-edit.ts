import { JOB_FIELD_NAMES, type JobFieldName } from '@nukkad/contract/jobs/job-fields';
import { comparableHourlyPay, type UpdateJob } from '@nukkad/contract/jobs/jobs';
import type { JobEntity } from './entities/job.entity.js';
import { type JobMeaning, jobMeaning } from './job-meaning.js';
import { rateRange } from './jobs.errors.js';

/** Fields of a job that an edit writes: the requested ones and the fields derived from them. */
export type JobEdit = Partial<Pick<JobEntity, JobFieldName | 'hourlyPay' | keyof JobMeaning>>;

/** Returns the edit that `change` makes of `job`; null without an edit. Throws when the rates would not be a range. */
export function editOf(job: JobEntity, change: UpdateJob): JobEdit | null {
  const given = Object.fromEntries(
    JOB_FIELD_NAMES.filter((field) => change[field] !== undefined).map((field) => [field, change[field]]),
  ) as JobEdit;
  if (Object.keys(given).length === 0) return null;
  const edited = { ...job, ...given };
  const { minRate, maxRate, rateType, currency } = edited;
  if (minRate !== null && maxRate !== null && minRate > maxRate) throw rateRange();
  return {
    ...given,
    hourlyPay: comparableHourlyPay({ minRate, maxRate, rateType, currency }),
    ...jobMeaning(edited),
  };
}
