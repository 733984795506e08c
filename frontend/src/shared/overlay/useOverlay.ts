import { useEffect, useEffectEvent } from 'react';
import { overlayHistory } from './overlay-history';

/** Ties what covers the page to the history while it is open: going back calls `onClose`. */
export function useOverlay(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? overlayHistory.open(() => close()) : undefined), [open]);
}
