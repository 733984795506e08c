import { updateCachedUser } from '../../../entities/session/model/update-cached-user';
import { SESSION_TAG } from '../../../entities/session/current-user-api';
import { sessionApi } from '../../../entities/session/session-api';

const DEVICES = 'Devices';
/** Shows the response at once, and then requests the account again. */
const changesAccount = { onQueryStarted: updateCachedUser, invalidatesTags: [SESSION_TAG] } as const;

/** The calls by which users change their own account, and the list of their signed-in devices. */
export const profileApi = sessionApi.enhanceEndpoints({
  addTagTypes: [DEVICES],
  endpoints: {
    updateProfile: changesAccount,
    updateAddress: changesAccount,
    updateBilling: changesAccount,
    updateNotificationPreferences: changesAccount,
    updateWorkPreferences: changesAccount,
    setAvatar: changesAccount,
    removeAvatar: changesAccount,
    sendContactCode: changesAccount,
    confirmContactChange: changesAccount,
    cancelContactChange: changesAccount,
    undoAccountDeletion: changesAccount,
    listSessions: { providesTags: [DEVICES] },
    revokeSession: { invalidatesTags: [DEVICES] },
    revokeOtherSessions: { invalidatesTags: [DEVICES] },
    changePassword: { invalidatesTags: [DEVICES] },
  },
});
