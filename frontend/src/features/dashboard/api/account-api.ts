import { updateCachedUser } from '../../../entities/session/model/update-cached-user';
import { SESSION_TAG } from '../../../entities/session/current-user-api';
import { sessionApi } from '../../../entities/session/session-api';

/**
 * The calls by which the frame changes the account: its name, the name of its shop, and its appeal against a
 * suspension.
 */
export const accountApi = sessionApi.enhanceEndpoints({
  endpoints: {
    setName: { onQueryStarted: updateCachedUser },
    updateBilling: { onQueryStarted: updateCachedUser },
    getSuspension: { providesTags: [SESSION_TAG] },
    appealSuspension: { invalidatesTags: [SESSION_TAG] },
  },
});
