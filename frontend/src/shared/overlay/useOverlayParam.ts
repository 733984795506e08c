import { useContext } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { withOverlay, overlayHistory, withTopOverlayReplaced } from './overlay-history';

/**
 * An overlay that the address parameter `name` identifies, so that a reload and a shared link show it. `beside` are
 * further parameters that are removed with it.
 */
export function useOverlayParam(name: string, ...beside: string[]) {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  /** Returns the present location of the router, because a tap may occur after a navigation and before it is drawn. */
  const present = () => router?.state.location ?? location;
  const withParameters = (from: typeof location, value: string, more: Record<string, string> = {}) => {
    const next = new URLSearchParams(from.search);
    for (const parameter of beside) next.delete(parameter);
    next.set(name, value);
    for (const [parameter, text] of Object.entries(more)) next.set(parameter, text);
    // retains the hash, so that the part of the page that it names stays behind the overlay
    return `?${next}${from.hash}`;
  };
  return {
    /** The value in the address; null if it is absent. */
    value: search.get(name),
    /** Returns the address with the overlay open, and the state of its history entry. For `to` and `state` of links. */
    link: (value: string) => ({ to: withParameters(location, value), state: withOverlay(location.state, 'named') }),
    /**
     * Returns the address with the overlay open in the place of the open one, so that one step back leaves a detail beside
     * its list, however many were viewed. For `to`, `state` and `replace` of links.
     */
    linkInPlace: (value: string) => {
      const isOpen = search.has(name);
      return {
        to: withParameters(location, value),
        state: isOpen ? withTopOverlayReplaced(location.state) : withOverlay(location.state, 'named'),
        replace: isOpen,
      };
    },
    /** Opens it over the page. */
    open: (value: string, more?: Record<string, string>): void => {
      const from = present();
      const state = withOverlay(from.state, 'named');
      void navigate(withParameters(from, value, more), { state, preventScrollReset: true });
    },
    /** Shows another value in its place. */
    replace: (value: string, more?: Record<string, string>): void => {
      const from = present();
      const state = withTopOverlayReplaced(from.state);
      void navigate(withParameters(from, value, more), { replace: true, state, preventScrollReset: true });
    },
    close: (): void => overlayHistory.closeParams(name, ...beside),
  };
}
