import { baseApi } from '@nukkad/api-client/base-api';
import { type Action, combineReducers, type Reducer } from '@reduxjs/toolkit';

/** The state of the slices that parts of the application inject; each slice extends it beside its definition. */
export interface InjectedState {}

type RootState = { api: ReturnType<typeof baseApi.reducer> } & Partial<InjectedState>;

const reducers: Record<string, Reducer> = { api: baseApi.reducer };
let combined = combineReducers(reducers);

/**
 * The reducer of the store. It contains server data; the slice of a part that is loaded later is injected with the
 * script of that part (`slice.injectInto(rootReducer)`). `combineSlices` of the library would add 0.6 kB to every page.
 */
export const rootReducer = (state: RootState | undefined, action: Action): RootState =>
  combined(state, action) as RootState;

rootReducer.inject = (slice: { reducerPath: string; reducer: Reducer }): void => {
  reducers[slice.reducerPath] = slice.reducer;
  combined = combineReducers(reducers);
};
