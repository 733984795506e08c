import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that never changes and calls the function of the last render, for components with `memo` that
 * receive it. Only for event handlers: during a render it would call the function of the previous one.
 */
export function useStableCallback<Parameters extends unknown[]>(
  callback: (...parameters: Parameters) => void,
): (...parameters: Parameters) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...parameters) => latest.current(...parameters), []);
}
