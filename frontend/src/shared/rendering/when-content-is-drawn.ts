import { whenIdle } from './when-idle';

/** A part of the page without its content. */
const PENDING = '[aria-busy="true"], [role="progressbar"]';
/** Milliseconds between two checks. */
const CHECK_MS = 100;
/** Number of checks in a row without a pending part: a list that arrives may start further requests. */
const CHECKS = 5;
/** Milliseconds for which a busy browser may delay the work. */
const TIMEOUT_MS = 2000;

/**
 * Runs `work` once no part of the page has been pending for half a second and the browser is idle. Returns a function
 * that cancels it. Browsers without idle callbacks never run it: they do not report whether the page still needs the
 * processor.
 */
export function whenContentIsDrawn(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) return () => undefined;
  let cancelIdle: (() => void) | undefined;
  let passed = 0;
  const timer = window.setInterval(() => {
    passed = document.querySelector(PENDING) ? 0 : passed + 1;
    if (passed < CHECKS) return;
    window.clearInterval(timer);
    cancelIdle = whenIdle(work, TIMEOUT_MS);
  }, CHECK_MS);
  return () => {
    window.clearInterval(timer);
    cancelIdle?.();
  };
}
