import { onSignInRequired } from '@nukkad/api-client/base-query';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { Suspense, useContext, useEffect, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { UNSAFE_DataRouterContext } from 'react-router-dom';
import { hasKeptScans, KEPT_SCANS_RETRY_MS, rememberScanner } from '../../entities/attendance/kept-scans-key';
import { LiveUpdates } from '../../entities/event/components/LiveUpdates';
import { overlayHistory } from '../../shared/overlay/overlay-history';
import { prefetchFirstParts, prefetchParts } from '../../shared/rendering/prefetch-parts';
import { CONTENT_MS, useIsIdle } from '../../shared/rendering/useIsIdle';
import { whenContentIsDrawn } from '../../shared/rendering/when-content-is-drawn';
import { endedSession } from '../../entities/session/model/ended-session';
import { sentWriteOf } from '../../entities/session/model/sent-write';
import { toastStore } from '../../shared/ui/toast/toast-store';
import { optionalLazyComponent } from '../lazy-component';

const OfflinePart = optionalLazyComponent(
  async () => (await import('../../entities/offline/components/OfflinePart')).OfflinePart,
  'offline',
);

const EndedSessionSheet = optionalLazyComponent(
  async () => (await import('./EndedSessionSheet')).EndedSessionSheet,
  'session',
);

const PushPart = optionalLazyComponent(async () => (await import('./PushPart')).PushPart, 'offline');

/** Queues writes that require a new sign-in, until the user signs in again or leaves. */
function useQueueWritesAfterSignOut(): void {
  useEffect(
    () =>
      onSignInRequired((write, reason) => {
        // no toast may cover the button that continues
        toastStore.dismiss();
        return endedSession.queueWrite(sentWriteOf(write), reason);
      }),
    [],
  );
}

/** Connects sheets and dialogs to the browser history; pages of guests have none. */
function useOverlayHistory(): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useEffect(() => {
    if (router) overlayHistory.attachRouter(router);
  }, [router]);
}

/**
 * Prefetches sheets and menus after the page was drawn, so that their first tap needs no network: those that a first tap
 * usually opens as soon as the content is drawn, and all others later. Stores the files of the page.
 */
function usePrefetchedParts(): void {
  useEffect(() => {
    const store = async (): Promise<void> => {
      await prefetchParts();
      await (await import('../store-files-for-offline')).storeFilesForOffline();
    };
    const timer = window.setTimeout(() => void store().catch(console.warn), CONTENT_MS);
    const stop = whenContentIsDrawn(() => void prefetchFirstParts());
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, []);
}

/**
 * Sends the codes that this phone could not send: immediately, when the network returns, and every minute while the
 * server accepts none.
 */
function useKeptScans(account: string): void {
  const dispatch = useDispatch();
  useEffect(() => {
    rememberScanner(account);
    const send = () => {
      if (!hasKeptScans()) return;
      void import('../../features/attendance/send-kept-scans')
        .then(({ sendKeptScans }) => sendKeptScans(dispatch, account))
        .catch(console.error);
    };
    send();
    window.addEventListener('online', send);
    const timer = window.setInterval(send, KEPT_SCANS_RETRY_MS);
    return () => {
      window.removeEventListener('online', send);
      window.clearInterval(timer);
    };
  }, [account, dispatch]);
}

/** Background parts of the pages of a signed-in user: live updates, and the sign-in after the session has ended. */
export function SignedInParts({ user }: { user: CurrentUser }) {
  const ended = useSyncExternalStore(endedSession.subscribe, endedSession.state);
  useQueueWritesAfterSignOut();
  useOverlayHistory();
  usePrefetchedParts();
  useKeptScans(user.id);
  const isIdle = useIsIdle(CONTENT_MS);
  return (
    <>
      <LiveUpdates userId={user.id} />
      {isIdle && (
        <Suspense>
          <OfflinePart user={user} />
          <PushPart account={user.id} />
        </Suspense>
      )}
      {ended && (
        <Suspense>
          <EndedSessionSheet user={user} />
        </Suspense>
      )}
    </>
  );
}
