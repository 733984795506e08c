import { type createMemoryRouter, NavigationType } from 'react-router-dom';

/** As much of a router as the history of overlays needs. */
type Router = Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'navigate' | 'subscribe'>;

/** How an entry of the history covers its page: with something that the address names, or with something it does not. */
type OverlayEntry = 'named' | 'plain';

interface Overlay {
  /** The URLs at which it is open: the one where it opened, and those that replaced it or were opened on top of it. */
  addresses: ReadonlySet<string>;
  close: () => void;
}

/** What covers the page at an entry of the history, lowest first. */
export function overlaysIn(state: unknown): readonly OverlayEntry[] {
  const covers = (state as { covers?: unknown } | null)?.covers;
  return Array.isArray(covers) ? (covers as OverlayEntry[]) : [];
}

/** The state of an entry that covers what `state` shows with something that its address names. */
export const withOverlay = (state: unknown, cover: OverlayEntry): { covers: OverlayEntry[] } => ({
  ...(state as object | null),
  covers: [...overlaysIn(state), cover],
});

/** The state of an entry in which something that the address names takes the place of what covers the page on top. */
export const withTopOverlayReplaced = (state: unknown): unknown => {
  const covers = overlaysIn(state);
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
  /** The parameters that are taken out of the address entry by entry. */
  let clearing: readonly string[] | null = null;
  /** The overlay that is being closed because somebody went back, and whether the address has changed with it. */
  let goingBack: { overlay: Overlay; hasLeft: boolean } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What is done once the history stands still. */
  let waiting: (() => void)[] = [];

  const shownAt = (address: string) => overlays.filter(({ addresses }) => addresses.has(address));
  const liesOver = (overlay: Overlay, address: string): void => {
    overlay.addresses = new Set([...overlay.addresses, address]);
  };

  /**
   * Moves the open overlays to the next history entry when it has at least as many overlays; they stay open there until
   * they are closed.
   */
  function follows(before: { address: string; covers: number }, location: { address: string; covers: number }): void {
    if (location.covers === 0 || location.covers < before.covers) return;
    for (const overlay of shownAt(before.address)) liesOver(overlay, location.address);
  }

  /** After a step back: closes the overlays that the entry does not have, topmost first, and keeps the rest open. */
  function goneBack(before: { address: string }, { address, covers }: { address: string; covers: number }): void {
    const here = shownAt(address);
    const all = [...here, ...shownAt(before.address).filter((overlay) => !here.includes(overlay))];
    for (const overlay of all.slice(0, covers)) liesOver(overlay, address);
    for (const overlay of all.slice(covers).toReversed()) {
      const closing = { overlay, hasLeft: false };
      goingBack = closing;
      overlay.close();
      goingBack = null;
      // one that a shared link opened has gone with its address; those below it wait for the next step back
      if (closing.hasLeft) break;
    }
  }

  /** Gives the entry other parameters. */
  function replaceWith(search: URLSearchParams, state: unknown): void {
    if (!router) return;
    const { pathname, hash } = router.state.location;
    void router.navigate(
      { pathname, search: search.toString(), hash },
      { replace: true, state, preventScrollReset: true },
    );
  }

  /** Goes on taking out what is being taken out. */
  function clear(): void {
    if (!router || stepping || clearing === null) return;
    const { location } = router.state;
    const search = new URLSearchParams(location.search);
    const names = clearing;
    if (!names.some((name) => search.has(name))) {
      clearing = null;
    } else if (overlaysIn(location.state).length > 0) {
      stepping = 'leaving';
      void router.navigate(-1);
    } else {
      clearing = null;
      for (const name of names) search.delete(name);
      replaceWith(search, location.state);
    }
  }

  /** Adds an entry when the page has more overlays than entries; returns whether it did. */
  function pushMissingEntry(): boolean {
    if (!router || stepping || router.state.navigation.state !== 'idle') return false;
    const { location } = router.state;
    if (shownAt(addressOf(location)).length <= overlaysIn(location.state).length) return false;
    void router.navigate(
      { pathname: location.pathname, search: location.search, hash: location.hash },
      { state: withOverlay(location.state, 'plain'), preventScrollReset: true },
    );
    return true;
  }

  /** Brings the number of entries to the number of overlays. */
  function settle(): void {
    timer = undefined;
    if (!router || stepping || router.state.navigation.state !== 'idle' || pushMissingEntry()) return;
    const { location } = router.state;
    const covers = overlaysIn(location.state);
    const shown = shownAt(addressOf(location)).length;
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
    attachRouter(next: Router): void {
      if (router === next) return;
      stopFollowing?.();
      clearTimeout(timer);
      // what opened before there was a router lies over the page that this one shows
      if (router) overlays = [];
      for (const overlay of overlays) overlay.addresses = new Set([addressOf(next.state.location)]);
      [router, stepping, timer, clearing] = [next, null, undefined, null];
      const entryOf = ({ location }: Router['state']) => ({
        address: addressOf(location),
        covers: overlaysIn(location.state).length,
      });
      let key: string | undefined = next.state.location.key;
      let entry = entryOf(next.state);
      stopFollowing = next.subscribe(({ location, navigation, historyAction }) => {
        if (navigation.state !== 'idle') return;
        if (location.key !== key) {
          key = location.key;
          const before = entry;
          entry = entryOf(next.state);
          const own = stepping === 'closed';
          stepping = null;
          if (historyAction !== NavigationType.Pop) follows(before, entry);
          else if (clearing) clear();
          else if (!own) goneBack(before, entry);
        }
        settleSoon();
      });
      settleSoon();
    },

    /** Something covers the page until the returned function is called; `close` is called when somebody goes back. */
    open(close: () => void): () => void {
      const overlay: Overlay = { addresses: new Set(router ? [addressOf(router.state.location)] : []), close };
      overlays = [...overlays, overlay];
      // before the browser draws the overlay: a step back may follow at once, and has to find its entry
      queueMicrotask(pushMissingEntry);
      settleSoon();
      return () => {
        overlays = overlays.filter((other) => other !== overlay);
        settleSoon();
      };
    },

    /** Does something with the address after what has just closed has taken its entry away; a step back that is under way would undo it. */
    whenIdle(work: () => void): void {
      waiting.push(work);
      settleSoon();
    },

    /** Takes parameters out of the address, with the entry that brought them where there is one. */
    closeParams(...names: string[]): void {
      if (!router || stepping) return;
      const { location } = router.state;
      const search = new URLSearchParams(location.search);
      if (!names.some((name) => search.has(name))) return;
      if (overlaysIn(location.state).length > 0) {
        stepping = 'leaving';
        void router.navigate(-1);
        return;
      }
      for (const name of names) search.delete(name);
      if (goingBack) {
        const next = addressOf({ ...location, search: search.size > 0 ? `?${search}` : '' });
        for (const other of shownAt(addressOf(location))) if (other !== goingBack.overlay) liesOver(other, next);
        goingBack.hasLeft = true;
      }
      replaceWith(search, location.state);
    },

    /** The same, with every entry that has one of them, however many lie on each other. */
    removeParams(...names: string[]): void {
      clearing ??= names;
      clear();
    },

    /** Lets the parameter `name` say `value` again: at the entry below that covers the page too, else in the place of this one. */
    restoreParam(name: string, value: string): void {
      if (!router || stepping) return;
      const { location } = router.state;
      const search = new URLSearchParams(location.search);
      if (!search.has(name) || search.get(name) === value) return;
      if (overlaysIn(location.state).length > 1) {
        stepping = 'leaving';
        void router.navigate(-1);
        return;
      }
      search.set(name, value);
      replaceWith(search, withTopOverlayReplaced(location.state));
    },
  };
}

/** The overlays of this page. */
export const overlayHistory = createOverlayHistory();
