import { useEffect, useSyncExternalStore } from 'react';
import { positionStore, type PositionState } from '../model/position-store';

/** Returns the origin of searches. Mounting determines it without a prompt of the browser. */
export function usePosition(): PositionState {
  useEffect(() => void positionStore.start(), []);
  return useSyncExternalStore(positionStore.subscribe, positionStore.state);
}
