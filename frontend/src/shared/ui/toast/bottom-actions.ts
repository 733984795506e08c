/** Height of the actions at the lower edge, in pixels; toasts are above them. */
const ACTIONS_HEIGHT = '--nk-actions-height';

/** Additional distance of a toast in pixels, so that it covers no button of a form. */
export const TOAST_OFFSET = '--nk-toast-offset';

/**
 * Moves a toast above the actions and the buttons of a form. A transform: an open toast does not shift the layout when
 * the actions of the page change.
 */
export const ABOVE_ACTIONS = `translateY(calc(-1 * (var(${ACTIONS_HEIGHT}, 0px) + var(${TOAST_OFFSET}, 0px))))`;

const shown: HTMLElement[] = [];

function tell(): void {
  const height = shown.at(-1)?.offsetHeight ?? 0;
  document.documentElement.style.setProperty(ACTIONS_HEIGHT, `${height}px`);
}

/** A `ref` callback for actions at the lower edge: toasts are above them, and a phone's bottom bar is hidden. */
export function registerBottomActions(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  // hides the bottom bar of a phone
  element.dataset['actions'] = '';
  shown.push(element);
  tell();
  // a message in the actions, or larger text, changes their height
  const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(tell);
  sizes?.observe(element);
  return () => {
    sizes?.disconnect();
    shown.splice(shown.indexOf(element), 1);
    tell();
  };
}
