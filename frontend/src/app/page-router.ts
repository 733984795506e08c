import { createElement } from 'react';
import {
  type createBrowserRouter,
  createPath,
  type Location,
  matchRoutes,
  NavigationType,
  resolvePath,
  type RouteObject,
  type To,
} from 'react-router-dom';

type DataRouter = ReturnType<typeof createBrowserRouter>;
type State = DataRouter['state'];
type Subscriber = Parameters<DataRouter['subscribe']>[0];
type Matches = State['matches'];
/** A route as the components of the library read it: with an id, and elements in place of components. */
type Route = RouteObject & { id: string; hasErrorBoundary: boolean; children?: Route[] };

interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
  preventScrollReset?: boolean;
}

/** What the browser keeps with an entry of its history, in the form that the library's own router gives it. */
interface Entry {
  usr: unknown;
  key: string;
  idx: number;
}

const IDLE = {
  ...{ state: 'idle', location: undefined, matches: undefined, historyAction: undefined },
  ...{ formMethod: undefined, formAction: undefined, formEncType: undefined },
  ...{ formData: undefined, json: undefined, text: undefined },
} as State['navigation'];

const currentEntry = (): Partial<Entry> => (history.state as Partial<Entry> | null) ?? {};

function readLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { usr, key = 'default' } = currentEntry();
  return { pathname, search, hash, state: usr ?? null, key };
}

const makeKey = (): string => Math.random().toString(36).slice(2, 10);

/** The whole address; refuses one of another site. */
function toUrl(to: To): URL {
  const href = typeof to === 'string' ? to : createPath(to);
  const url = new URL(href, window.location.origin);
  if (url.origin !== window.location.origin) throw new Error(`${href} is not an address of this site.`);
  return url;
}

/** An address as the browser writes it. */
function encode(to: To): { pathname: string; search: string; hash: string } {
  const { pathname, search, hash } = toUrl(to);
  return { pathname, search, hash };
}

/** Whether a navigation leads to a place within the document. */
const leadsWithin = (from: Location, to: Location): boolean =>
  from.pathname === to.pathname && from.search === to.search && to.hash !== '';

/** Copies routes, with all that the components of the library read of them. */
function prepareRoutes(routes: readonly RouteObject[], manifest: Record<string, Route>, above: string[] = []): Route[] {
  return routes.map((route, index) => {
    const path = [...above, String(index)];
    const { HydrateFallback } = route;
    const prepared = {
      ...route,
      id: path.join('-'),
      hasErrorBoundary: route.errorElement !== undefined,
      ...(HydrateFallback && { hydrateFallbackElement: createElement(HydrateFallback), HydrateFallback: undefined }),
      ...(route.children && { children: prepareRoutes(route.children, manifest, path) }),
    } as Route;
    manifest[prepared.id] = prepared;
    return prepared;
  });
}

/** Fetches the page of a route. A page that could not be fetched is fetched again by the next navigation to it. */
async function fetchPage(route: Route): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const { Component, ...page } = (await route.lazy()) as Partial<RouteObject>;
  Object.assign(route, page, Component && { element: createElement(Component) }, { lazy: undefined });
}

/** The route that draws the failure of `failed`: itself or the nearest one around it, else the first of all. */
function findBoundary(matches: readonly { route: Route }[], failed: Route): Route {
  const around = matches.map(({ route }) => route);
  const candidates = around.slice(0, around.indexOf(failed) + 1);
  return candidates.findLast(({ hasErrorBoundary }) => hasErrorBoundary) ?? candidates[0] ?? failed;
}

/**
 * The router of the pages of this product in a browser. It takes the place of `createBrowserRouter`, most of which is for loaders, actions
 * and server frameworks, and has what `RouterProvider`, the hooks and the links of the library use: the history, the pages that are
 * fetched on the way, the errors of those that are not, and the positions of scrolling. Addresses in `navigate` are absolute, or
 * change the search and the fragment of the current one.
 *
 * @param routes a list in which some route matches every address.
 */
export class PageRouter {
  readonly basename = '/';
  readonly future = {};
  readonly window = window;
  readonly manifest: Record<string, Route> = {};
  readonly routes: Route[];
  state: State;
  private readonly subscribers = new Set<Subscriber>();
  /** The navigation that is under way; an earlier one changes nothing any more. */
  private current: object | undefined;
  private positions: Record<string, number> | undefined;
  private readPosition: (() => number) | undefined;
  private hasRestored = false;
  private finishStep: (() => void) | undefined;
  /** The state changed while nobody was subscribed. */
  private hasUntold = false;

  constructor(routes: readonly RouteObject[]) {
    this.routes = prepareRoutes(routes, this.manifest);
    if (currentEntry().idx === undefined) history.replaceState({ ...currentEntry(), idx: 0 }, '');
    const location = readLocation();
    const matches = this.match(location);
    const initialized = !matches.some(({ route }) => route.lazy);
    this.state = {
      ...{ historyAction: NavigationType.Pop, location, matches, initialized, renderFallback: !initialized },
      ...{ navigation: IDLE, restoreScrollPosition: null, preventScrollReset: false, revalidation: 'idle' },
      ...{ loaderData: {}, actionData: null, errors: null, fetchers: new Map(), blockers: new Map() },
    };
    window.addEventListener('popstate', this.follow);
    if (!initialized) void this.go(NavigationType.Pop, location);
  }

