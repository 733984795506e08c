import { api } from '@nukkad/api-client/generated/api.gen';
import { tagsOfList } from '../../shared/cache/tags';

/** Tag of data that depends on a seeker's applications. */
export const APPLICATIONS_TAG = 'Applications';

/** The calls about a seeker's own applications; sending and withdrawing one refreshes dependent data. */
export const applicationsApi = api.enhanceEndpoints({
  addTagTypes: [APPLICATIONS_TAG],
  endpoints: {
    listMyApplications: { providesTags: tagsOfList(APPLICATIONS_TAG) },
    createApplication: { invalidatesTags: [APPLICATIONS_TAG] },
    withdrawApplication: { invalidatesTags: [APPLICATIONS_TAG] },
  },
});
