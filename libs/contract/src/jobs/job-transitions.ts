import type { JobStatus } from './jobs.js';

/**
 * Transitions that the owner may choose, by status. Staying is always allowed; `open` again renews the job. Expiry is
 * not a choice: only the scheduled job sets it.
 */
export const JOB_TRANSITIONS: Record<JobStatus, readonly JobStatus[]> = {
  open: ['open', 'paused', 'filled', 'closed'],
  paused: ['paused', 'open', 'filled', 'closed'],
  filled: ['filled', 'open', 'closed'],
  closed: ['closed', 'open'],
  expired: ['open', 'filled', 'closed'],
};

/** Returns the statuses from which `to` can be reached. */
export const jobSourcesOf = (to: JobStatus): JobStatus[] =>
  (Object.keys(JOB_TRANSITIONS) as JobStatus[]).filter((from) => JOB_TRANSITIONS[from].includes(to));
