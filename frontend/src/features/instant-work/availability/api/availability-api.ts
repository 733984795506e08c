import { updateCachedUser } from '../../../../entities/session/model/update-cached-user';
import { SESSION_TAG } from '../../../../entities/session/current-user-api';
import { sessionApi } from '../../../../entities/session/session-api';

/** The call by which a worker sets the availability; the response is the account. */
export const availabilityApi = sessionApi.enhanceEndpoints({
  endpoints: {
    updateAvailability: { onQueryStarted: updateCachedUser, invalidatesTags: [SESSION_TAG] },
    // always requested again, because the result depends on work and applications, which other pages change
    getSuggestedKinds: { providesTags: [SESSION_TAG], keepUnusedDataFor: 0 },
  },
});
