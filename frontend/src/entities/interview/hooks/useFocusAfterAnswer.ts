import { type RefObject, useEffect, useRef } from 'react';

/** The answered request, until the focus moves on; and whether a key pressed it. */
let answered: { id: string; byKey: boolean } | null = null;
const forget = (): void => {
  answered = null;
};

/** Focuses a card if the focus was lost with its button and no dialog covers it. */
function focusCard(card: HTMLElement | null | undefined): void {
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (!answered || !card || !isLost || card.closest('[aria-hidden="true"]')) return;
  const { byKey } = answered;
  card.tabIndex = -1;
  // a pointer has not moved the focus, so the page must not scroll away from it
  card.focus({ preventScroll: !byKey });
}

/**
 * Moves the focus to the card of a request after its two answers are gone, wherever the page shows the card then.
 * `isAsked` states whether the card offers the answers; `ref` belongs to an element in the card; `note` is called when
 * an answer is pressed, and `regain` when it was refused.
 */
export function useFocusAfterAnswer(
  id: string,
  isAsked: boolean,
): { ref: RefObject<HTMLDivElement | null>; note: () => void; regain: () => void } {
  const ref = useRef<HTMLDivElement>(null);
  const regain = () => focusCard(ref.current?.closest<HTMLElement>('article'));
  useEffect(() => {
    if (!isAsked && answered?.id === id) focusCard(ref.current?.closest<HTMLElement>('article'));
  }, [id, isAsked]);
  const note = () => {
    answered = { id, byKey: document.activeElement?.matches(':focus-visible') ?? false };
    addEventListener('focusin', forget, { once: true });
  };
  return { ref, note, regain };
}
