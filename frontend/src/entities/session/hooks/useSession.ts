import type { CurrentUser } from '@nukkad/api-client/generated/api.gen';
import { lastAccount } from '../model/last-account';
import { currentUserApi } from '../current-user-api';
import { signedInHint } from '../model/signed-in-hint';

const UNAUTHORISED = 401;

/**
 * Whether the visitor is signed in: true when the current-user call returns data. The call is made once and not
 * repeated. `unreachable`: the call failed without a statement of the server about the session, so the visitor may be
 * signed in.
 */
export type Session =
  | { status: 'loading' | 'signed-out' | 'unreachable'; user: undefined }
  | { status: 'signed-in'; user: CurrentUser };

/**
 * Returns the session of this page, as found by the call at the start; without the server's hint cookie the user is
 * signed out. Only a response of the server ends the session, not a failed refresh.
 */
export function useSession(): Session {
  const { data, error, isError, isUninitialized } = currentUserApi.endpoints.getCurrentUser.useQueryState();
  const refused = isError && error && 'status' in error && error.status === UNAUTHORISED;
  if (data && !refused) return { status: 'signed-in', user: data };
  if (isUninitialized || refused) return { status: 'signed-out', user: undefined };
  return { status: isError ? 'unreachable' : 'loading', user: undefined };
}

type AskedForUser = ReturnType<ReturnType<typeof currentUserApi.endpoints.getCurrentUser.initiate>>;
type AskForUser = ReturnType<typeof currentUserApi.endpoints.getCurrentUser.initiate>;

/** Requests the account if a session may exist; dispatched once, before the first screen is drawn. */
export const askForSession =
  () =>
  async (dispatch: (call: AskForUser) => AskedForUser): Promise<void> => {
    // the next account of this browser must not find what it kept for the last one
    if (!signedInHint.isSet()) return lastAccount.forget();
    const { error } = await dispatch(currentUserApi.endpoints.getCurrentUser.initiate());
    // the session has ended, so the next visit need not request it
    if (!error || !('status' in error) || error.status !== UNAUTHORISED) return;
    signedInHint.clear();
    // what this browser kept for the account is hidden until it is signed in again
    lastAccount.forget();
  };
