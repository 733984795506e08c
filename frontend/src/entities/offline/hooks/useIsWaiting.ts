import { useSyncExternalStore } from 'react';
import { offlineState } from '../model/offline-state';

/** Returns whether a call of this name waits for the network: its screen must not say that it is being sent. */
export const useIsWaiting = (operation: string): boolean =>
  useSyncExternalStore(
    offlineState.subscribe,
    () => offlineState.read().entries.some((entry) => entry.operation === operation),
    () => false,
  );
