import type { CurrentUser } from '@nukkad/api-client/generated/api.gen';
import { currentUserApi } from './current-user-api';
import { signedInHint } from './signed-in-hint';

const UNAUTHORISED = 401;

/** Whether somebody is signed in: so when the current-user call returns data. It is asked once and not repeated. */
export type Session =
  | { status: 'loading'; user: undefined }
  | { status: 'signed-out'; user: undefined }
  | { status: 'signed-in'; user: CurrentUser };

/**
 * The session of this page, as the call at the start found it; where the server left no hint of one, nobody is signed in.
 * Only the server's word ends it, not a failed refresh.
 */
export function useSession(): Session {
  const { data, error, isError, isUninitialized } = currentUserApi.endpoints.getCurrentUser.useQueryState();
  const refused = isError && error && 'status' in error && error.status === UNAUTHORISED;
  if (data && !refused) return { status: 'signed-in', user: data };
  return { status: isError || isUninitialized ? 'signed-out' : 'loading', user: undefined };
}

type AskedForUser = ReturnType<ReturnType<typeof currentUserApi.endpoints.getCurrentUser.initiate>>;
type AskForUser = ReturnType<typeof currentUserApi.endpoints.getCurrentUser.initiate>;

/** Asks who is there, if there may be somebody; dispatched once, before the first screen is drawn. */
export const askForSession =
  () =>
  async (dispatch: (call: AskForUser) => AskedForUser): Promise<void> => {
    if (!signedInHint.isSet()) return;
    const { error } = await dispatch(currentUserApi.endpoints.getCurrentUser.initiate());
    // the session has ended meanwhile: the next visit need not ask
    if (error && 'status' in error && error.status === UNAUTHORISED) signedInHint.clear();
  };
