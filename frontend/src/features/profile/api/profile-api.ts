import { updateCachedUser } from '../../../shared/session/update-cached-user';
import { SESSION_TAG } from '../../../shared/session/current-user-api';
import { sessionApi } from '../../../shared/session/session-api';

const DEVICES = 'Devices';
/** The answer shows at once, and the account is asked for anew after it. */
const changesAccount = { onQueryStarted: updateCachedUser, invalidatesTags: [SESSION_TAG] } as const;

/** What people change about their own account, and where they are signed in. */
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
