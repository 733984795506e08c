import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { overlaysIn } from '../overlay/overlay-history';

/**
 * Scrolls the part of the page that the address names into view, once it `isThere`, and again when the link is followed
 * again; not when an overlay opens or closes. `id` is that of its heading.
 */
export function useScrollToHash(id: string, isThere: boolean): void {
  const { key, state } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const hasOverlay = overlaysIn(state).length > 0;
  const shown = useRef('');
  useEffect(() => {
    if (!id) shown.current = '';
    if (!id || !isThere) return;
    if (shown.current === id && (isBack || hasOverlay)) return;
    shown.current = id;
    const heading = document.getElementById(id);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [id, isThere, key, isBack, hasOverlay]);
}
