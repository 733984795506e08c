import { useEffect, useSyncExternalStore } from 'react';
import { positionStore, type PositionState } from './position-store';

/** Where searches start. Mounting it finds that out without making the browser ask. */
export function usePosition(): PositionState {
  useEffect(() => void positionStore.start(), []);
  return useSyncExternalStore(positionStore.subscribe, positionStore.state);
}
