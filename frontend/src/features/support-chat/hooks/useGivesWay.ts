import { type RefObject, useEffect, useState } from 'react';
import { isTyping } from '../../../shared/rendering/is-typing';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"], [role="link"], [role="radio"]';
/** Distance in pixels between two checked points; smaller than the height of any control. */
const STEP_PX = 14;
/** After the last scroll. */
const SETTLED_MS = 120;
/** Height in pixels below which a window has no room for a field and a floating element: a phone with its keyboard. */
const SHORT_WINDOW_PX = 500;

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Returns whether a floating element covers a control; the edge of a card that opens as a whole may be covered. */
function coversControl(floating: HTMLElement): boolean {
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

/** Returns whether the user types in a window in which any floating element is in the way. */
const isTypingInShortWindow = (): boolean =>
  isTyping() && (window.visualViewport?.height ?? window.innerHeight) < SHORT_WINDOW_PX;

/**
 * Returns whether a floating element must give way: it covers a control of the page, once the page is idle, or the user
 * types in a short window.
 */
export function useGivesWay(floating: RefObject<HTMLElement | null>): boolean {
  const [givesWay, setGivesWay] = useState(false);
  useEffect(() => {
    // an environment without layout has no ResizeObserver
    if (typeof ResizeObserver === 'undefined') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        setGivesWay(isTypingInShortWindow() || (floating.current !== null && coversControl(floating.current)));
      }, SETTLED_MS);
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(document.body);
    // a step of a form may replace the fields of the one before without changing the size of the page
    const content = new MutationObserver(look);
    content.observe(document.body, { childList: true, subtree: true });
    // opening and choosing elements also changes the content below
    const events = ['scroll', 'resize', 'focusin', 'focusout', 'click'] as const;
    for (const event of events) addEventListener(event, look, { capture: true, passive: true });
    window.visualViewport?.addEventListener('resize', look);
    look();
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      content.disconnect();
      for (const event of events) removeEventListener(event, look, { capture: true });
      window.visualViewport?.removeEventListener('resize', look);
    };
  }, [floating]);
  return givesWay;
}
