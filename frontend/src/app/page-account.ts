import { onProblem, setCallHeaders } from '@nukkad/api-client/base-query';
import { CLIENT_TOO_OLD_CODE, CLIENT_VERSION, CLIENT_VERSION_HEADER } from '@nukkad/contract/platform/client-version';
import { ANOTHER_ACCOUNT_CODE, GUEST_PAGE, PAGE_ACCOUNT_HEADER } from '@nukkad/contract/accounts/page-account';
import { currentUserApi } from '../entities/session/current-user-api';
import { signedInHint } from '../entities/session/model/signed-in-hint';
import { hasTypedText } from '../shared/rendering/has-typed-text';
import type { AppStore } from './store';

const CHANNEL = 'nukkad-account';
const UNAUTHORISED = 401;

const selectUser = currentUserApi.endpoints.getCurrentUser.select();
const askAgain = () =>
  currentUserApi.endpoints.getCurrentUser.initiate(undefined, { subscribe: false, forceRefetch: true });

/** Returns the account of the page in the store: its id, that of a guest, or null while unknown. */
function readAccount(store: AppStore): string | null {
  const { data, error, isUninitialized } = selectUser(store.getState() as unknown as Parameters<typeof selectUser>[0]);
  if (isUninitialized) return signedInHint.isSet() ? null : GUEST_PAGE;
  if (error && 'status' in error && error.status === UNAUTHORISED) return GUEST_PAGE;
  return data?.id ?? null;
}

/** Leaves the page of `account`, because another account is signed in. */
type LeavePage = (account: string) => void;

/**
 * Binds a page to the account that it was opened for: each call carries the account, and `leave` is called once when
 * another account turns out to be signed in. The tabs of a browser notify each other of the signed-in account; a
 * guest's page reloads when a user signs in elsewhere, unless the guest has typed something. Returns a function that
 * ends all this.
 */
export function followPageAccount(
  store: AppStore,
  leave: LeavePage,
  reload: () => void = () => location.reload(),
): () => void {
  let account: string | null = null;
  let hasLeft = false;
  let channel: BroadcastChannel | undefined;

  const leaveOnce = (): void => {
    if (hasLeft || account === null) return;
    hasLeft = true;
    leave(account);
  };
  const update = (): void => {
    const now = readAccount(store);
    if (now === null || now === account) return;
    // a session may end, and a guest's page may become an account's, but an account never changes into another one
    if (account !== null && account !== GUEST_PAGE && now !== GUEST_PAGE) return leaveOnce();
    account = now;
    channel?.postMessage(account);
  };
  /** Verifies with the server after another tab, or the cookie, has indicated that `other` is signed in. */
  const verify = (other: string): void => {
    update();
    if (account === null || other === account) return;
    if (account !== GUEST_PAGE) void store.dispatch(askAgain());
    else if (!hasTypedText()) reload();
  };
  const openChannel = (): void => {
    if (channel || typeof BroadcastChannel === 'undefined') return;
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }: MessageEvent<string>) => verify(data));
  };
  // an open channel would exclude the page from the browser's back/forward cache
  const closeChannel = (): void => {
    channel?.close();
    channel = undefined;
  };
  const checkHint = (): void => {
    update();
    if (document.hidden || account === null) return;
    const isSignedIn = signedInHint.isSet();
    if (isSignedIn === (account === GUEST_PAGE)) verify(isSignedIn ? '' : GUEST_PAGE);
  };
  const onShown = ({ persisted }: PageTransitionEvent): void => {
    openChannel();
    update();
    if (!persisted || account === null) return;
    if (account === GUEST_PAGE) checkHint();
    else void store.dispatch(askAgain());
  };

  setCallHeaders((): Record<string, string> => {
    // the store notifies its subscribers of a response with the next frame
    update();
    const version = { [CLIENT_VERSION_HEADER]: String(CLIENT_VERSION) };
    return account === null ? version : { ...version, [PAGE_ACCOUNT_HEADER]: account };
  });
  onProblem(({ code }) => {
    if (code === CLIENT_TOO_OLD_CODE)
      void import('../entities/offline/model/new-version').then(({ newVersion }) => newVersion.require());
    if (code !== ANOTHER_ACCOUNT_CODE) return;
    update();
    leaveOnce();
  });
  openChannel();
  window.addEventListener('pagehide', closeChannel);
  window.addEventListener('pageshow', onShown);
  document.addEventListener('visibilitychange', checkHint);
  const stop = store.subscribe(update);
  update();
  return () => {
    stop();
    closeChannel();
    window.removeEventListener('pagehide', closeChannel);
    window.removeEventListener('pageshow', onShown);
    document.removeEventListener('visibilitychange', checkHint);
    setCallHeaders(() => ({}));
    onProblem(() => undefined);
  };
}
