import { followWrites, onUnanswered } from '@nukkad/api-client/base-query';
import { CLIENT_TOO_OLD_CODE } from '@nukkad/contract/platform/client-version';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { followServerClock } from '../shared/clock/server-clock';
import type * as offlineParts from '../entities/offline/model/follow-offline';
import { queuedOperationOf } from '../entities/offline/model/queued-operation';
import { watchLanguageBeforeHydration } from '../shared/i18n/language-before-hydration';
import { chooseLanguage, currentLanguage, hasTexts, startI18n } from '../shared/i18n/i18n';
import { noteFirstPage } from '../shared/rendering/first-page';
import { PRELOADED_DATA_ID } from '../shared/rendering/rendering';
import { hasAccountNotice } from '../entities/session/model/account-notice';
import { hasPendingWrites } from '../entities/session/model/pending-writes-key';
import { loadScriptFace } from '../shared/theme/script-faces';
import { signedInHint } from '../entities/session/model/signed-in-hint';
import { askForSession } from '../entities/session/hooks/useSession';
import { restoreScroll, takeScrollPosition } from './kept-scroll';
import { nextTask } from './next-task';
import { followPageAccount } from './page-account';
import { Providers } from './providers';
import { type PageHandle, routes } from './router';
import { type AppStore, makeStore } from './store';
import { validateWithoutEval } from './validation-without-eval';

type OfflineParts = typeof offlineParts;
type Router = ReturnType<typeof createBrowserRouter>;

/** Settles when the page of the address and its texts are there. */
function untilInitialized(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** Unused milliseconds to wait for the parts of a page, its account and its first answers before a skeleton is drawn. */
const SKELETON_AFTER_MS = 300;
/** A step of this wait. */
const STEP_MS = 50;

/**
 * Settles when the page of the address is there with the section that the address names, and with the answers to its
 * first calls.
 */
async function untilFetched(router: Router, ready: Promise<AppStore>): Promise<void> {
  await untilInitialized(router);
  const { location, matches } = router.state;
  const search = new URLSearchParams(location.search);
  await Promise.all(
    matches.map(async ({ route }) => (route.handle as PageHandle | undefined)?.fetchSection?.(search, ready)),
  );
}

/**
 * Waits until the processor was free for this long. A task delays the step in which it runs, and counts as no more than
 * this step: a slow phone still evaluates what has arrived.
 */
async function waitUnused(milliseconds: number): Promise<void> {
  for (let unused = 0; unused < milliseconds; unused += STEP_MS)
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
}

/** Notes the first page until the router leaves its address. */
function followFirstPage(router: Router): void {
  const { key } = router.state.location;
  noteFirstPage('shown');
  const stop = router.subscribe(({ location }) => {
    if (location.key === key) return;
    stop();
    noteFirstPage('left');
  });
}

/** Draws the page of the address, or hydrates the page that the server drew. */
async function drawApplication(
  root: HTMLElement,
  { store, router, sessionReady }: { store: AppStore; router: Router; sessionReady: Promise<unknown> },
): Promise<void> {
  const { language } = root.dataset;
  const isDrawn = language !== undefined;
  const scrollPosition = takeScrollPosition();
  let earlyChoice: Promise<void> | undefined;
  const stopFollowing = isDrawn
    ? watchLanguageBeforeHydration(root, (chosen) => {
        earlyChoice = chooseLanguage(chosen);
      })
    : undefined;
  await earlyChoice;
  const application = (
    <StrictMode>
      <Providers store={store} onDrawn={stopFollowing}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
  const sent = document.getElementById(PRELOADED_DATA_ID);
  if (sent)
    await import('./preloaded-data').then(({ storePreloadedData, readPreloadedData }) =>
      storePreloadedData(store, readPreloadedData(sent)),
    );
  if (isDrawn) {
    await untilInitialized(router);
    if (router.state.errors || !hasTexts('shared')) throw new Error('not fetched');
  }
  if (language !== currentLanguage()) await loadScriptFace(currentLanguage());
  // hydrates the server's page for guests if it is in this language; redraws the page otherwise
  if (language === currentLanguage() && !signedInHint.isSet())
    // a transition yields to user input every few milliseconds
    startTransition(() => void hydrateRoot(root, application));
  else {
    // a short-lived skeleton costs a slow phone more than it is worth; error boundaries draw failures
    const ready = sessionReady.then(() => store);
    const complete = Promise.all([ready, untilFetched(router, ready)]).catch(() => undefined);
    await Promise.race([complete, waitUnused(SKELETON_AFTER_MS)]);
    followFirstPage(router);
    createRoot(root).render(application);
    // the browser restores the position of a page that the server drew; a part in the address scrolls into view itself
    if (!isDrawn && scrollPosition !== null && location.hash === '') restoreScroll(scrollPosition);
  }
}

/**
 * Starts the application; settles when the page is rendered or hydrated. Rejects when the route or its texts cannot be fetched; the page
 * that the server rendered then stays readable.
 */
export async function startApplication(): Promise<void> {
  validateWithoutEval();
  followServerClock();
  const store = makeStore();
  // fetched when a call fails, or once the page is drawn
  const askOfflinePart = async <Result,>(ask: (part: OfflineParts) => Promise<Result>): Promise<Result | null> => {
    if (!signedInHint.isSet()) return null;
    try {
      return await ask(await import('../entities/offline/model/follow-offline'));
    } catch {
      return null;
    }
  };
  onUnanswered(
    (call) => askOfflinePart(({ answerCall }) => answerCall(store, call)),
    ({ code }) => code === CLIENT_TOO_OLD_CODE,
  );
  followWrites({
    before: async (call) =>
      queuedOperationOf(call.endpoint) ? askOfflinePart(({ answerBehind }) => answerBehind(store, call)) : null,
    succeeded: (call, data) => {
      if (queuedOperationOf(call.endpoint)) void askOfflinePart(({ dropSame }) => dropSame(store, call, data));
    },
  });
  followPageAccount(
    store,
    (account) =>
      void import('./leave-page').then(
        ({ leavePage }) => leavePage(account),
        () => location.reload(),
      ),
  );
  // three network requests start in parallel: the session, the texts, and the page itself
  const sessionReady = store.dispatch(askForSession());
  const textsReady = startI18n();
  const routerReady = nextTask().then(() => createBrowserRouter(routes));
  const [router] = await Promise.all([routerReady, textsReady]);
  const root = document.getElementById('root');
  if (!root) return;
  // the page opens even if a part cannot be fetched
  if (hasAccountNotice()) await import('./resume-writes').then((m) => m.showAccountNotice()).catch(console.error);
  if (hasPendingWrites())
    await import('./resume-writes').then(({ resumeWrites }) => resumeWrites(store, router)).catch(console.error);
  await drawApplication(root, { store, router, sessionReady });
}
