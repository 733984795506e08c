import type { UnusedParts } from './leave-out.ts';

/**
 * Parts of the router that the product does not use: its routes have no loaders, actions, middleware or redirects, and
 * are all known at the start; no page has fetchers, blockers, submissions, masks or view transitions of the router.
 */
export const REACT_ROUTER: UnusedParts = {
  uncalled: [
    ...['handleAction', 'fetch2', 'handleFetcherAction', 'handleFetcherLoader', 'startRedirectNavigation'],
    ...['discoverRoutes', 'getFetcher', 'resetFetcher', 'queueFetcherForDeletion', 'getBlocker', 'deleteBlocker'],
    ...['updateBlocker', 'patchRoutes', '_internalSetRoutes', 'getUpdatedRevalidatingFetchers', 'updateFetcherState'],
    ...['revalidate', 'interruptActiveLoads'],
  ]
    .map((name) => `createRouter/${name}`)
    .concat(['runClientMiddlewarePipeline', 'parseResponseBody', 'normalizeRelativeRoutingRedirectResponse']),
  bodies: {
    'createRouter/deleteFetcher': '{}',
    'createRouter/abortFetcher': '{}',
    'createRouter/shouldBlockNavigation': '{}',
    'createRouter/checkFogOfWar': '{ return { active: false }; }',
    'createRouter/getUpdatedActionData': '{}',
    'createRouter/markFetchRedirectsDone': '{ return false; }',
    'createRouter/abortStaleFetchLoads': '{ return false; }',
    normalizeNavigateOptions: '{ return { path }; }',
    getActionDataForCommit: '{ return {}; }',
    defaultDataStrategyWithMiddleware: '{ return defaultDataStrategy(args); }',
    loadLazyRouteProperty: '{}',
    findRedirect: '{}',
    isRedirectDataStrategyResult: '{ return false; }',
    isRedirectResult: '{ return false; }',
    isDataWithResponseInit: '{ return false; }',
    restoreAppliedTransitions: '{}',
    persistAppliedTransitions: '{}',
    parseHydrationData: '{}',
  },
  warnings: ['warning', 'warnOnce'],
  values: {
    'init.patchRoutesOnNavigation': 'undefined',
    'init.instrumentations': 'undefined',
    'init.hydrationData': 'undefined',
    'opts && opts.submission && isMutationMethod(opts.submission.formMethod)': 'false',
    'opts && opts.pendingError': 'false',
    'if (isFogOfWar) {': 'if (false) {',
    'if (blockerKey) {': 'if (false) {',
    'blockerKey && delta != null': 'false',
    'opts?.mask': 'undefined',
    'state.actionData != null && state.navigation.formMethod != null && isMutationMethod(state.navigation.formMethod)':
      'false',
    'state.navigation.formMethod != null && isMutationMethod(state.navigation.formMethod)': 'false',
    'submission != null && isMutationMethod(submission.formMethod)': 'false',
    'initialHydration || !matches.some((m) => m.route.id === f.routeId) || fetchersQueuedForDeletion.has(key)': 'true',
    'f.matches && f.match && f.request && f.controller': 'false',
    'if (isResponse(result)) {': 'if (false) {',
    'typeof route.lazy === "function"': 'true',
    // view transitions
    '!viewTransitionOpts || !isViewTransitionAvailable': 'true',
    'renderDfd && pendingState && router.window': 'false',
    'renderDfd && pendingState && state.location.key === pendingState.location.key': 'false',
    '!vtContext.isTransitioning && interruption': 'false',
    'vtContext.isTransitioning && !vtContext.flushSync': 'false',
    'pendingAction === "POP" /* Pop */ && !isUninterruptedRevalidation && location !== state.location': 'false',
    'pendingViewTransitionEnabled) {': 'false) {',
  },
};
