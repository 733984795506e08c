import { type RefObject, useLayoutEffect } from 'react';
import { isTyping } from '../../rendering/is-typing';
import { TOAST_OFFSET } from './bottom-actions';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Pixels between a toast and the button below it. */
const GAP_PX = 8;
/**
 * The controls that lead on from the page, wherever they are, and the button of the support, which a user may need at
 * that moment.
 */
const NEXT = 'form button[type="submit"], button[data-support]';

/** New elements, and codes that another person reads from the screen. */
const FRESH = '[data-fresh]';

/** Returns by how many pixels `toast` must move up to cover none of `buttons`; 0 if there is no room for that. */
export function offsetAbove(toast: Box, buttons: readonly Box[]): number {
  const height = toast.bottom - toast.top;
  let bottom = toast.bottom;
  // from the lowest up, because above one button the toast may cover the next one
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

/**
 * Returns by how many pixels `toast` must move up to cover neither `buttons` nor `fresh` content nor the `focused`
 * field; if there is no room for that, neither buttons nor the field; otherwise not the field.
 */
export function offsetFor(
  toast: Box,
  { buttons, fresh = [], focused = [] }: { buttons: readonly Box[]; fresh?: readonly Box[]; focused?: readonly Box[] },
): number {
  for (const boxes of [[...focused, ...buttons, ...fresh], [...focused, ...buttons], focused]) {
    const offset = offsetAbove(toast, boxes);
    if (!boxes.some((box) => isOver(toast, offset, box))) return offset;
  }
  return 0;
}

const boxesOf = (selector: string): DOMRect[] =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.offsetParent)
    .map((element) => element.getBoundingClientRect());

/** Returns the boxes of the field that the user types into and of its labels; the card of the toast contains none. */
function focusedBoxes(): DOMRect[] {
  const field = isTyping() ? document.activeElement : null;
  if (!field) return [];
  const labels = 'labels' in field ? [...((field as HTMLInputElement).labels ?? [])] : [];
  return [field, ...labels].map((element) => element.getBoundingClientRect());
}

/**
 * Keeps the toast in `card` clear of the field with the focus, the buttons that send a form, the button of the support,
 * and new elements, also while the page scrolls and when content appears after the toast.
 */
export function useToastOffset(card: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    let offset = 0;
    const { style } = document.documentElement;
    const place = (): void => {
      if (!card.current) return;
      const { left, right, top, bottom } = card.current.getBoundingClientRect();
      const base = { left, right, top: top + offset, bottom: bottom + offset };
      offset = offsetFor(base, { buttons: boxesOf(NEXT), fresh: boxesOf(FRESH), focused: focusedBoxes() });
      style.setProperty(TOAST_OFFSET, `${offset}px`);
    };
    place();
    addEventListener('scroll', place, { passive: true, capture: true });
    addEventListener('resize', place);
    addEventListener('focusin', place);
    addEventListener('focusout', place);
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
      removeEventListener('focusin', place);
      removeEventListener('focusout', place);
      style.removeProperty(TOAST_OFFSET);
    };
  }, [card]);
}
