import { api } from '@nukkad/api-client/generated/api.gen';
import { pagedEndpoint, type PageOf } from '@nukkad/api-client/paged-endpoint';
import { APPLICATIONS_TAG, applicationsApi } from '../../../entities/application/applications-api';
import { tagsOfPages } from '../../../shared/cache/tags';

const PAGE_SIZE = 20;

/** The calls about the user's applications, page by page, newest first. */
export const myApplicationsApi = api.enhanceEndpoints({ addTagTypes: [APPLICATIONS_TAG] }).injectEndpoints({
  endpoints: (build) => ({
    pageMyApplications: build.infiniteQuery<PageOf<'listMyApplications'>, void, string | null>({
      ...pagedEndpoint('listMyApplications', () => ({ limit: String(PAGE_SIZE) })),
      providesTags: tagsOfPages(APPLICATIONS_TAG),
    }),
  }),
});

export const useWithdrawApplication = applicationsApi.useWithdrawApplicationMutation;
