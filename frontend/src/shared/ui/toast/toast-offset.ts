import { type RefObject, useLayoutEffect } from 'react';
import { TOAST_OFFSET } from './bottom-actions';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Pixels between a toast and the button below it. */
const GAP_PX = 8;
/** What goes on from here, wherever on the page it stands, and the way to the support, which somebody may need just then. */
const NEXT = 'form button[type="submit"], button[data-support]';

/** What was just made, and codes that somebody reads off the screen. */
const FRESH = '[data-fresh]';

/** How many pixels higher `toast` has to stand to cover none of `buttons`; 0 where there is no room for that. */
export function offsetAbove(toast: Box, buttons: readonly Box[]): number {
  const height = toast.bottom - toast.top;
  let bottom = toast.bottom;
  // from below: what lies above the button may lie over the next one
  for (const button of [...buttons].sort((a, b) => b.bottom - a.bottom)) {
    const isBeside = button.right <= toast.left || button.left >= toast.right;
    if (!isBeside && button.top < bottom && button.bottom > bottom - height - GAP_PX) bottom = button.top - GAP_PX;
  }
  return bottom - height < GAP_PX ? 0 : toast.bottom - bottom;
}

const isOver = (toast: Box, offset: number, box: Box): boolean =>
  box.left < toast.right &&
  box.right > toast.left &&
  box.top < toast.bottom - offset &&
  box.bottom > toast.top - offset;

/** How many pixels higher `toast` has to stand to cover neither `buttons` nor `fresh` content; no buttons where there is no room for that. */
export function offsetFor(toast: Box, buttons: readonly Box[], fresh: readonly Box[]): number {
  const all = [...buttons, ...fresh];
  const offset = offsetAbove(toast, all);
  return all.some((box) => isOver(toast, offset, box)) ? offsetAbove(toast, buttons) : offset;
}

const boxesOf = (selector: string): DOMRect[] =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.offsetParent)
    .map((element) => element.getBoundingClientRect());

/**
 * Keeps the toast in `card` off the buttons that send a form, that of the support, and what was just made, also while the page
 * scrolls and when content comes after the toast.
 */
export function useToastOffset(card: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    let offset = 0;
    const { style } = document.documentElement;
    const place = (): void => {
      if (!card.current) return;
      const { left, right, top, bottom } = card.current.getBoundingClientRect();
      const base = { left, right, top: top + offset, bottom: bottom + offset };
      offset = offsetFor(base, boxesOf(NEXT), boxesOf(FRESH));
      style.setProperty(TOAST_OFFSET, `${offset}px`);
    };
    place();
    addEventListener('scroll', place, { passive: true, capture: true });
    addEventListener('resize', place);
    let frame = 0;
    const content = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    });
    content.observe(document.body, { childList: true, subtree: true });
    return () => {
      content.disconnect();
      cancelAnimationFrame(frame);
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
      style.removeProperty(TOAST_OFFSET);
    };
  }, [card]);
}
