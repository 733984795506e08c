import type { InstantJob } from '@nukkad/domain/instant-jobs';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { instantJobsApi } from '../../../shared/hiring/instant-jobs-api';

const NONE: readonly InstantJob[] = [];

/** The employer's newest instant jobs; none while they load, and for somebody who does not hire. */
export function useEarlierJobs(isEmployer: boolean): readonly InstantJob[] {
  const { data } = instantJobsApi.usePageInstantJobsInfiniteQuery(isEmployer ? undefined : skipToken);
  return data?.pages[0]?.items ?? NONE;
}
