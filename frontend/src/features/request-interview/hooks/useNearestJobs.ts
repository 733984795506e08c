import { searchApi } from '../../../shared/jobs/search-api';
import { isExact } from '../../../shared/position/position-store';
import { usePosition } from '../../../shared/position/usePosition';
import { statedPayFirst, statesPay } from '@nukkad/domain/stated-pay-first';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { walkingMinutes } from '../../../shared/jobs/walking-time';

/** Jobs that the first section shows. */
export const NEAREST = 3;
/** Jobs that it asks for, so that one that states its pay is found to stand first. */
const ASKED = 8;

/** The nearest jobs: those that can be walked to, if there are any. One without pay is first only where none states it. */
export function useNearestJobs() {
  const { position } = usePosition();
  const asked = position && {
    position: { latitude: position.latitude, longitude: position.longitude },
    sort: 'distance' as const,
    limit: ASKED,
  };
  const { currentData, isError, isFetching, refetch } = searchApi.useSearchJobsInfiniteQuery(asked ?? skipToken);
  const jobs = currentData?.pages[0]?.items;
  // from a place that nobody chose, nobody walks
  const walked =
    position && !isExact(position) ? [] : (jobs?.filter(({ distance }) => walkingMinutes(distance) !== null) ?? []);
  const isOnFoot = walked.some(statesPay) || (walked.length > 0 && !jobs?.some(statesPay));
  const hasFailed = isError && !isFetching && !jobs;
  return {
    jobs: jobs && statedPayFirst(isOnFoot ? walked : jobs, statesPay).slice(0, NEAREST),
    isOnFoot,
    hasFailed,
    /** What stands below is not moved any more. */
    isSettled: jobs !== undefined || hasFailed,
    refetch,
  };
}

export type NearestJobs = ReturnType<typeof useNearestJobs>;
