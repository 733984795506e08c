import { api } from '@nukkad/api-client/generated/api.gen';
import { pagedEndpoint, type PageOf } from '@nukkad/api-client/paged-endpoint';

/** What the plain list is narrowed to. */
interface JobListQuery {
  search: string;
  location: string;
}

/** The plain list of jobs whose place reads like the typed text. */
export const jobListApi = api.injectEndpoints({
  endpoints: (build) => ({
    listJobPages: build.infiniteQuery<PageOf<'listJobs'>, JobListQuery, string | null>(
      pagedEndpoint('listJobs', ({ search, location }: JobListQuery) => ({ search: search || undefined, location })),
    ),
  }),
});
