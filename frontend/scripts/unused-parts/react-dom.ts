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

/** Events of browsers before those that the product supports, and events that no element listens to. */
const EVENTS = [
  ...['isFallbackCompositionEnd', 'getFallbackBeforeInputChars', 'getNativeBeforeInputChars'],
  ...['stopWatchingForValueChange', 'handlePropertyChange', 'getDataFromCustomEvent', 'getData'],
  ...['handleEventsForInputEventPolyfill', 'getTargetInstForInputEventPolyfill'],
];
/** Methods of class components that none has, by their conditions. */
const METHODS = Object.fromEntries(
  [
    ...['UNSAFE_componentWillMount', 'componentWillMount', 'UNSAFE_componentWillUpdate', 'componentWillUpdate'],
    'getSnapshotBeforeUpdate',
  ].flatMap((name) => [
    [`"function" !== typeof context.${name}`, 'true'],
    [`"function" === typeof context.${name}`, 'false'],
  ]),
);

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
    ...EVENTS,
    'useMemoCache',
    'useCacheRefresh',
    'refreshCache',
    'callComponentWillReceiveProps',
  ],
  bodies: {
    ...Object.fromEntries(NOTHING_FOUND.map((name) => [name, '{}'])),
    isHostHoistableType: '{ return false; }',
    isCustomElement: '{ return false; }',
    maySuspendCommit: '{ return false; }',
    waitForCommitToBeReady: '{ return null; }',
    getStackByFiberInDevAndProd: '{ return ""; }',
  },
  values: {
    ...METHODS,
    '"function" !== typeof context.UNSAFE_componentWillReceiveProps': 'true',
    '"function" !== typeof context.componentWillReceiveProps': 'true',
    '"documentMode" in document': 'false',
    '"AnimationEvent" in window': 'true',
    '"TransitionEvent" in window': 'true',
    'if (canUseCompositionEvent)': 'if (false)',
    'isComposing\n          ? isFallbackCompositionEnd(domEventName, nativeEvent)': 'false ? false',
    '"keydown" === domEventName &&\n            229 === nativeEvent.keyCode': 'false',
    'eventType &&\n        (useFallbackCompositionData': 'false && (useFallbackCompositionData',
    '(fallbackData = canUseTextInputEvent\n          ? getNativeBeforeInputChars(domEventName, nativeEvent)\n          : getFallbackBeforeInputChars(domEventName, nativeEvent))':
      'false',
    'if (shouldDoubleInvokeUserFnsInHooksDEV) {': 'if (false) {',
  },
  // lists of suspended parts, hidden parts of old versions, traces, elements of the head, of the document, view transitions, activities,
  // consumers of contexts as elements, profilers
  tags: [9, 12, 19, 23, 25, 26, 27, 30, 31],
};
