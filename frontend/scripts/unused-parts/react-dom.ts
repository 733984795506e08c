import type { UnusedParts } from './leave-out.ts';

const DISPATCHED = [
  ...[
    'dispatchActionState',
    'runActionStateAction',
    'mountActionState',
    'updateActionStateImpl',
    'rerenderActionState',
  ],
  ...['startHostTransition', 'ensureFormComponentIsStateful', 'requestFormReset$1', 'useHostTransitionStatus'],
];
const RESOURCES = [
  ...['preconnectAs', 'prefetchDNS', 'preconnect', 'preload', 'preloadModule', 'preinitStyle', 'preinitScript'],
  ...['preinitModuleScript', 'getResource', 'preloadStylesheet', 'acquireResource', 'insertStylesheet'],
  ...['getHydratableHoistableCache', 'suspendInstance', 'suspendResource', 'insertStylesheetIntoRoot'],
  ...['createHoistableInstance', 'preloadResourceAndSuspendIfNeeded', 'resolveSingletonInstance'],
  ...['releaseSingletonInstance', 'clearSingletonPreambleContribution', 'estimateBandwidth'],
];
const FRAGMENTS = [
  ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'focus', 'focusLast', 'blur', 'observeUsing'],
  ...['unobserveUsing', 'getClientRects', 'getRootNode', 'compareDocumentPosition', 'scrollIntoView'],
].map((name) => `FragmentInstance.prototype.${name}`);
const TRANSITIONS = [
  ...['startViewTransition', 'applyViewTransitionToHostInstances', 'applyViewTransitionToHostInstancesRecursive'],
  ...['measureViewTransitionHostInstancesRecursive', 'applyViewTransitionName', 'restoreViewTransitionName'],
  ...['createMeasurement', 'flushAfterMutationEffects', 'commitAfterMutationEffectsOnFiber'],
];
const LISTS = [
  'updateSuspenseListComponent',
  'initSuspenseListRenderState',
  'findFirstSuspended',
  'updateActivityComponent',
];

/** Functions that search changed elements for features that no page uses. */
const NOTHING_FOUND = [
  ...['trackEnterViewTransitions', 'commitAppearingPairViewTransitions', 'commitEnterViewTransitions'],
  ...['commitExitViewTransitions', 'commitDeletedPairViewTransitions', 'commitNestedViewTransitions'],
  ...['restorePairedViewTransitions', 'restoreEnterOrExitViewTransitions', 'restoreNestedViewTransitions'],
  ...['measureNestedViewTransitions', 'accumulateSuspenseyCommitOnFiber', 'commitActivityHydrationCallbacks'],
  ...['commitNewChildToFragmentInstance', 'deleteChildFromFragmentInstance', 'extractEvents$1'],
];

/**
 * Parts of React that the product does not use: view transitions, activities and lists of suspended parts, references to
 * fragments, functions as actions of forms, elements of the head, styles and scripts drawn by components, elements of
 * its own names, and stacks of components in reported errors. `unused-parts.spec.ts` looks for them in our sources.
 */
export const REACT_DOM: UnusedParts = {
  uncalled: [
    ...DISPATCHED,
    ...RESOURCES,
    ...FRAGMENTS,
    ...TRANSITIONS,
    ...LISTS,
    'setPropOnCustomElement',
    'describeNativeComponentFrame',
  ],
  bodies: {
    ...Object.fromEntries(NOTHING_FOUND.map((name) => [name, '{}'])),
    isHostHoistableType: '{ return false; }',
    isCustomElement: '{ return false; }',
    maySuspendCommit: '{ return false; }',
    waitForCommitToBeReady: '{ return null; }',
    getStackByFiberInDevAndProd: '{ return ""; }',
  },
  // lists of suspended parts, hidden parts of old versions, traces, elements of the head, of the document, view transitions, activities
  tags: [19, 23, 25, 26, 27, 30, 31],
};
