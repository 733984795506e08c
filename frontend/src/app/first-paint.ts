/** Milliseconds after which a browser that reports no paint is assumed to have painted. */
const PAINT_WAIT_MS = 1_000;

/**
 * Resolves at the first contentful paint; at once in a hidden tab, and after PAINT_WAIT_MS in a browser that does not
 * report it.
 */
export function firstPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, PAINT_WAIT_MS);
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}
