import { api } from '@nukkad/api-client/generated/api.gen';
import { pagedEndpoint, type PageOf } from '@nukkad/api-client/paged-endpoint';
import type { JobGroup, JobSort } from '@nukkad/contract/matching/ai-jobs';
import type { Position } from '@nukkad/contract/places/geo';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import type { JobType } from '@nukkad/contract/jobs/jobs';
import { SEARCH_RADIUS_KM } from '@nukkad/contract/limits';
import { SESSION_TAG } from '../session/current-user-api';

/** A search: its text and filters, its position, its order, and its page size. */
export interface JobSearch {
  search?: string | undefined;
  category?: JobCategoryId | undefined;
  jobType?: JobType | undefined;
  /** Rupees an hour. */
  minPay?: number | undefined;
  position: Position;
  sort: JobSort;
  /** For a search with a text: its matches, which is the default, or similar work. */
  group?: JobGroup | undefined;
  limit?: number | undefined;
}

/** The ranked search, page by page; the order depends on the preferences of the account. */
export const searchApi = api.enhanceEndpoints({ addTagTypes: [SESSION_TAG] }).injectEndpoints({
  endpoints: (build) => ({
    searchJobs: build.infiniteQuery<PageOf<'searchAiJobs'>, JobSearch, string | null>({
      ...pagedEndpoint('searchAiJobs', ({ search, position, minPay, limit, ...asked }: JobSearch) => ({
        ...asked,
        // an empty text is omitted
        search: search || undefined,
        minPay: minPay?.toString(),
        latitude: String(position.latitude),
        longitude: String(position.longitude),
        radius: String(SEARCH_RADIUS_KM),
        limit: limit?.toString(),
      })),
      providesTags: [SESSION_TAG],
    }),
  }),
});
