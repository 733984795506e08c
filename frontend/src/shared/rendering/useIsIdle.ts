import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** How long a busy browser may put off what waits for it, in milliseconds. */
const TIMEOUT_MS = 4000;

/** How long a page has the network and the processor for its content, in milliseconds. */
export const CONTENT_MS = 3000;

/**
 * False until the component has been drawn, `after` milliseconds have passed, and the browser has nothing else to do. A browser that waits
 * for an answer is idle as well: what is fetched then, and is not small, delays the answer.
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
