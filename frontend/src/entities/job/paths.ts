import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';

/** The parameter of AI Jobs that opens the list of saved searches. */
export const SAVED_SEARCHES = 'saved';

/** Address of the list of saved searches. */
export const savedSearchesAddress = `/job-seeker?section=ai-jobs&${SAVED_SEARCHES}=all`;

interface AiJobsAddress {
  search?: string;
  kind?: JobCategoryId;
  /** Rupees an hour. */
  minPay?: number;
  job?: string;
}

/** Returns the address of AI Jobs with a kind of work, a minimum pay, a search text, or one job. For `to` of links. */
export function toAiJobs({ search, kind, minPay, job }: AiJobsAddress): string {
  const address = new URLSearchParams({ section: 'ai-jobs' });
  if (search) address.set('q', search);
  if (kind) address.set('kind', kind);
  if (minPay) address.set('pay', String(minPay));
  if (job) address.set('job', job);
  return `?${address}`;
}

/** Address of Job Search with the picture of the jobs nearby. For `to` of links. */
export const toNearby = '?section=job-search&view=nearby';
