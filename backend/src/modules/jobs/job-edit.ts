import { comparableHourlyPay, type UpdateJob } from '@nukkad/contract/jobs/jobs';
import type { JobEntity } from './entities/job.entity.js';
import { type JobMeaning, jobMeaning } from './job-meaning.js';
import { rateRange } from './jobs.errors.js';

const EDITABLE = [
  'title',
  'company',
  'description',
  'jobType',
  'category',
  'minRate',
  'maxRate',
  'rateType',
  'currency',
  'hoursPerWeek',
  'requiredSkills',
] as const;

/** Fields of a job that an edit writes: the requested ones and the fields derived from them. */
export type JobEdit = Partial<Pick<JobEntity, (typeof EDITABLE)[number] | 'hourlyPay' | keyof JobMeaning>>;

/** Returns the edit that `change` makes of `job`; null without an edit. Throws when the rates would not be a range. */
export function editOf(job: JobEntity, change: UpdateJob): JobEdit | null {
  const given = Object.fromEntries(
    EDITABLE.filter((field) => change[field] !== undefined).map((field) => [field, change[field]]),
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
