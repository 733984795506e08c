import type { JobStatus } from '@nukkad/contract/jobs/jobs';

/** State of a job's page. */
export type JobState = 'loading' | 'open' | 'closed' | 'gone' | 'not-found' | 'failed';

const GONE = 410;
const MISSING = [400, 404];

/** Returns the state of the page; `status` is the job's, `refusal` the status code of an error response. */
export function jobState({
  status,
  refusal,
}: {
  status?: JobStatus | undefined;
  refusal?: number | undefined;
}): JobState {
  if (status !== undefined) return status === 'open' ? 'open' : 'closed';
  if (refusal === undefined) return 'loading';
  if (refusal === GONE) return 'gone';
  return MISSING.includes(refusal) ? 'not-found' : 'failed';
}

/** Returns the address of the dashboard with the application form of a job. */
export const applyPath = (id: string): string => `/?section=ai-jobs&job=${encodeURIComponent(id)}&sheet=apply`;
