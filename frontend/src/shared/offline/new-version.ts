/** A newer build of the application that waits until its reader asks for it. */
function createNewVersion() {
  let waiting: ServiceWorker | null = null;
  const listeners = new Set<() => void>();
  return {
    isWaiting: (): boolean => waiting !== null,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    note(worker: ServiceWorker): void {
      waiting = worker;
      for (const listener of listeners) listener();
    },
    /** Opens the page in the newer build, once it is in use. Without a network the page stays as it is. */
    open(): void {
      if (!waiting || !navigator.onLine) return;
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      waiting.postMessage({ takeOver: true });
    },
  };
}

/** The newer build for this page. */
export const newVersion = createNewVersion();
