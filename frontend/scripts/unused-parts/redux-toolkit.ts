import type { UnusedParts } from './leave-out.ts';

/**
 * Parts of Redux Toolkit that the product does not use: thunks as reducers of slices, thunks with an argument of their
 * own or with options that RTK Query does not set, and the default case of reducers.
 */
export const REDUX_TOOLKIT: UnusedParts = {
  uncalled: ['handleThunkCaseReducerDefinition', 'buildReducerCreators'],
  bodies: {
    'executeReducerBuilderCallback/addAsyncThunk': '{}',
    'executeReducerBuilderCallback/addDefaultCase': '{}',
    isAsyncThunkSliceReducerDefinition: '{ return false; }',
    isThenable: '{ return false; }',
  },
  values: {
    'isBoolean(thunk$1)': 'true',
    'typeof options.reducers === "function" ? options.reducers(buildReducerCreators()) : options.reducers':
      'options.reducers',
    'if (signal) {': 'if (false) {',
    'options?.idGenerator ? options.idGenerator(arg) : nanoid()': 'nanoid()',
    'options && options.serializeError || miniSerializeError': 'miniSerializeError',
    'settled: isAnyOf(rejected, fulfilled),': '',
  },
};

/** Calls with schemas, which the product's endpoints do not have. */
const SCHEMAS = [
  ...['argSchema && !shouldSkip(skipSchemaValidation, "arg")'],
  ...['rawResponseSchema && !shouldSkip(skipSchemaValidation, "rawResponse")'],
  ...['responseSchema && !shouldSkip(skipSchemaValidation, "response")'],
  ...['metaSchema && !shouldSkip(skipSchemaValidation, "meta") && finalQueryReturnValue.meta'],
  ...['metaSchema && !shouldSkip(skipSchemaValidation, "meta")'],
  ...['rawErrorResponseSchema && !shouldSkip(skipSchemaValidation, "rawErrorResponse")'],
  ...['errorResponseSchema && !shouldSkip(skipSchemaValidation, "errorResponse")'],
  ...['caughtError instanceof NamedSchemaError'],
];

/**
 * Parts of RTK Query that the product does not use: stored states, schemas, lists of entries, entries with a life of
 * their own, refetches when a window is focused or online, prefetches, resets of the whole state, pages before the
 * first one, arguments and results with functions of endpoints, and patches of parts of an entry. A changed entry is
 * replaced as a whole, with the unchanged parts of the former one.
 */
export const RTK_QUERY: UnusedParts = {
  uncalled: [
    ...['getRunningMutationThunk', 'getRunningQueriesThunk', 'getRunningMutationsThunk'].map(
      (name) => `buildInitiate/${name}`,
    ),
    'buildThunks/prefetch',
    'buildThunks/addToStart',
    'buildSelectors/selectCachedArgsForQuery',
    'parseWithSchema',
  ],
  bodies: {
    'buildThunks/buildMatchThunkActions': '{ return {}; }',
    'buildSelectors/getHasPreviousPage': '{ return false; }',
    getPreviousPageParam: '{}',
    buildWindowEventHandler: '{}',
    buildCacheLifecycleHandler: '{ return () => {}; }',
    buildDevCheckHandler: '{ return () => {}; }',
  },
  initials: {
    'buildCreateApi/baseCreateApi/extractRehydrationInfo': '() => {}',
    'buildCreateApi/baseCreateApi/hasRehydrationInfo': '() => false',
    'buildSelectors/selectAllQueryEntries': 'undefined',
    'buildSelectors/selectEntriesForEndpoint': 'undefined',
    NamedSchemaError: 'undefined',
  },
  chained: [
    'addMatcher(hasRehydrationInfo',
    'addCase(onOnline',
    'addCase(onOffline',
    'addCase(onFocus,',
    'addCase(onFocusLost',
  ],
  values: {
    ...Object.fromEntries(SCHEMAS.map((text) => [text, 'false'])),
    ' || hasRehydrationInfo(action)': '',
    ' || context.hasRehydrationInfo(action)': '',
    'context.hasRehydrationInfo(action)': 'false',
    'api.util.resetApiState.match(action)': 'false',
    'resetApiState.match(action) ? void 0 : state': 'state',
    'windowEventsHandler(action, mwApiWithNext, stateBefore);': '',
    'if (merge) {': 'if (false) {',
    'queryArgsApi.endpointDefinition && "serializeQueryArgs" in queryArgsApi.endpointDefinition': 'false',
    'definitions[meta.arg.endpointName].structuralSharing ?? true': 'true',
    'if (fixedCacheKey) {': 'if (false) {',
    'const previous = arg.direction === "backward";': 'const previous = false;',
    '(direction === "forward" ? getNextPageParam : getPreviousPageParam)': 'getNextPageParam',
    // patches
    'enablePatches();': '',
    'const [value, patches, inversePatches] = produceWithPatches(currentState.data, updateRecipe);':
      'const value = createNextState(currentState.data, updateRecipe); const patches = value === currentState.data ? [] : [{ value }]; const inversePatches = [];',
    'applyPatches(substate.data, patches.concat())': 'patches[0].value',
    'return applyPatches(state, action.payload);':
      'for (const { op, path, value } of action.payload) { if (op === "add") state[path[0]] = value; else delete state[path[0]]; }',
  },
};

/** Parts of the hooks of RTK Query that no page uses, and values that only developer tools show. */
export const RTK_QUERY_HOOKS: UnusedParts = {
  uncalled: ['buildHooks/usePrefetch'],
  values: {
    'useDebugValue(debugValue);': '',
    'const debugValue = pick(queryStateResults, ...COMMON_HOOK_DEBUG_FIELDS);': '',
    'const debugValue = pick(queryStateResults, ...COMMON_HOOK_DEBUG_FIELDS, "hasNextPage", "hasPreviousPage");': '',
    'const debugValue = pick(currentState, ...COMMON_HOOK_DEBUG_FIELDS, "endpointName");': '',
    'infiniteQueryStatePreSelector)': 'queryStatePreSelector)',
  },
};

/** Parts of immer that the product does not use: patches, maps and sets, drafts outside of a recipe, and other forms of copies. */
export const IMMER: UnusedParts = {
  uncalled: ['createDraft', 'finishDraft', 'setAutoFreeze', 'setUseStrictShallowCopy', 'setUseStrictIteration'].map(
    (name) => `Immer2/${name}`,
  ),
  bodies: {
    'Immer2/applyPatches': '{}',
    'Immer2/this.produceWithPatches': '{}',
    usePatchesInScope: '{}',
    isPluginLoaded: '{ return false; }',
  },
  values: {
    'isFunction(base) && !isFunction(recipe)': 'false',
    'patchListener !== void 0 && !isFunction(patchListener)': 'false',
    'if (patchListener) {': 'if (false) {',
    'if (patchPlugin_) {': 'if (false) {',
    'if (scope.patches_) {': 'if (false) {',
    'isBoolean(config?.autoFreeze)': 'false',
    'isBoolean(strictShallowCopy) || strictShallowCopy === "class_only"': 'false',
    'isBoolean(config?.useStrictIteration)': 'false',
  },
};
