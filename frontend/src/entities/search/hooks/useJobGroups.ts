import type { Page } from '@nukkad/api-client/paged-endpoint';
import type { AiJob } from '@nukkad/contract/matching/ai-jobs';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, useState } from 'react';
import { type JobSearch, searchApi } from '../../job/search-api';

const jobsOf = (pages: readonly Page<AiJob>[] | undefined): AiJob[] => (pages ?? []).flatMap((page) => page.items);

/**
 * Returns the jobs of a search: those that match it, and with a text those of similar work. Similar work is requested
 * when the list of matches ends. Sends no request for null.
 */
export function useJobGroups(search: JobSearch | null) {
  const asked = searchApi.useSearchJobsInfiniteQuery(search ?? skipToken);
  const hasEnded = asked.currentData !== undefined && !asked.hasNextPage;
  const similar = searchApi.useSearchJobsInfiniteQuery(
    search?.search && hasEnded ? { ...search, group: 'similar', limit: undefined } : skipToken,
  );
  // previous similar jobs stay as long as the previous matches above them
  const isBefore = asked.currentData === undefined;
  const isWanted = Boolean(search?.search) && hasEnded;
  const [before, setBefore] = useState<readonly Page<AiJob>[]>();
  const found = isWanted ? similar.currentData?.pages : undefined;
  if (!isBefore && found !== before) setBefore(found);
  const similarPages = isBefore ? before : found;
  const askedPages = asked.data?.pages;
  const jobs = useMemo(() => jobsOf(askedPages), [askedPages]);
  const similarJobs = useMemo(() => jobsOf(similarPages), [similarPages]);
  const hasFailed = !similarPages && similar.isError && !similar.isFetching;
  return {
    asked,
    jobs,
    last: askedPages?.at(-1),
    /** Null where no similar work is to be shown. */
    similar:
      isWanted || (isBefore && before)
        ? {
            jobs: similarJobs,
            last: similarPages?.at(-1),
            hasNextPage: !isBefore && similar.hasNextPage,
            isFetching: similar.isFetching,
            isFetchingNextPage: similar.isFetchingNextPage,
            fetchNextPage: similar.fetchNextPage,
            refetch: similar.refetch,
            /** Whether none of it is loaded yet. */
            isWaiting: !similarPages && !hasFailed,
            hasFailed,
            /** Whether the group belongs to the previous search while the next response is loading. */
            isOutdated: isBefore && asked.isFetching,
          }
        : null,
    /** Whether the end of the lists is known, so that the content below them does not move. */
    isSettled: (asked.data !== undefined || asked.isError) && !(isWanted && !similarPages && !hasFailed),
    refetch: (): void => {
      void asked.refetch();
      if (!similar.isUninitialized) void similar.refetch();
    },
  };
}

export type JobGroups = ReturnType<typeof useJobGroups>;
export type SimilarGroup = NonNullable<JobGroups['similar']>;
