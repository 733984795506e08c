import { api } from '@nukkad/api-client/generated/api.gen';
import type { AiJob, JobSort } from '@nukkad/domain/ai-jobs';
import type { Position } from '@nukkad/domain/geo';
import type { JobCategoryId } from '@nukkad/domain/job-categories';
import type { JobType } from '@nukkad/domain/jobs';
import { SEARCH_RADIUS_KM } from '@nukkad/domain/limits';
import { SESSION_TAG } from '../session/session-api';
import { jobPaging, type JobsPage, readJobsPage } from './job-pages';

/** What is looked for, around where, in which order, and how many at a time. */
export interface JobSearch {
  search?: string | undefined;
  category?: JobCategoryId | undefined;
  jobType?: JobType | undefined;
  /** Rupees an hour. */
  minPay?: number | undefined;
  position: Position;
  sort: JobSort;
  limit?: number | undefined;
}

/** The ranked search, page after page; the order depends on what the account tells about itself. */
export const searchApi = api.enhanceEndpoints({ addTagTypes: [SESSION_TAG] }).injectEndpoints({
  endpoints: (build) => ({
    searchJobs: build.infiniteQuery<JobsPage<AiJob>, JobSearch, string | null>({
      infiniteQueryOptions: jobPaging,
      query: ({ queryArg: { position, ...asked }, pageParam }) => ({
        url: '/api/ai-jobs',
        params: {
          ...asked,
          // an empty text is no text
          search: asked.search || undefined,
          latitude: position.latitude,
          longitude: position.longitude,
          radius: SEARCH_RADIUS_KM,
          cursor: pageParam ?? undefined,
        },
      }),
      transformResponse: readJobsPage<AiJob>,
      providesTags: [SESSION_TAG],
    }),
  }),
});
