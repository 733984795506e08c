import type { JobStatus } from '@nukkad/domain/jobs';

/**
 * From each status, those that the owner may choose. Staying is always allowed; `open` again renews the job. Expiry is
 * not a choice: the clock alone moves a job there.
 */
export const JOB_TRANSITIONS: Record<JobStatus, readonly JobStatus[]> = {
  open: ['open', 'paused', 'filled', 'closed'],
  paused: ['paused', 'open', 'filled', 'closed'],
  filled: ['filled', 'open', 'closed'],
  closed: ['closed', 'open'],
  expired: ['open', 'filled', 'closed'],
};

/** The statuses from which `to` can be reached. */
export const jobSourcesOf = (to: JobStatus): JobStatus[] =>
  (Object.keys(JOB_TRANSITIONS) as JobStatus[]).filter((from) => JOB_TRANSITIONS[from].includes(to));
