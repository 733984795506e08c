import { useEffect, useState } from 'react';
import { serverNow } from './server-clock';

const MINUTE_MS = 60_000;

/**
 * Returns the present moment, to the minute, so that an open page notices when an interview is due or a new day starts.
 * Timers stop while a device sleeps, so the value is also updated when the page becomes visible again.
 */
export function useMinute(): number {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    const update = () => setNow(serverNow());
    const timer = setInterval(update, MINUTE_MS);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return now;
}
