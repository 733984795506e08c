import { useEffect, useState } from 'react';
import { serverNow } from './server-clock';

const SECOND_MS = 1000;

const secondsUntil = (moment: number): number => Math.max(0, Math.ceil((moment - serverNow()) / SECOND_MS));

/**
 * Returns the whole seconds from now, by the server's clock, to a moment (ISO 8601); 0 once it has passed. Re-renders
 * each second, and stops after the last.
 */
export function useSecondsLeft(moment: string): number {
  const end = Date.parse(moment);
  const [left, setLeft] = useState(() => ({ end, seconds: secondsUntil(end) }));
  if (left.end !== end) setLeft({ end, seconds: secondsUntil(end) });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      setLeft({ end, seconds: secondsUntil(end) });
      const rest = end - serverNow();
      // at the change of the second, however late the last call ran
      if (rest > 0) timer = setTimeout(tick, rest % SECOND_MS || SECOND_MS);
    };
    tick();
    return () => clearTimeout(timer);
  }, [end]);
  return left.seconds;
}
