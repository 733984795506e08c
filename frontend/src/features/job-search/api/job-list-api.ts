import { api } from '@nukkad/api-client/generated/api.gen';
import { pagedEndpoint, type PageOf } from '@nukkad/api-client/paged-endpoint';

/** Filters of the plain list. */
interface JobListQuery {
  search: string;
  location: string;
}

/** The call for the plain list of jobs with a place that matches the typed text. */
export const jobListApi = api.injectEndpoints({
  endpoints: (build) => ({
    listJobPages: build.infiniteQuery<PageOf<'listJobs'>, JobListQuery, string | null>(
      pagedEndpoint('listJobs', ({ search, location }: JobListQuery) => ({ search: search || undefined, location })),
    ),
  }),
});
