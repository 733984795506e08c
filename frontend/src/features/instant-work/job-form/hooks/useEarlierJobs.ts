import type { InstantJob } from '@nukkad/contract/instant-work/instant-jobs';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { instantJobsApi } from '../../../../entities/hiring/instant-jobs-api';

const NONE: readonly InstantJob[] = [];

/** Returns the employer's newest instant jobs: null while they load, empty for an account that does not hire. */
export function useEarlierJobs(isEmployer: boolean): readonly InstantJob[] | null {
  const { data, isLoading } = instantJobsApi.usePageInstantJobsInfiniteQuery(isEmployer ? undefined : skipToken);
  return isLoading ? null : (data?.pages[0]?.items ?? NONE);
}
