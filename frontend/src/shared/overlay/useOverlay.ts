import { useEffectEvent, useLayoutEffect } from 'react';
import { overlayHistory } from './overlay-history';

/** Connects an open overlay to the history: going back calls `onClose`. */
export function useOverlay(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => (open ? overlayHistory.open(() => close()) : undefined), [open]);
}
