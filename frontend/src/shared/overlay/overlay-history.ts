import { type createMemoryRouter, NavigationType } from 'react-router-dom';

/** The part of a router that the history of overlays needs. */
type Router = Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'navigate' | 'subscribe'>;

/** Kind of an overlay in a history entry: named by the address, or not. */
type OverlayEntry = 'named' | 'plain';

interface Overlay {
  /**
   * The URLs at which the overlay is open: the URL at which it opened, and URLs that replaced it or were opened on top
   * of it.
   */
  addresses: ReadonlySet<string>;
  close: () => void;
}

/** Returns the overlays of a history entry, lowest first. */
export function overlaysIn(state: unknown): readonly OverlayEntry[] {
  const covers = (state as { covers?: unknown } | null)?.covers;
  return Array.isArray(covers) ? (covers as OverlayEntry[]) : [];
}

/** Returns the state of a history entry that adds an overlay, named by its address, to the overlays of `state`. */
export const withOverlay = (state: unknown, cover: OverlayEntry): { covers: OverlayEntry[] } => ({
  ...(state as object | null),
  covers: [...overlaysIn(state), cover],
});

/** Returns the state of a history entry in which an overlay named by the address replaces the topmost overlay. */
export const withTopOverlayReplaced = (state: unknown): unknown => {
  const covers = overlaysIn(state);
  return covers.length === 0 ? state : { ...(state as object), covers: [...covers.slice(0, -1), 'named'] };
};

const addressOf = ({ pathname, search }: { pathname: string; search: string }): string => `${pathname}${search}`;

/**
 * Keeps the number of history entries equal to the number of overlays (sheets, dialogs, drawers, menus) over the page:
 * opening one pushes an entry, Back closes it, and closing it in another way goes back.
 */
export function createOverlayHistory() {
  let router: Router | undefined;
  let stopFollowing: (() => void) | undefined;
  let overlays: readonly Overlay[] = [];
  /** A pending step back: of a closed overlay, or of an overlay with an address that is being left. */
  let stepping: 'closed' | 'leaving' | null = null;
  /** The parameters that are being removed from the address, entry by entry. */
  let clearing: readonly string[] | null = null;
  /** The overlay that is being closed because the user went back, and whether the address has changed with it. */
  let goingBack: { overlay: Overlay; hasLeft: boolean } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Work to run once the history is idle. */
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

  /** Handles a step back: closes the overlays that the entry does not have, topmost first, and leaves the rest open. */
  function goneBack(before: { address: string }, { address, covers }: { address: string; covers: number }): void {
    const here = shownAt(address);
    const all = [...here, ...shownAt(before.address).filter((overlay) => !here.includes(overlay))];
    for (const overlay of all.slice(0, covers)) liesOver(overlay, address);
    for (const overlay of all.slice(covers).toReversed()) {
      const closing = { overlay, hasLeft: false };
      goingBack = closing;
      overlay.close();
      goingBack = null;
      // an overlay opened by a shared link has left with its address; the overlays below it wait for the next step back
      if (closing.hasLeft) break;
    }
  }

  /** Replaces the parameters of the present entry. */
  function replaceWith(search: URLSearchParams, state: unknown): void {
    if (!router) return;
    const { pathname, hash } = router.state.location;
    void router.navigate(
      { pathname, search: search.toString(), hash },
      { replace: true, state, preventScrollReset: true },
    );
  }

  /** Continues the removal of parameters. */
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

  /** Adds an entry if the page has more overlays than entries; returns whether it did. */
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

  /** Adjusts the number of entries to the number of overlays. */
  function settle(): void {
    timer = undefined;
    if (!router || stepping || router.state.navigation.state !== 'idle' || pushMissingEntry()) return;
    const { location } = router.state;
    const covers = overlaysIn(location.state);
    const shown = shownAt(addressOf(location)).length;
    // a named overlay may still be loading; its entry is removed when the address changes
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

  // after all overlays that one event opens and closes
  const settleSoon = () => (timer ??= setTimeout(settle, 0));

  return {
    /** Follows the router of the application from now on, instead of the previous one. */
    attachRouter(next: Router): void {
      if (router === next) return;
      stopFollowing?.();
      clearTimeout(timer);
      // overlays that opened before there was a router belong to the page of this router
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

    /** Registers an overlay until the returned function is called; `close` is called when the user goes back. */
    open(close: () => void): () => void {
      const overlay: Overlay = { addresses: new Set(router ? [addressOf(router.state.location)] : []), close };
      overlays = [...overlays, overlay];
      // before the browser draws the overlay, because an immediate step back must find its entry
      queueMicrotask(pushMissingEntry);
      settleSoon();
      return () => {
        overlays = overlays.filter((other) => other !== overlay);
        settleSoon();
      };
    },

    /**
     * Runs `work` on the address after the last closed overlay has removed its entry; a pending step back would undo
     * the change.
     */
    whenIdle(work: () => void): void {
      waiting.push(work);
      settleSoon();
    },

    /** Removes parameters from the address, with the history entry that added them if there is one. */
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

    /** Removes parameters like `closeParams`, with all entries that have one of them, however many. */
    removeParams(...names: string[]): void {
      clearing ??= names;
      clear();
    },

    /**
     * Resets the parameter `name` to `value`: at the entry below if that has an overlay too, otherwise in the present
     * entry.
     */
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
