import { api, type MyApplication } from '@nukkad/api-client/generated/api.gen';
import { APPLICATIONS_TAG, applicationsApi } from '../../../shared/applications/applications-api';
import { jobPaging, type JobsPage, readJobsPage } from '../../../shared/jobs/job-pages';

const PAGE_SIZE = 20;

/** What the user sent, page after page, newest first. */
export const myApplicationsApi = api.enhanceEndpoints({ addTagTypes: [APPLICATIONS_TAG] }).injectEndpoints({
  endpoints: (build) => ({
    pageMyApplications: build.infiniteQuery<JobsPage<MyApplication>, void, string | null>({
      infiniteQueryOptions: jobPaging,
      query: ({ pageParam }) => ({
        url: '/api/my-applications',
        params: { limit: PAGE_SIZE, cursor: pageParam ?? undefined },
      }),
      transformResponse: readJobsPage<MyApplication>,
      providesTags: [APPLICATIONS_TAG],
    }),
  }),
});

export const useWithdrawApplication = applicationsApi.useWithdrawApplicationMutation;