  /** Lets the router change nothing more. */
  readonly dispose = (): void => {
    window.removeEventListener('popstate', this.follow);
    this.subscribers.clear();
    this.current = undefined;
  };

  /** Calls `subscriber` with each new state, until the returned function is called. */
  readonly subscribe = (subscriber: Subscriber): (() => void) => {
    this.subscribers.add(subscriber);
    // a component subscribes once it is drawn: what changed since it read the state would be lost
    if (this.hasUntold) this.tell(subscriber);
    this.hasUntold = false;
    return () => this.subscribers.delete(subscriber);
  };

  readonly createHref = (to: To): string => (typeof to === 'string' ? to : createPath(to));
  readonly createURL = toUrl;
  readonly encodeLocation = encode;

  /** Goes to an address, or by a number of entries of the history; settles when the page is drawn or another navigation took over. */
  readonly navigate = async (to: To | number, options: NavigateOptions = {}): Promise<void> => {
    this.finishStep?.();
    if (typeof to === 'number') {
      const step = new Promise<void>((resolve) => (this.finishStep = resolve));
      history.go(to);
      return step;
    }
    const { replace = false, state = null, preventScrollReset = false } = options;
    toUrl(to);
    const address = encode(resolvePath(to, this.state.location.pathname));
    const action = replace ? NavigationType.Replace : NavigationType.Push;
    await this.go(action, { ...address, state, key: makeKey() }, preventScrollReset);
  };

  /** Keeps the positions of pages that are left in `positions`, and returns to them. */
  readonly enableScrollRestoration = (positions: Record<string, number>, readPosition: () => number): (() => void) => {
    this.positions = positions;
    this.readPosition = readPosition;
    if (!this.hasRestored && this.state.navigation === IDLE) {
      this.hasRestored = true;
      const restoreScrollPosition = positions[this.state.location.key];
      if (restoreScrollPosition !== undefined) this.update({ restoreScrollPosition });
    }
    return () => {
      this.positions = undefined;
      this.readPosition = undefined;
    };
  };

  private readonly follow = (): void => void this.go(NavigationType.Pop, readLocation());

  private match(location: Location): Matches {
    const matches = matchRoutes(this.routes, location);
    if (!matches) throw new Error('No route matches this address.');
    return matches;
  }

  private async go(historyAction: NavigationType, location: Location, preventScrollReset = false): Promise<void> {
    const navigation = {};
    this.current = navigation;
    const { state } = this;
    if (this.positions && this.readPosition) this.positions[state.location.key] = this.readPosition();
    const matches = this.match(location);
    const isWithin = state.initialized && leadsWithin(state.location, location);
    const routes = matches.map(({ route }) => route as Route);
    const unfetched = isWithin ? [] : routes.filter(({ lazy }) => lazy);
    let errors: State['errors'] = isWithin ? state.errors : null;
    // a page that is there follows its address at once: the next change of the same event starts from it
    if (unfetched.length > 0) {
      if (state.initialized)
        this.update({
          navigation: { ...IDLE, state: 'loading', location, matches, historyAction },
        });
      const outcomes = await Promise.allSettled(unfetched.map(fetchPage));
      if (this.current !== navigation) return;
      const failed = outcomes.findIndex(({ status }) => status === 'rejected');
      const [outcome, route] = [outcomes[failed], unfetched[failed]];
      if (outcome?.status === 'rejected' && route)
        errors = { [findBoundary(matches as { route: Route }[], route).id]: outcome.reason as unknown };
    }
    this.current = undefined;
    this.writeHistory(historyAction, location);
    this.update({
      ...{ historyAction, location, matches, errors, initialized: true, renderFallback: false, navigation: IDLE },
      restoreScrollPosition: this.positions?.[location.key] ?? null,
      preventScrollReset,
    });
    this.finishStep?.();
    this.finishStep = undefined;
  }

  private writeHistory(action: NavigationType, location: Location): void {
    if (action === NavigationType.Pop) return;
    const { idx = 0 } = currentEntry();
    const isPush = action === NavigationType.Push;
    const entry: Entry = { usr: location.state as unknown, key: location.key, idx: isPush ? idx + 1 : idx };
    if (isPush) history.pushState(entry, '', createPath(location));
    else history.replaceState(entry, '', createPath(location));
  }

  private update(changes: Partial<State>): void {
    this.state = { ...this.state, ...changes };
    this.hasUntold = this.subscribers.size === 0;
    for (const subscriber of [...this.subscribers]) this.tell(subscriber);
  }

  private tell(subscriber: Subscriber): void {
    const { errors: newErrors } = this.state;
    subscriber(this.state, { deletedFetchers: [], newErrors, flushSync: false, viewTransitionOpts: undefined });
  }
}

/** Starts the router of the product, as the components of the library take it: they use no more of it than it has. */
export const createPageRouter = (routes: readonly RouteObject[]): DataRouter =>
  new PageRouter(routes) as unknown as DataRouter;
