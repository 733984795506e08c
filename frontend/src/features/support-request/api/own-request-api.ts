import { api } from '@nukkad/api-client/generated/api.gen';

/**
 * The calls about a support request of the account. An answer sends a notification, which makes an open page reload.
 */
export const ownRequestApi = api.enhanceEndpoints({
  addTagTypes: ['OwnSupportRequest', 'Notifications'],
  endpoints: {
    getOwnSupportRequest: { providesTags: ['OwnSupportRequest', 'Notifications'] },
    writeToOwnSupportRequest: { invalidatesTags: ['OwnSupportRequest'] },
  },
});
