import type { CurrentUser } from '@nukkad/api-client/generated/api.gen';
import { sessionApi } from './session-api';

/** Whether somebody is signed in: so when the current-user call returns data. It is asked once and not repeated. */
export type Session =
  | { status: 'loading'; user: undefined }
  | { status: 'signed-out'; user: undefined }
  | { status: 'signed-in'; user: CurrentUser };

/** The session of this page, as the call at the start found it. Only the server's word ends it, not a failed refresh. */
export function useSession(): Session {
  const { data, error, isError } = sessionApi.endpoints.getCurrentUser.useQueryState();
  const refused = isError && error && 'status' in error && error.status === 401;
  if (data && !refused) return { status: 'signed-in', user: data };
  return { status: isError ? 'signed-out' : 'loading', user: undefined };
}

/** Asks who is there; dispatched once, before the first screen is drawn. */
export const askForSession = () => sessionApi.endpoints.getCurrentUser.initiate();
