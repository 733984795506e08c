/** How a page and the newer build of the application are: the build waits for its reader, or the page cannot go on without it. */
type VersionState = 'none' | 'waiting' | 'needed';

/**
 * A newer build of the application, which is opened when the reader of the page asks for it. It is no slice: its source
 * is the service worker that waits, an object of the browser.
 */
function createNewVersion() {
  let waiting: ServiceWorker | null = null;
  let isNeeded = false;
  const listeners = new Set<() => void>();
  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    state: (): VersionState => (isNeeded ? 'needed' : waiting ? 'waiting' : 'none'),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** A build waits. */
    note(worker: ServiceWorker): void {
      waiting = worker;
      changed();
    },
    /** The server does not serve this build any more. */
    require(): void {
      if (isNeeded) return;
      isNeeded = true;
      changed();
    },
    /** Opens the page in the newer build, once it is in use. Without a network the page stays as it is. */
    open(): void {
      if (!navigator.onLine) return;
      // another tab may have put it to use already
      if (waiting?.state !== 'installed') return location.reload();
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      waiting.postMessage({ takeOver: true });
    },
  };
}

/** The newer build for this page. */
export const newVersion = createNewVersion();
