import { useEffect, useRef, useState } from 'react';

/** Milliseconds after the tap within which a phone has opened the payment app. */
const OPENS_WITHIN_MS = 3000;

/**
 * Returns whether a tap on the link of a payment opened nothing: the page stayed visible all the time. `onTap` only
 * records the tap; the link itself opens the app.
 */
export function useUnopenedApp(): { tapped: boolean; isUnopened: boolean; onTap: () => void } {
  const [tapped, setTapped] = useState(false);
  const [isUnopened, setIsUnopened] = useState(false);
  const watch = useRef<() => void>(undefined);
  useEffect(() => () => watch.current?.(), []);
  const onTap = () => {
    setTapped(true);
    watch.current?.();
    let wasHidden = false;
    const note = () => {
      wasHidden ||= document.visibilityState === 'hidden';
    };
    document.addEventListener('visibilitychange', note);
    const timer = setTimeout(() => {
      watch.current?.();
      if (!wasHidden) setIsUnopened(true);
    }, OPENS_WITHIN_MS);
    watch.current = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', note);
    };
  };
  return { tapped, isUnopened, onTap };
}
