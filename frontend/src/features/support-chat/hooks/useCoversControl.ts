import { type RefObject, useEffect, useState } from 'react';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"], [role="link"], [role="radio"]';
/** Distance in pixels between two checked points; smaller than the height of any control. */
const STEP_PX = 14;
/** After the last scroll. */
const SETTLED_MS = 120;

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Returns whether a floating element covers a control; the edge of a card that opens as a whole may be covered. */
export function coversControl(floating: HTMLElement): boolean {
  const box = floating.getBoundingClientRect();
  for (let x = box.left + 1; x < box.right; x += STEP_PX) {
    for (let y = box.top + 1; y < box.bottom; y += STEP_PX) {
      for (const element of document.elementsFromPoint(x, y)) {
        if (floating.contains(element)) continue;
        const control = element.closest(CONTROLS);
        if (control && [...control.getClientRects()].some((rect) => overlap(rect, box))) return true;
      }
    }
  }
  return false;
}

/** Returns whether a floating element covers a control of the page, once the page is idle. */
export function useCoversControl(floating: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    // an environment without layout has no ResizeObserver
    if (typeof ResizeObserver === 'undefined') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setCovers(floating.current !== null && coversControl(floating.current)), SETTLED_MS);
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(document.body);
    // opening and choosing elements also changes the content below
    const events = ['scroll', 'resize', 'focusin', 'click'] as const;
    for (const event of events) addEventListener(event, look, { capture: true, passive: true });
    look();
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      for (const event of events) removeEventListener(event, look, { capture: true });
    };
  }, [floating]);
  return covers;
}
