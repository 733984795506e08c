import { skipToken } from '@reduxjs/toolkit/query/react';
import { instantJobsApi } from '../../../../entities/hiring/instant-jobs-api';
import { useMinute } from '../../../../shared/clock/useMinute';
import { isRunning } from '../model/board';

/** Returns the employer's instant jobs, running ones first; sends no request for an account that does not hire. */
export function useInstantJobs(isEmployer: boolean) {
  const now = useMinute();
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } =
    instantJobsApi.usePageInstantJobsInfiniteQuery(isEmployer ? undefined : skipToken);
  const jobs = data?.pages.flatMap(({ items }) => items) ?? [];
  return {
    /** Whether the jobs are loaded, or their request has failed. */
    known: !isEmployer || data !== undefined || isError,
    failed: isError && data === undefined,
    isEmpty: data !== undefined && jobs.length === 0,
    running: jobs.filter((job) => isRunning(job, now)),
    earlier: jobs.filter((job) => !isRunning(job, now)),
    more: hasNextPage,
    loadingMore: isFetching,
    loadMore: () => void fetchNextPage(),
    retry: () => void refetch(),
  };
}

export type InstantJobs = ReturnType<typeof useInstantJobs>;
