import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { withOverlay, overlayHistory, withTopOverlayReplaced } from './overlay-history';

/**
 * Something that covers the page and that the parameter `name` of the address names, so that a reload and a shared link
 * show it. `beside` are further parameters that go with it.
 */
export function useOverlayParam(name: string, ...beside: string[]) {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const withParameters = (value: string, more: Record<string, string> = {}) => {
    const next = new URLSearchParams(search);
    for (const parameter of beside) next.delete(parameter);
    next.set(name, value);
    for (const [parameter, text] of Object.entries(more)) next.set(parameter, text);
    // the part of the page that the address leads to stays behind what covers it
    return `?${next}${location.hash}`;
  };
  return {
    /** What the address names; null when it names none. */
    value: search.get(name),
    /** The address with it open, and the state of its entry. For `to` and `state` of links. */
    link: (value: string) => ({ to: withParameters(value), state: withOverlay(location.state, 'named') }),
    /** Opens it over the page. */
    open: (value: string, more?: Record<string, string>): void => {
      const state = withOverlay(location.state, 'named');
      void navigate(withParameters(value, more), { state, preventScrollReset: true });
    },
    /** Shows something else in its place. */
    replace: (value: string, more?: Record<string, string>): void => {
      const state = withTopOverlayReplaced(location.state);
      void navigate(withParameters(value, more), { replace: true, state, preventScrollReset: true });
    },
    close: (): void => overlayHistory.closeParams(name, ...beside),
  };
}
