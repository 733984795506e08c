import { searchApi } from '../../../../entities/job/search-api';
import { isExact } from '../../../../entities/position/model/position-store';
import { usePosition } from '../../../../entities/position/hooks/usePosition';
import { statedPayFirst, statesPay } from '@nukkad/contract/matching/stated-pay-first';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { walkingMinutes } from '../../../../entities/job/model/walking-time';

/** Jobs that the first section shows. */
export const NEAREST = 3;
/** Number of requested jobs: more than shown, so that a job with stated pay can be listed first. */
const ASKED = 8;

/**
 * Returns the nearest jobs: those within walking distance, if there are any. A job without pay is first only if none
 * states its pay.
 */
export function useNearestJobs() {
  const { position } = usePosition();
  const asked = position && {
    position: { latitude: position.latitude, longitude: position.longitude },
    sort: 'distance' as const,
    limit: ASKED,
  };
  const { currentData, isError, isFetching, refetch } = searchApi.useSearchJobsInfiniteQuery(asked ?? skipToken);
  const jobs = currentData?.pages[0]?.items;
  // walking times from a default position would be meaningless
  const walked =
    position && !isExact(position) ? [] : (jobs?.filter(({ distance }) => walkingMinutes(distance) !== null) ?? []);
  const isOnFoot = walked.some(statesPay) || (walked.length > 0 && !jobs?.some(statesPay));
  const hasFailed = isError && !isFetching && !jobs;
  return {
    jobs: jobs && statedPayFirst(isOnFoot ? walked : jobs, statesPay).slice(0, NEAREST),
    isOnFoot,
    hasFailed,
    /** Whether the content below no longer moves. */
    isSettled: jobs !== undefined || hasFailed,
    refetch,
  };
}

export type NearestJobs = ReturnType<typeof useNearestJobs>;
