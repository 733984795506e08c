import { updateCachedUser } from '../../../entities/session/model/update-cached-user';
import { sessionApi } from '../../../entities/session/session-api';

/** The calls about the seeker's preferences for matching; a change of them reloads the list. */
export const preferencesApi = sessionApi.enhanceEndpoints({
  endpoints: { updateWorkPreferences: { onQueryStarted: updateCachedUser } },
});
