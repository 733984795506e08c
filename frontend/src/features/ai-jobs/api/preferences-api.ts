import { updateCachedUser } from '../../../shared/session/update-cached-user';
import { sessionApi } from '../../../shared/session/session-api';

/** What the matching may know about the seeker; the list is asked for anew once it knows more. */
export const preferencesApi = sessionApi.enhanceEndpoints({
  endpoints: { updateWorkPreferences: { onQueryStarted: updateCachedUser } },
});
