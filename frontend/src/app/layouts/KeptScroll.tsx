import { type RefObject, useLayoutEffect, useRef } from 'react';
import { ScrollRestoration } from 'react-router-dom';

function Before({ position }: { position: RefObject<number> }) {
  useLayoutEffect(() => {
    position.current = window.scrollY;
  }, [position]);
  return null;
}

function After({ position }: { position: RefObject<number> }) {
  useLayoutEffect(() => {
    if (window.scrollY !== position.current) window.scrollTo(0, position.current);
  }, [position]);
  return null;
}

/**
 * Restores the scroll position of the previous entry, and begins a new page at its top. The router also scrolls the
 * document to its top when it starts, after the user may have scrolled the page that the server drew: that step is
 * undone in the same frame.
 */
export function KeptScroll() {
  const position = useRef(0);
  return (
    <>
      <Before position={position} />
      <ScrollRestoration />
      <After position={position} />
    </>
  );
}
