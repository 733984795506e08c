import { setWaitingWrites } from '../../../shared/hooks/useIsWaiting';
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
      if (change.entries) setWaitingWrites(change.entries.map(({ operation }) => operation));
      for (const listener of listeners) listener();
    },
    clear: (): void => offlineState.update(EMPTY),
  };
}

/** The state of this page. */
export const offlineState = createOfflineState();
