import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** How long a busy browser may put off what waits for it, in milliseconds. */
const TIMEOUT_MS = 4000;

/** False until the component has been drawn and the browser has nothing else to do. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true), TIMEOUT_MS), []);
  return isIdle;
}
