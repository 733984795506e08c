import { searchApi } from '../../../shared/jobs/search-api';
import { usePosition } from '../../../shared/position/usePosition';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { minutesOnFoot } from '../../../shared/jobs/walk';

/** Jobs that the first section shows. */
export const NEAREST = 3;

/** The nearest jobs: those that can be walked to, if there are any. */
export function useNearestJobs() {
  const { position } = usePosition();
  const asked = position && {
    position: { latitude: position.latitude, longitude: position.longitude },
    sort: 'distance' as const,
    limit: NEAREST,
  };
  const { currentData, isError, isFetching, refetch } = searchApi.useSearchJobsInfiniteQuery(asked ?? skipToken);
  const jobs = currentData?.pages[0]?.items;
  // from a place that nobody chose, nobody walks
  const walked =
    position?.source === 'fallback' ? [] : jobs?.filter(({ distance }) => minutesOnFoot(distance) !== null);
  const isOnFoot = walked !== undefined && walked.length > 0;
  const hasFailed = isError && !isFetching && !jobs;
  return {
    jobs: isOnFoot ? walked : jobs,
    isOnFoot,
    hasFailed,
    /** What stands below is not moved any more. */
    isSettled: jobs !== undefined || hasFailed,
    refetch,
  };
}

export type NearestJobs = ReturnType<typeof useNearestJobs>;
