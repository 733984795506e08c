/**
 * Runs `work` once the browser is idle, after `timeout` milliseconds at the latest. Browsers without idle callbacks run
 * it with the next timer. Returns a function that cancels it.
 */
export function whenIdle(work: () => void, timeout: number): () => void {
  const later = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 1));
  const cancel = window.cancelIdleCallback ?? window.clearTimeout;
  const asked = later(() => work(), { timeout });
  return () => cancel(asked);
}
