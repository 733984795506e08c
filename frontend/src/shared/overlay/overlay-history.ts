import { type createMemoryRouter, NavigationType } from 'react-router-dom';

/** As much of a router as the history of overlays needs. */
type Router = Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'navigate' | 'subscribe'>;

/** How an entry of the history covers its page: with something that the address names, or with something it does not. */
type Cover = 'named' | 'plain';

interface Overlay {
  /** The address over which it opened. */
  address: string;
  close: () => void;
}

/** What covers the page at an entry of the history, lowest first. */
export function coversOf(state: unknown): readonly Cover[] {
  const covers = (state as { covers?: unknown } | null)?.covers;
  return Array.isArray(covers) ? (covers as Cover[]) : [];
}

/** The state of an entry that covers what `state` shows with something that its address names. */
export const coveredBy = (state: unknown, cover: Cover): { covers: Cover[] } => ({
  ...(state as object | null),
  covers: [...coversOf(state), cover],
});

/** The state of an entry in which something that the address names takes the place of what covers the page on top. */
export const replacedIn = (state: unknown): unknown => {
  const covers = coversOf(state);
  return covers.length === 0 ? state : { ...(state as object), covers: [...covers.slice(0, -1), 'named'] };
};

const addressOf = ({ pathname, search }: { pathname: string; search: string }): string => `${pathname}${search}`;

/**
 * Keeps as many entries of the history as there are overlays (sheets, dialogs, drawers, menus) over the page: opening one
 * pushes an entry, Back closes it, and closing it in another way goes back.
 */
export function createOverlayHistory() {
  let router: Router | undefined;
  let stopFollowing: (() => void) | undefined;
  let overlays: readonly Overlay[] = [];
  /** A step back is under way: of an overlay that was closed, or of one whose address is being left. */
  let stepping: 'closed' | 'leaving' | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What is done once the history stands still. */
  let waiting: (() => void)[] = [];

  const shownAt = (address: string) => overlays.filter((overlay) => overlay.address === address);

  /** Brings the number of entries to the number of overlays. */
  function settle(): void {
    timer = undefined;
    if (!router || stepping || router.state.navigation.state !== 'idle') return;
    const { location } = router.state;
    const covers = coversOf(location.state);
    const shown = shownAt(addressOf(location)).length;
    if (shown > covers.length) {
      void router.navigate(
        { pathname: location.pathname, search: location.search, hash: location.hash },
        { state: coveredBy(location.state, 'plain'), preventScrollReset: true },
      );
      return;
    }
    // what the address names may still be loading; it goes when the address changes
    const surplus = covers.slice(shown);
    const steps = surplus.length - (surplus.lastIndexOf('named') + 1);
    if (steps === 0) {
      const works = waiting;
      waiting = [];
      for (const work of works) work();
      return;
    }
    stepping = 'closed';
    void router.navigate(-steps);
  }

  // after everything that one event opens and closes
  const settleSoon = () => (timer ??= setTimeout(settle, 0));

  return {
    /** Follows the router of the application from now on, in place of the one before. */
    follow(next: Router): void {
      if (router === next) return;
      stopFollowing?.();
      clearTimeout(timer);
      // what opened before there was a router lies over the page that this one shows
      if (router) overlays = [];
      for (const overlay of overlays) overlay.address = addressOf(next.state.location);
      [router, stepping, timer] = [next, null, undefined];
      let key: string | undefined = next.state.location.key;
      stopFollowing = next.subscribe(({ location, navigation, historyAction }) => {
        if (navigation.state !== 'idle') return;
        if (location.key !== key) {
          key = location.key;
          const own = stepping === 'closed';
          stepping = null;
          if (historyAction === NavigationType.Pop && !own) {
            const beyond = shownAt(addressOf(location)).slice(coversOf(location.state).length);
            for (const overlay of beyond.toReversed()) overlay.close();
          }
        }
        settleSoon();
      });
      settleSoon();
    },

    /** Something covers the page until the returned function is called; `close` is called when somebody goes back. */
    open(close: () => void): () => void {
      const overlay: Overlay = { address: router ? addressOf(router.state.location) : '', close };
      overlays = [...overlays, overlay];
      settleSoon();
      return () => {
        overlays = overlays.filter((other) => other !== overlay);
        settleSoon();
      };
    },

    /** Does something with the address after what has just closed has taken its entry away; a step back that is under way would undo it. */
    afterwards(work: () => void): void {
      waiting.push(work);
      settleSoon();
    },

    /** Takes parameters out of the address, with the entry that brought them where there is one. */
    leave(...names: string[]): void {
      if (!router || stepping) return;
      const { location } = router.state;
      const search = new URLSearchParams(location.search);
      if (!names.some((name) => search.has(name))) return;
      if (coversOf(location.state).length > 0) {
        stepping = 'leaving';
        void router.navigate(-1);
        return;
      }
      for (const name of names) search.delete(name);
      void router.navigate(
        { pathname: location.pathname, search: search.toString(), hash: location.hash },
        { replace: true, state: location.state as unknown, preventScrollReset: true },
      );
    },
  };
}

/** The overlays of this page. */
export const overlayHistory = createOverlayHistory();
