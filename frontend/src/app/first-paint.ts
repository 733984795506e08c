/** Milliseconds after which a browser that tells of no paint is taken to have painted. */
const PAINT_WAIT_MS = 1_000;

/** Settles when the page has been painted for the first time: at once where nobody looks, in time where no paint is told of. */
export function untilFirstPaint(): Promise<void> {
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
