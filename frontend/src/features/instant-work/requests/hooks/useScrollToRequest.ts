import { useEffect, useRef } from 'react';

/** Focuses the request with this id, which scrolls to it, after it is rendered; once per id. */
export function useScrollToRequest(id: string | null, drawn: boolean): void {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (!drawn || id === null || shown.current === id) return;
    const card = document.getElementById(`request-${id}`);
    if (!card) return;
    shown.current = id;
    card.focus();
  }, [id, drawn]);
}
