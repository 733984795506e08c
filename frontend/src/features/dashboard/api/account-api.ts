import { updateCachedUser } from '../../../shared/session/update-cached-user';
import { SESSION_TAG } from '../../../shared/session/current-user-api';
import { sessionApi } from '../../../shared/session/session-api';

/** What the frame changes about the account: its name, what its shop is called, and what it says against a suspension. */
export const accountApi = sessionApi.enhanceEndpoints({
  endpoints: {
    setName: { onQueryStarted: updateCachedUser },
    updateBilling: { onQueryStarted: updateCachedUser },
    getSuspension: { providesTags: [SESSION_TAG] },
    appealSuspension: { invalidatesTags: [SESSION_TAG] },
  },
});
