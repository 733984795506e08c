import { useEffect, useState } from 'react';
import { serverNow } from '../clock/server-clock';

const MINUTE_MS = 60_000;

/**
 * The moment, to the minute: a page that stays open finds out when the time of an interview has come, or another day. Timers
 * stand still while a device sleeps, so a page that is looked at again finds out at once.
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
