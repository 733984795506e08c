import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings the part of the page that the address names into view, once it `isThere`; `id` is that of its heading. */
export function useNamedPlace(id: string, isThere: boolean): void {
  const { key } = useLocation();
  useEffect(() => {
    if (!id || !isThere) return;
    const heading = document.getElementById(id);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [id, isThere, key]);
}
