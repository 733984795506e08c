import { api } from '@nukkad/api-client/generated/api.gen';
import { tagsOfList } from '../live/tags';

/** What follows from a seeker's applications. */
export const APPLICATIONS_TAG = 'Applications';

/** The calls about a seeker's own applications; sending and withdrawing one refreshes what depends on them. */
export const applicationsApi = api.enhanceEndpoints({
  addTagTypes: [APPLICATIONS_TAG],
  endpoints: {
    listMyApplications: { providesTags: tagsOfList(APPLICATIONS_TAG) },
    createApplication: { invalidatesTags: [APPLICATIONS_TAG] },
    withdrawApplication: { invalidatesTags: [APPLICATIONS_TAG] },
  },
});
