import { keepUser } from '../../../shared/session/keep-user';
import { sessionApi } from '../../../shared/session/session-api';

/** What the frame changes about the account: its name, and what its shop is called. */
export const accountApi = sessionApi.enhanceEndpoints({
  endpoints: {
    setName: { onQueryStarted: keepUser },
    updateBilling: { onQueryStarted: keepUser },
  },
});
