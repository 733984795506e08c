import { api, type Job } from '@nukkad/api-client/generated/api.gen';
import { jobPaging, type JobsPage, readJobsPage } from '../../../shared/jobs/job-pages';

/** The plain list of jobs whose place reads like the typed text. */
export const jobListApi = api.injectEndpoints({
  endpoints: (build) => ({
    listJobPages: build.infiniteQuery<JobsPage<Job>, { search: string; location: string }, string | null>({
      infiniteQueryOptions: jobPaging,
      query: ({ queryArg: { search, location }, pageParam }) => ({
        url: '/api/jobs',
        params: { search: search || undefined, location, cursor: pageParam ?? undefined },
      }),
      transformResponse: readJobsPage<Job>,
    }),
  }),
});
