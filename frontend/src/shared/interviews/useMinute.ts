import { useEffect, useState } from 'react';
import { serverNow } from '../clock/server-clock';

const MINUTE_MS = 60_000;

/** The moment, to the minute: a page that stays open finds out when the time of an interview has come. */
export function useMinute(): number {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
