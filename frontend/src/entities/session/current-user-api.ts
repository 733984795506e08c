import { firstPageApi } from '@nukkad/api-client/generated/first-page.gen';

/** Tag of data that depends on the signed-in user; calls that change the account invalidate it. */
export const SESSION_TAG = 'Session';

/** The call for the signed-in account, which every page makes. */
export const currentUserApi = firstPageApi.enhanceEndpoints({
  addTagTypes: [SESSION_TAG],
  endpoints: { getCurrentUser: { providesTags: [SESSION_TAG] } },
});
