/** Where the router stores the scroll positions of its history entries. */
const STORAGE_KEY = 'react-router-scroll-positions';
/** Milliseconds after which a page that has not become high enough stays where it is. */
const PATIENCE_MS = 10_000;
/** What a user does to a page that then must not move. */
const TOUCHES = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Takes the stored scroll position of the document's history entry away from the router; null without one. The router
 * would restore it in a transition, seconds after a slow phone has drawn the page: a page that the user has scrolled or
 * is about to tap would jump.
 */
export function takeScrollPosition(): number | null {
  const key = (history.state as { key?: string } | null)?.key ?? 'default';
  try {
    const { [key]: position, ...others } = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<
      string,
      unknown
    >;
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(others));
    return typeof position === 'number' ? position : null;
  } catch {
    // a browser that stores nothing restores nothing
    return null;
  }
}

/** Scrolls to a position as soon as the page is high enough, unless the user touches the page before. */
export function restoreScroll(position: number): void {
  if (position === 0) return;
  const sizes = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight < position) return;
    stop();
    scrollTo(0, position);
  });
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = (): void => {
    sizes.disconnect();
    clearTimeout(timer);
    for (const touch of TOUCHES) removeEventListener(touch, stop, true);
  };
  for (const touch of TOUCHES) addEventListener(touch, stop, { capture: true, passive: true });
  sizes.observe(document.body);
}
