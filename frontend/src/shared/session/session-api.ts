import { api } from '@nukkad/api-client/generated/api.gen';

/** What depends on who is signed in; calls that change the account invalidate it. */
export const SESSION_TAG = 'Session';

/** The calls about the signed-in account. */
export const sessionApi = api.enhanceEndpoints({
  addTagTypes: [SESSION_TAG],
  endpoints: {
    getCurrentUser: { providesTags: [SESSION_TAG] },
    addRole: { invalidatesTags: [SESSION_TAG] },
    setName: { invalidatesTags: [SESSION_TAG] },
    updateWorkPreferences: { invalidatesTags: [SESSION_TAG] },
  },
});
