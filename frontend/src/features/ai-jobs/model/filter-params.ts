import { JOB_SORTS, type JobSort } from '@nukkad/contract/matching/ai-jobs';
import { JOB_CATEGORY_IDS, type JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import { JOB_TYPES, type JobType } from '@nukkad/contract/jobs/jobs';
import { RATE_MAX, SEARCH_TEXT_MAX } from '@nukkad/contract/limits';

/** The filters of the list, and its order. */
export interface AiJobsFilter {
  search: string;
  category: JobCategoryId | null;
  jobType: JobType | null;
  /** Rupees an hour. */
  minPay: number | null;
  sort: JobSort;
}

const DEFAULT_SORT: JobSort = 'match';
const PARAMETERS = { search: 'q', category: 'kind', jobType: 'type', minPay: 'pay', sort: 'sort' } as const;

/** Returns the filters in an address; unknown values are ignored. */
export function filterOf(address: URLSearchParams): AiJobsFilter {
  const named = (field: keyof AiJobsFilter) => address.get(PARAMETERS[field]);
  const pay = Number(named('minPay'));
  return {
    search: (named('search') ?? '').trim().slice(0, SEARCH_TEXT_MAX),
    category: JOB_CATEGORY_IDS.find((id) => id === named('category')) ?? null,
    jobType: JOB_TYPES.find((type) => type === named('jobType')) ?? null,
    minPay: Number.isInteger(pay) && pay > 0 && pay <= RATE_MAX ? pay : null,
    sort: JOB_SORTS.find((sort) => sort === named('sort')) ?? DEFAULT_SORT,
  };
}

/** Returns the address with `filter` and all else unchanged. */
export function withFilter(address: URLSearchParams, filter: AiJobsFilter): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [field, parameter] of Object.entries(PARAMETERS)) {
    const value = filter[field as keyof AiJobsFilter];
    if (value === null || value === '' || value === DEFAULT_SORT) next.delete(parameter);
    else next.set(parameter, String(value));
  }
  return next;
}
