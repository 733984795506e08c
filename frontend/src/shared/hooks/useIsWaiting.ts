import { useSyncExternalStore } from 'react';

let waiting: readonly string[] = [];
const listeners = new Set<() => void>();

/** Sets the names of the calls that this browser keeps until the server has answered them. */
export function setWaitingWrites(operations: readonly string[]): void {
  waiting = operations;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether a call of this name waits for the network: its screen must not say that it is being sent. */
export const useIsWaiting = (operation: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => waiting.includes(operation),
    () => false,
  );
