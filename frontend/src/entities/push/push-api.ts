import { api } from '@nukkad/api-client/generated/api.gen';

const PUSH_SETTINGS = 'PushSettings';

/** Calls for the devices that show the notifications of the account. */
export const pushApi = api.enhanceEndpoints({
  addTagTypes: [PUSH_SETTINGS],
  endpoints: {
    getPushSettings: { providesTags: [PUSH_SETTINGS] },
    subscribeToPush: { invalidatesTags: [PUSH_SETTINGS] },
    unsubscribeFromPush: { invalidatesTags: [PUSH_SETTINGS] },
  },
});
