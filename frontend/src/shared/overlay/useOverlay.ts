import { useEffectEvent, useLayoutEffect } from 'react';
import { overlayHistory } from './overlay-history';

/** Ties what covers the page to the history while it is open: going back calls `onClose`. */
export function useOverlay(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => (open ? overlayHistory.open(() => close()) : undefined), [open]);
}
