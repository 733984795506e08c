import type { Page } from '@nukkad/api-client/paged-endpoint';
import type { Position } from '@nukkad/contract/places/geo';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import type { JobSearch } from '../../../entities/job/search-api';
import { usePosition } from '../../../entities/position/hooks/usePosition';
import { useJobGroups } from '../../../entities/search/hooks/useJobGroups';
import { jobListApi } from '../api/job-list-api';
import type { FoundJob } from '../model/found-job';
import type { AskedJobs } from '../model/search-params';

/** Page size: as many jobs as one drawing can show. */
const PAGE = 100;

/**
 * Returns the jobs for `asked`: by distance around the position, or by the name of a place. Around the position,
 * similar work is a separate group.
 */
export function useJobSearch({ text, location }: AskedJobs) {
  const { position } = usePosition();
  // the source of the position is irrelevant for the search
  const [latitude, longitude] = [position?.latitude, position?.longitude];
  const around = useMemo<Position | null>(
    () => (latitude === undefined || longitude === undefined ? null : { latitude, longitude }),
    [latitude, longitude],
  );
  const search = useMemo<JobSearch | null>(
    () => (around && !location ? { search: text, position: around, sort: 'distance', limit: PAGE } : null),
    [around, location, text],
  );
  const near = useJobGroups(search);
  const named = jobListApi.useListJobPagesInfiniteQuery(location ? { search: text, location } : skipToken);
  const query = location ? named : near.asked;
  const pages: readonly Page<FoundJob>[] | undefined = query.data?.pages;
  const jobs = useMemo<FoundJob[]>(() => (pages ?? []).flatMap((page) => page.items), [pages]);
  return { query, jobs, last: pages?.at(-1), around: location ? null : around, search, similar: near.similar };
}
