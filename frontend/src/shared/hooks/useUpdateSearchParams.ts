import { useContext } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router-dom';

/**
 * Changes the search params, starting from the current URL and not from the last render, so that an earlier change in
 * the same event is not lost. `replace` replaces the history entry instead of adding one. Has no effect if nothing
 * changes.
 */
export function useUpdateSearchParams() {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return (change: (address: URLSearchParams) => URLSearchParams, { replace = false } = {}): void => {
    if (!router) return;
    const { pathname, search, hash, state } = router.state.location;
    const address = new URLSearchParams(search);
    const next = change(new URLSearchParams(search));
    if (next.toString() === address.toString()) return;
    const options = { replace, preventScrollReset: true, ...(replace && { state: state as unknown }) };
    void router.navigate({ pathname, search: next.toString(), hash }, options);
  };
}
