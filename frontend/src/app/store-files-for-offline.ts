const WORKER = '/service-worker.js';

/** The used part of Trusted Types, which Firefox before 148 does not implement or require. */
interface TrustedTypesWindow {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: () => string },
    ) => { createScriptURL: (url: string) => string };
  };
}

let workerAddress: string | undefined;
let isLooking = false;

/** The address of the worker as the content security policy demands it (`trusted-types` names the policy); no other address passes. */
function trustedWorkerAddress(): string {
  const { trustedTypes } = window as TrustedTypesWindow;
  workerAddress ??= trustedTypes
    ?.createPolicy('service-worker', { createScriptURL: () => WORKER })
    .createScriptURL(WORKER);
  return workerAddress ?? WORKER;
}

/** Milliseconds after which a page that was away looks for a newer build: an installed page may be open for days. */
const LOOK_AGAIN_MS = 60 * 60_000;

/** Looks for a newer build when the person returns, and when a file of this build is missing at the server. */
function lookForNewVersion(registration: ServiceWorkerRegistration): void {
  let lookedAt = performance.now();
  const look = (): void => {
    lookedAt = performance.now();
    // without a network there is none
    if (navigator.onLine) void registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && performance.now() - lookedAt > LOOK_AGAIN_MS) look();
  });
  // the loader of the build reports a file that it cannot fetch
  window.addEventListener('vite:preloadError', look);
}

/** Notes a newer build as soon as it waits; the first one of this browser replaces none. */
async function followNewVersion(registration: ServiceWorkerRegistration): Promise<void> {
  const { newVersion } = await import('../entities/offline/model/new-version');
  const note = (): void => {
    if (registration.waiting && navigator.serviceWorker.controller) newVersion.note(registration.waiting);
  };
  note();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', note));
}

/**
 * Registers the service worker, which stores the files of the application, and passes it the files that this page has loaded, and its
 * language, in which it stores the page of a public job. Never rejects: without a worker the page needs the network as before.
 */
export async function storeFilesForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(trustedWorkerAddress());
    await followNewVersion(registration);
    if (!isLooking) lookForNewVersion(registration);
    isLooking = true;
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({
      loadedFiles: performance.getEntriesByType('resource').map(({ name }) => name),
      language: document.documentElement.lang,
    });
  } catch (error) {
    console.warn('The service worker is not registered.', error);
  }
}
