import type { QueuedWrite } from '@nukkad/contract/platform/queued-writes';
import { useSyncExternalStore } from 'react';

let waiting: readonly QueuedWrite[] = [];
const listeners = new Set<() => void>();

/** Sets the operations of the writes that this browser keeps until the server has answered them. */
export function setWaitingWrites(operations: readonly QueuedWrite[]): void {
  waiting = operations;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether a write of this operation waits for the network: its screen must not say that it is being sent. */
export const useIsWaiting = (operation: QueuedWrite): boolean =>
  useSyncExternalStore(
    subscribe,
    () => waiting.includes(operation),
    () => false,
  );
