import { firstPageApi } from '@nukkad/api-client/generated/first-page.gen';

/** What depends on who is signed in; calls that change the account invalidate it. */
export const SESSION_TAG = 'Session';

/** The call for the signed-in account, which every page makes. */
export const currentUserApi = firstPageApi.enhanceEndpoints({
  addTagTypes: [SESSION_TAG],
  endpoints: { getCurrentUser: { providesTags: [SESSION_TAG] } },
});
