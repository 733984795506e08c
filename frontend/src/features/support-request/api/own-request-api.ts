import { api } from '@nukkad/api-client/generated/api.gen';

/** The calls about a request of the account. An answer rings the bell, so that an open page loads it. */
export const ownRequestApi = api.enhanceEndpoints({
  addTagTypes: ['OwnSupportRequest', 'Notifications'],
  endpoints: {
    getOwnSupportRequest: { providesTags: ['OwnSupportRequest', 'Notifications'] },
    writeToOwnSupportRequest: { invalidatesTags: ['OwnSupportRequest'] },
  },
});
