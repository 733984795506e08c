import { api } from '@nukkad/api-client/generated/api.gen';
import { SESSION_TAG } from './current-user-api';

/** The calls that change the signed-in account. */
export const sessionApi = api.enhanceEndpoints({
  addTagTypes: [SESSION_TAG],
  endpoints: {
    addRole: { invalidatesTags: [SESSION_TAG] },
    setName: { invalidatesTags: [SESSION_TAG] },
    updateWorkPreferences: { invalidatesTags: [SESSION_TAG] },
  },
});
