import { type RefObject, useLayoutEffect } from 'react';
import { TOAST_OFFSET } from './bottom-actions';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Pixels between a toast and the button below it. */
const GAP_PX = 8;
/** What goes on from here, wherever on the page it stands, and the way to the support, which somebody may need just then. */
const NEXT = 'form button[type="submit"], button[data-support]';

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

/** Keeps the toast in `card` off the buttons that send a form and that of the support, also while the page scrolls. */
export function useToastOffset(card: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    let offset = 0;
    const { style } = document.documentElement;
    const place = (): void => {
      if (!card.current) return;
      const { left, right, top, bottom } = card.current.getBoundingClientRect();
      const base = { left, right, top: top + offset, bottom: bottom + offset };
      const buttons = [...document.querySelectorAll<HTMLElement>(NEXT)].filter((button) => button.offsetParent);
      offset = offsetAbove(
        base,
        buttons.map((button) => button.getBoundingClientRect()),
      );
      style.setProperty(TOAST_OFFSET, `${offset}px`);
    };
    place();
    addEventListener('scroll', place, { passive: true, capture: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
      style.removeProperty(TOAST_OFFSET);
    };
  }, [card]);
}
