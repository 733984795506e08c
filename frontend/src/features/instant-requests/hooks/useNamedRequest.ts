import { useEffect, useRef } from 'react';

/** Brings the request that the address names into view, once it is drawn; once for each name. */
export function useNamedRequest(id: string | null, drawn: boolean): void {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (!drawn || id === null || shown.current === id) return;
    const card = document.getElementById(`request-${id}`);
    if (!card) return;
    shown.current = id;
    card.focus();
  }, [id, drawn]);
}
