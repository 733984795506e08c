import { whenIdle } from './when-idle';

/** A part of the page whose content has not arrived. */
const PENDING = '[aria-busy="true"], [role="progressbar"]';
/** Milliseconds between two checks. */
const CHECK_MS = 100;
/** Milliseconds for which a busy browser may delay the work. */
const TIMEOUT_MS = 2000;

/**
 * Runs `work` once no part of the page is pending and the browser is idle. Returns a function that cancels it. Browsers
 * without idle callbacks never run it: they do not report whether the page still needs the processor.
 */
export function whenContentStands(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) return () => undefined;
  let cancelIdle: (() => void) | undefined;
  const timer = window.setInterval(() => {
    if (document.querySelector(PENDING)) return;
    window.clearInterval(timer);
    cancelIdle = whenIdle(work, TIMEOUT_MS);
  }, CHECK_MS);
  return () => {
    window.clearInterval(timer);
    cancelIdle?.();
  };
}
