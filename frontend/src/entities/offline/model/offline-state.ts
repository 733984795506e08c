import type { StoreTrouble } from './device-store';
import type { QueueEntry } from './queue-entry';

/** What the page says about the network and this browser's store. */
export interface OfflineState {
  /** When the oldest answer came that stands in for one of the server; null while none does. */
  seenAt: number | null;
  /** What waits to be sent, the oldest first. */
  entries: readonly QueueEntry[];
  /** Whether what waits needs another sign-in. */
  needsSignIn: boolean;
  trouble: StoreTrouble | null;
}

const EMPTY: OfflineState = { seenAt: null, entries: [], needsSignIn: false, trouble: null };

/**
 * Creates the view of the page on this browser's store of answers and writes. It is no slice: the source is the database of the
 * browser, which other tabs change as well, and the modules that follow it run without the store of the page.
 */
function createOfflineState() {
  let state = EMPTY;
  const listeners = new Set<() => void>();
  return {
    read: (): OfflineState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update(change: Partial<OfflineState>): void {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    clear: (): void => offlineState.update(EMPTY),
  };
}

/** The state of this page. */
export const offlineState = createOfflineState();
