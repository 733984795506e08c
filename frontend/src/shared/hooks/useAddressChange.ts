import { useContext } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router-dom';

/**
 * Changes the parameters of the address, as they stand when it is called: a page that is still being drawn may show older
 * ones, and what a change before this one wrote would be lost. `replace` changes the entry of the history instead of adding
 * one. Nothing happens when nothing changes.
 */
export function useAddressChange() {
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
