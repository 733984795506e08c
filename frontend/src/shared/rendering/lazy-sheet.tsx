import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { type LazyPart, lazyPart, type Options } from './lazy-part';

/** Fetches a part; returns true once it can be drawn at once, or has failed and so is to be drawn as missing. */
function useSettled({ fetch, isFetched }: Pick<LazyPart<object>, 'fetch' | 'isFetched'>): boolean {
  const [isSettled, setSettled] = useState(isFetched);
  useEffect(() => {
    if (isSettled) return undefined;
    let isMounted = true;
    const settle = () => {
      if (isMounted) setSettled(true);
    };
    fetch().then(settle, settle);
    return () => {
      isMounted = false;
    };
  }, [isSettled, fetch]);
  return isSettled;
}

/**
 * Creates a component for an overlay, a sheet or a dialog; nothing is drawn while it is fetched, and it is drawn as soon
 * as it is there: React would draw a part that it waits for up to a third of a second later. See `lazyPart`.
 */
export function lazySheet<P extends object>(
  load: () => Promise<ComponentType<P>>,
  options?: Options,
): (props: P) => ReactNode {
  const Part = lazyPart(load, options);
  return function LazySheet(props: P) {
    if (!useSettled(Part)) return null;
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
