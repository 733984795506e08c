import { useEffect, useState } from 'react';
import { serverNow } from '../../../../shared/clock/server-clock';

/** Maximum delay of a timer, in milliseconds. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** Returns whether a moment (ISO 8601) has passed by the server's clock; re-renders when it passes. */
export function useIsOver(moment: string): boolean {
  const end = Date.parse(moment);
  const [over, setOver] = useState(() => ({ end, is: end <= serverNow() }));
  if (over.end !== end) setOver({ end, is: end <= serverNow() });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const compareTimes = (): void => {
      const rest = end - serverNow();
      setOver({ end, is: rest <= 0 });
      if (rest > 0) timer = setTimeout(compareTimes, Math.min(rest, LONGEST_WAIT_MS));
    };
    compareTimes();
    return () => clearTimeout(timer);
  }, [end]);
  return over.is;
}
