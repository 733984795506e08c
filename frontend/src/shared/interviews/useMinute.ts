import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The moment, to the minute: a page that stays open finds out when the time of an interview has come. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
