import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** Milliseconds for which a busy browser may delay deferred work. */
const TIMEOUT_MS = 4000;

/** Milliseconds for which the network and the processor are reserved for the content of a page. */
export const CONTENT_MS = 3000;

/**
 * Returns false until the component has been drawn, `after` milliseconds have passed, and the browser is idle. A
 * browser that waits for a response is idle as well: a large fetch at that time delays the response.
 */
export function useIsIdle(after = 0): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const timer = window.setTimeout(() => {
      cancel = whenIdle(() => setIdle(true), TIMEOUT_MS);
    }, after);
    return () => {
      window.clearTimeout(timer);
      cancel?.();
    };
  }, [after]);
  return isIdle;
}
