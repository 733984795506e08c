/**
 * Does `work` once the browser has nothing else to do, after `timeout` milliseconds at the latest. Browsers without idle callbacks
 * do it with the next timer. Returns what cancels it.
 */
export function whenIdle(work: () => void, timeout: number): () => void {
  const later = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 1));
  const cancel = window.cancelIdleCallback ?? window.clearTimeout;
  const asked = later(() => work(), { timeout });
  return () => cancel(asked);
}
