import { api } from '@nukkad/api-client/generated/api.gen';

const SAVED_SEARCHES_TAG = 'SavedSearches';
const change = { invalidatesTags: [SAVED_SEARCHES_TAG] as const };

/** The calls about saved searches, which notify the account. */
export const savedSearchesApi = api.enhanceEndpoints({
  addTagTypes: [SAVED_SEARCHES_TAG],
  endpoints: {
    listSavedSearches: { providesTags: [SAVED_SEARCHES_TAG] },
    saveSearch: change,
    updateSavedSearch: change,
    deleteSavedSearch: change,
  },
});
