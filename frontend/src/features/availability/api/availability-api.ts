import { updateCachedUser } from '../../../shared/session/update-cached-user';
import { SESSION_TAG } from '../../../shared/session/current-user-api';
import { sessionApi } from '../../../shared/session/session-api';

/** The call by which a worker sets the availability; the response is the account. */
export const availabilityApi = sessionApi.enhanceEndpoints({
  endpoints: {
    updateAvailability: { onQueryStarted: updateCachedUser, invalidatesTags: [SESSION_TAG] },
    // work and applications, which change on other pages, count as well
    getSuggestedKinds: { providesTags: [SESSION_TAG], keepUnusedDataFor: 0 },
  },
});
