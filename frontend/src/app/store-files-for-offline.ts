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

/** The address of the worker as the content security policy demands it (`trusted-types` names the policy); no other address passes. */
function trustedWorkerAddress(): string {
  const { trustedTypes } = window as TrustedTypesWindow;
  workerAddress ??= trustedTypes
    ?.createPolicy('service-worker', { createScriptURL: () => WORKER })
    .createScriptURL(WORKER);
  return workerAddress ?? WORKER;
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
    await followNewVersion(await navigator.serviceWorker.register(trustedWorkerAddress()));
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({
      loadedFiles: performance.getEntriesByType('resource').map(({ name }) => name),
      language: document.documentElement.lang,
    });
  } catch (error) {
    console.warn('The service worker is not registered.', error);
  }
}
